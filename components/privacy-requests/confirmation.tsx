import { buttonClass } from "@/components/ui/button-class";
import { Card } from "@/components/ui/card";
import { Container, PageHeader } from "@/components/ui/section";
import { confirmPage, trackingPage } from "@/lib/privacy/request-words";
import { longDate } from "@/lib/site/dates";
import { endpoints } from "@/lib/site/paths";
import { Facts } from "./facts";
import { LinkForm } from "./link-form";

type ConfirmationProps = {
  request: { reference: string; name: string; agentName: string | null; receivedAt: Date; dueAt: Date };
  token: string;
};

export function Confirmation({ request, token }: ConfirmationProps) {
  const { labels } = trackingPage;
  const lead = request.agentName ? confirmPage.leadForAgent(request.agentName) : confirmPage.lead;
  return (
    <>
      <PageHeader title={confirmPage.title} lead={lead} />
      <Container className="py-12 sm:py-16">
        <Card className="max-w-2xl p-5 sm:p-8">
          <Facts
            rows={[
              [labels.reference, request.reference],
              [labels.request, request.name],
              [labels.received, longDate(request.receivedAt)],
              [labels.due, longDate(request.dueAt)],
            ]}
            className="sm:grid-cols-2"
          />
          <div className="mt-8">
            <LinkForm action={endpoints.privacyConfirm} fields={{ token }}>
              <button type="submit" className={buttonClass("primary", "lg", "w-full sm:w-auto")}>
                {confirmPage.button}
              </button>
            </LinkForm>
          </div>
          <p className="mt-5 text-[0.9375rem] leading-6 text-ink-soft">{confirmPage.otherwise}</p>
        </Card>
      </Container>
    </>
  );
}
