import type { Metadata } from "next";
import { DaysPlaceholder } from "@/components/status/days-section";
import { FollowStatus } from "@/components/status/follow-status";
import { LiveStatus } from "@/components/status/live-status";
import { OpenIncidentsSpaceScript } from "@/components/status/open-incidents-notice";
import { PublishedFigures } from "@/components/status/published-figures";
import { WithoutScript } from "@/components/status/without-script";
import { ButtonLink } from "@/components/ui/button-link";
import { Container, PageHeader } from "@/components/ui/section";
import { StructuredData } from "@/components/ui/structured-data";
import { TextLink } from "@/components/ui/text-link";
import { pageMetadata } from "@/lib/pages/metadata";
import { phoneLink, site } from "@/lib/site/brand";
import { currentLanguage } from "@/lib/site/current-language";
import { endpointIn, pathIn } from "@/lib/site/language";
import { endpoints, paths, statusFeeds, statusPaths } from "@/lib/site/paths";
import { serviceNamesIn } from "@/lib/site/services";
import { liveWords, statusWords } from "@/lib/status/words";
import { subscriberWords } from "@/lib/subscribers/words";

export async function generateMetadata(): Promise<Metadata> {
  const metadata = await pageMetadata("status");
  const language = await currentLanguage();
  const { atom, json, calendar } = subscriberWords[language].follow;
  const url = (feed: string) => endpointIn(language, feed);
  return {
    ...metadata,
    alternates: {
      ...metadata.alternates,
      types: {
        "application/atom+xml": [{ url: url(statusFeeds.atom), title: atom }],
        "application/feed+json": [{ url: url(statusFeeds.json), title: json }],
        "text/calendar": [{ url: url(statusFeeds.calendar), title: calendar }],
      },
    },
  };
}

export default async function StatusPage() {
  const language = await currentLanguage();
  const { page: words, history } = statusWords[language];
  const services = serviceNamesIn(language);
  const addresses = {
    health: endpointIn(language, endpoints.health),
    history: pathIn(language, statusPaths.history),
    incidents: pathIn(language, statusPaths.incidents),
  };
  return (
    <>
      <OpenIncidentsSpaceScript />
      {/* On phones the rest of the head is hidden, so that an open incident with its latest update fits on the first
          screen. */}
      <PageHeader title={words.title} lead={<span className="max-sm:hidden">{words.lead}</span>} />
      <Container className="py-6 sm:py-16">
        <LiveStatus
          words={liveWords[language]}
          addresses={addresses}
          services={services}
          outline={<DaysPlaceholder services={services} />}
          withoutScript={<WithoutScript />}
        >
          <PublishedFigures />
        </LiveStatus>
        <FollowStatus />
        <p className="mt-14 text-ink-soft">
          {words.broken.write}{" "}
          <TextLink href={`mailto:${site.email.support}`} endsText>
            {site.email.support}
          </TextLink>
        </p>
        <p className="mt-5 text-ink-soft">
          {words.broken.call}{" "}
          <TextLink href={phoneLink(site.phone.main)} endsText>
            {site.phone.main}
          </TextLink>
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink href={statusPaths.history} variant="secondary">
            {history.title}
          </ButtonLink>
          <ButtonLink href={paths.documentation} variant="secondary">
            {words.documentation}
          </ButtonLink>
          <ButtonLink href={site.app.dashboard} variant="secondary" external>
            {words.dashboard}
          </ButtonLink>
        </div>
      </Container>
      <StructuredData page="status" />
    </>
  );
}
