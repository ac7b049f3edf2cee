import { LinkForm } from "@/components/forms/link-form";
import { SpentLink } from "@/components/forms/spent-link";
import { buttonClass } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { CheckboxField } from "@/components/ui/choice";
import { FragmentNotices } from "@/components/ui/notice";
import { Container, PageHeader } from "@/components/ui/section";
import { currentLanguage } from "@/lib/site/current-language";
import { endpointIn } from "@/lib/site/language";
import { endpoints, paths } from "@/lib/site/paths";
import { serviceNamesIn } from "@/lib/site/services";
import { serviceFieldName } from "@/lib/subscribers/schema";
import type { Subscription } from "@/lib/subscribers/subscription";
import { subscriberWords } from "@/lib/subscribers/words";

type ManageProps = { subscription: Subscription; token: string };

/** Changes or ends a subscription, with two plain forms. */
export async function Manage({ subscription, token }: ManageProps) {
  const { email, services, maintenance } = subscription;
  const language = await currentLanguage();
  const { manage: words, choice, subscribe } = subscriberWords[language];
  return (
    <>
      <PageHeader title={words.title} lead={words.lead({ email })} />
      <Container className="grid gap-8 py-12 sm:py-16 lg:grid-cols-[minmax(0,1.9fr)_minmax(0,1fr)] lg:gap-16">
        <div>
          <FragmentNotices
            notices={[
              { id: "confirmed", tone: "success", title: words.confirmed },
              { id: "changed", tone: "success", title: words.changed },
              { id: "failed", tone: "danger", ...subscribe.panels.failed },
            ]}
          />
          <Card as="section" className="p-5 sm:p-8">
            <h2 className="text-heading">{words.choice}</h2>
            <p className="mt-2 mb-4 text-ink-soft">{choice.servicesHint}</p>
            <LinkForm action={endpointIn(language, endpoints.subscriptionChange)} fields={{ token }}>
              <fieldset>
                <legend className="sr-only">{choice.services}</legend>
                <div className="grid gap-x-5 sm:grid-cols-2">
                  {serviceNamesIn(language).map(({ id, name }) => (
                    <CheckboxField
                      key={id}
                      name={serviceFieldName(id)}
                      label={name}
                      defaultChecked={services.includes(id)}
                    />
                  ))}
                </div>
              </fieldset>
              <CheckboxField
                name="maintenance"
                label={choice.withMaintenance}
                defaultChecked={maintenance}
                className="mt-3 border-t border-line pt-3"
              />
              <button type="submit" className={buttonClass("primary", "lg", "mt-6 w-full sm:w-auto")}>
                {words.save}
              </button>
            </LinkForm>
          </Card>
        </div>
        <section className="lg:pt-2">
          <h2 className="text-heading">{words.end.title}</h2>
          <p className="mt-2 mb-4 text-ink-soft">{words.end.note}</p>
          <LinkForm action={endpointIn(language, endpoints.subscriptionEnd)} fields={{ token }}>
            <button type="submit" className={buttonClass("danger")}>
              {words.end.button}
            </button>
          </LinkForm>
        </section>
      </Container>
    </>
  );
}

const spentLinkMessages = {
  confirm: { tone: "danger", key: "noLink" },
  manage: { tone: "success", key: "ended" },
} as const;

/** The page of an emailed link if there is nothing left to confirm or change, for example after unsubscribing. */
export async function SpentSubscription({ page }: { page: keyof typeof spentLinkMessages }) {
  const { [page]: words, subscribe, follow } = subscriberWords[await currentLanguage()];
  const { tone, key } = spentLinkMessages[page];
  const next = { href: paths.statusSubscribe, text: follow.mail };
  return <SpentLink page={words.title} tone={tone} {...subscribe.panels[key]} next={next} />;
}
