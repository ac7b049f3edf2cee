import { Facts } from "@/components/privacy-requests/facts";
import { LinkForm } from "@/components/privacy-requests/link-form";
import { buttonClass } from "@/components/ui/button-class";
import { Card } from "@/components/ui/card";
import { Container, PageHeader } from "@/components/ui/section";
import { endpoints } from "@/lib/site/paths";
import type { Subscription } from "@/lib/subscribers/subscription";
import { confirmPage as copy, maintenanceInWords, servicesInWords } from "@/lib/subscribers/words";

type ConfirmationProps = { subscription: Subscription; token: string };

export function Confirmation({ subscription, token }: ConfirmationProps) {
  const { email, services, maintenance } = subscription;
  return (
    <>
      <PageHeader title={copy.title} lead={copy.lead} />
      <Container className="py-12 sm:py-16">
        <Card className="max-w-2xl p-5 sm:p-8">
          <Facts
            rows={[
              [copy.address, email],
              [copy.services, servicesInWords(services)],
              [copy.maintenance, maintenanceInWords(maintenance)],
            ]}
            className="sm:grid-cols-2"
          />
          <div className="mt-8">
            <LinkForm action={endpoints.subscriptionConfirm} fields={{ token }}>
              <button type="submit" className={buttonClass("primary", "lg", "w-full sm:w-auto")}>
                {copy.button}
              </button>
            </LinkForm>
          </div>
          <p className="mt-5 text-[0.9375rem] leading-6 text-ink-soft">{copy.otherwise}</p>
        </Card>
      </Container>
    </>
  );
}
