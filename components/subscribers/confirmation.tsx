import { LinkForm } from "@/components/forms/link-form";
import { buttonClass } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Facts } from "@/components/ui/facts";
import { FragmentNotices } from "@/components/ui/notice";
import { Container, PageHeader } from "@/components/ui/section";
import { currentLanguage } from "@/lib/site/current-language";
import { endpointIn } from "@/lib/site/language";
import { endpoints } from "@/lib/site/paths";
import type { Subscription } from "@/lib/subscribers/subscription";
import { maintenanceInWords, servicesInWords, subscriberWords } from "@/lib/subscribers/words";

type ConfirmationProps = { subscription: Subscription; token: string };

export async function Confirmation({ subscription, token }: ConfirmationProps) {
  const { email, services, maintenance } = subscription;
  const language = await currentLanguage();
  const { confirm: words, choice, subscribe } = subscriberWords[language];
  return (
    <>
      <PageHeader title={words.title} lead={words.lead} />
      <Container className="py-12 sm:py-16">
        <FragmentNotices notices={[{ id: "failed", tone: "danger", ...subscribe.panels.failed }]} />
        <Card className="max-w-2xl p-5 sm:p-8">
          <Facts
            rows={[
              [words.address, email],
              [choice.services, servicesInWords(services, language)],
              [choice.maintenance, maintenanceInWords(maintenance, language)],
            ]}
            className="sm:grid-cols-2"
          />
          <div className="mt-8">
            <LinkForm action={endpointIn(language, endpoints.subscriptionConfirm)} fields={{ token }}>
              <button type="submit" className={buttonClass("primary", "lg", "w-full sm:w-auto")}>
                {words.button}
              </button>
            </LinkForm>
          </div>
          <p className="mt-5 text-[0.9375rem] leading-6 text-ink-soft">{words.otherwise}</p>
        </Card>
      </Container>
    </>
  );
}
