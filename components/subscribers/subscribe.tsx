import { PostForm } from "@/components/forms/post-form";
import { TextLink } from "@/components/forms/text-link";
import { Card } from "@/components/ui/card";
import { Container, PageHeader } from "@/components/ui/section";
import { paths, statusFeeds } from "@/lib/site/paths";
import { subscribePage as copy, followWords, subscribeForm } from "@/lib/subscribers/words";
import { LinkPanels } from "./link-panels";

const { also } = copy;
const feeds = [
  { href: statusFeeds.atom, text: followWords.atom },
  { href: statusFeeds.json, text: followWords.json },
  { href: statusFeeds.calendar, text: followWords.calendar },
];

/** Asks for a subscription. The answer never says whether the address has one. */
export function Subscribe() {
  return (
    <>
      <PageHeader title={copy.title} lead={copy.lead} />
      <Container className="grid gap-12 py-12 sm:py-16 lg:grid-cols-[minmax(0,1.9fr)_minmax(0,1fr)] lg:gap-16">
        <div>
          <LinkPanels panels={copy.panels} />
          <Card className="p-5 sm:p-8">
            <PostForm spec={subscribeForm} />
          </Card>
        </div>
        <section className="content-start lg:pt-2">
          <h2 className="text-heading">{also.title}</h2>
          <p className="mt-2 text-ink-soft">{also.body}</p>
          <ul className="mt-2">
            {feeds.map(({ href, text }) => (
              <li key={href}>
                <TextLink href={href} file>
                  {text}
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
