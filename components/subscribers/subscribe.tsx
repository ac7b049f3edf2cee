import { PostForm } from "@/components/forms/post-form";
import { Card } from "@/components/ui/card";
import { FragmentNotices } from "@/components/ui/notice";
import { Container, PageHeader } from "@/components/ui/section";
import { TextLink } from "@/components/ui/text-link";
import { currentLanguage } from "@/lib/site/current-language";
import { endpointIn } from "@/lib/site/language";
import { paths, statusFeeds } from "@/lib/site/paths";
import { subscribeForm } from "@/lib/subscribers/form";
import { subscriberWords } from "@/lib/subscribers/words";

const feeds = ["atom", "json", "calendar"] as const;

/** The results of buttons on an emailed link's page, selected by the fragment. */
const panels = [
  { id: "no-link", tone: "danger", key: "noLink" },
  { id: "no-subscription", tone: "danger", key: "noManageLink" },
  { id: "failed", tone: "danger", key: "failed" },
] as const;

/** The subscription form. The response never reveals whether the address is subscribed. */
export async function Subscribe() {
  const language = await currentLanguage();
  const { subscribe: words, follow } = subscriberWords[language];
  const { also } = words;
  return (
    <>
      <PageHeader title={words.title} lead={words.lead} />
      <Container className="grid gap-12 py-12 sm:py-16 lg:grid-cols-[minmax(0,1.9fr)_minmax(0,1fr)] lg:gap-16">
        <div>
          <FragmentNotices
            notices={panels.map(({ id, tone, key }) => ({ id, tone, ...words.panels[key] }))}
          />
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
