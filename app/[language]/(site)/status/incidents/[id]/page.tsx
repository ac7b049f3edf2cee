import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { cache } from "react";
import { IncidentDetail } from "@/components/status/incident-detail";
import { ButtonLink } from "@/components/ui/button-link";
import { Container, PageHeader } from "@/components/ui/section";
import { readIncident } from "@/lib/incidents/list";
import { incidentIn } from "@/lib/incidents/localize";
import { isClosed } from "@/lib/incidents/schema";
import { incidentWords } from "@/lib/incidents/words";
import { alternatesIn } from "@/lib/pages/page-meta";
import { currentLanguage, localPath } from "@/lib/site/current-language";
import { paths, statusPaths } from "@/lib/site/paths";
import { statusWords } from "@/lib/status/words";
import { subscriberWords } from "@/lib/subscribers/words";

export const dynamic = "force-dynamic";

type Props = { params: Promise<{ id: string }> };

/** The incident in the page's language. */
const find = cache(async (id: string) => {
  const incident = await readIncident(id);
  return incident && incidentIn(await currentLanguage(), incident);
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const language = await currentLanguage();
  const incident = await find((await params).id);
  if (!incident) return { title: statusWords[language].history.title };
  const { id, title, updates } = incident;
  return {
    title,
    description: updates[0]?.message.slice(0, 160),
    alternates: alternatesIn(language, statusPaths.incident(id)),
  };
}

/** An incident's permanent page. An unknown id was answered with 404 before this is rendered. */
export default async function IncidentPage({ params }: Props) {
  const incident = await find((await params).id);
  if (!incident) redirect(await localPath(statusPaths.history));
  const language = await currentLanguage();
  const { history: words } = statusWords[language];
  return (
    <>
      <PageHeader eyebrow={incidentWords[language].kinds[incident.kind]} title={incident.title}>
        <div className="flex flex-wrap gap-3">
          <ButtonLink href={paths.status} variant="secondary">
            {words.current}
          </ButtonLink>
          <ButtonLink href={statusPaths.history} variant="secondary">
            {words.all}
          </ButtonLink>
          {!isClosed(incident) && (
            <ButtonLink href={paths.statusSubscribe} variant="secondary">
              {subscriberWords[language].follow.mail}
            </ButtonLink>
          )}
        </div>
      </PageHeader>
      <Container className="py-12 sm:py-16">
        <IncidentDetail incident={incident} now={new Date()} />
      </Container>
    </>
  );
}
