import { PostForm } from "@/components/forms/post-form";
import { TextLink } from "@/components/forms/text-link";
import { Card } from "@/components/ui/card";
import { Container, PageHeader } from "@/components/ui/section";
import { currentLanguage } from "@/lib/site/current-language";
import { endpointIn } from "@/lib/site/language";
import { paths, statusFeeds } from "@/lib/site/paths";
import { subscribeForm } from "@/lib/subscribers/form";
import { subscriberWords } from "@/lib/subscribers/words";
import { LinkPanels } from "./link-panels";

const feeds = ["atom", "json", "calendar"] as const;

/** What a button of a mailed link's page ends at, by its fragment. */
const panels = [
  { id: "ended", tone: "success", key: "ended" },
  { id: "no-link", tone: "danger", key: "noLink" },
  { id: "failed", tone: "danger", key: "failed" },
] as const;

/** Asks for a subscription. The answer never says whether the address has one. */
export async function Subscribe() {
  const language = await currentLanguage();
  const { subscribe: copy, follow } = subscriberWords[language];
  const { also } = copy;
  return (
    <>
      <PageHeader title={copy.title} lead={copy.lead} />
      <Container className="grid gap-12 py-12 sm:py-16 lg:grid-cols-[minmax(0,1.9fr)_minmax(0,1fr)] lg:gap-16">
        <div>
          <LinkPanels panels={panels.map(({ id, tone, key }) => ({ id, tone, ...copy.panels[key] }))} />
          <Card className="p-5 sm:p-8">
            <PostForm spec={subscribeForm[language]} />
          </Card>
        </div>
        <section className="content-start lg:pt-2">
          <h2 className="text-heading">{also.title}</h2>
          <p className="mt-2 text-ink-soft">{also.body}</p>
          <ul className="mt-2">
            {feeds.map((feed) => (
              <li key={feed}>
                <TextLink href={endpointIn(language, statusFeeds[feed])} file>
                  {follow[feed]}
                </TextLink>
              </li>
            ))}
            <li>
              <TextLink href={paths.status}>{also.page}</TextLink>
            </li>
          </ul>
        </section>
      </Container>
    </>
  );
}
