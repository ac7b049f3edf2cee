import type { Metadata } from "next";
import { DaysOutline } from "@/components/status/days-section";
import { Follow } from "@/components/status/follow";
import { LiveStatus } from "@/components/status/live-status";
import { Published } from "@/components/status/published";
import { WithoutScript } from "@/components/status/without-script";
import { ButtonLink } from "@/components/ui/button-link";
import { Container, PageHeader } from "@/components/ui/section";
import { StructuredData } from "@/components/ui/structured-data";
import { pageMetadata } from "@/lib/pages/metadata";
import { site } from "@/lib/site/brand";
import { paths, statusFeeds, statusPaths } from "@/lib/site/paths";
import { serviceNames } from "@/lib/site/services";
import { statusTexts } from "@/lib/status/page-texts";
import { historyWords } from "@/lib/status/words";
import { followWords } from "@/lib/subscribers/words";

export async function generateMetadata(): Promise<Metadata> {
  const shared = await pageMetadata("status");
  return {
    ...shared,
    alternates: {
      ...shared.alternates,
      types: {
        "application/atom+xml": [{ url: statusFeeds.atom, title: followWords.atom }],
        "application/feed+json": [{ url: statusFeeds.json, title: followWords.json }],
        "text/calendar": [{ url: statusFeeds.calendar, title: followWords.calendar }],
      },
    },
  };
}

export default function StatusPage() {
  return (
    <>
      <PageHeader title={statusTexts.title} lead={statusTexts.lead} />
      <Container className="py-12 sm:py-16">
        <WithoutScript />
        <LiveStatus services={serviceNames} outline={<DaysOutline services={serviceNames} />}>
          <Published />
        </LiveStatus>
        <Follow />
        <p className="mt-14 text-ink-soft">{statusTexts.emergency}</p>
        <div className="mt-5 flex flex-wrap gap-3">
          <ButtonLink href={statusPaths.history} variant="secondary">
            {historyWords.title}
          </ButtonLink>
          <ButtonLink href={paths.documentation} variant="secondary">
            Documentation
          </ButtonLink>
          <ButtonLink href={site.app.dashboard} variant="secondary" external>
            Dashboard
          </ButtonLink>
        </div>
      </Container>
      <StructuredData page="status" />
    </>
  );
}
