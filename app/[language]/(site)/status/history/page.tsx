import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { DaysSection } from "@/components/status/days-section";
import { IncidentList } from "@/components/status/incident-list";
import { MonthTable } from "@/components/status/month-table";
import { ButtonLink } from "@/components/ui/button-link";
import { Container, PageHeader } from "@/components/ui/section";
import { alternatesIn } from "@/lib/pages/page-meta";
import type { SearchParams } from "@/lib/platform/list-query";
import { currentLanguage, localize, localPath } from "@/lib/site/current-language";
import { paths, statusPaths } from "@/lib/site/paths";
import { monthName } from "@/lib/status/localized-formats";
import { readLastDays, readMonth } from "@/lib/status/read-history";
import { statusWords } from "@/lib/status/words";

export const dynamic = "force-dynamic";

export async function generateMetadata(): Promise<Metadata> {
  const { history: words } = await localize(statusWords);
  return {
    title: words.title,
    description: words.lead,
    alternates: alternatesIn(await currentLanguage(), statusPaths.history),
  };
}

type Props = { searchParams: Promise<SearchParams> };

/** The last days, then one month; `?month=2026-11` shows another. An invalid month redirects to the current one. */
export default async function HistoryPage({ searchParams }: Props) {
  const { month: requestedMonth } = await searchParams;
  const now = new Date();
  const language = await currentLanguage();
  const { history: words } = statusWords[language];
  const month = await readMonth(
    Array.isArray(requestedMonth) ? requestedMonth[0] : requestedMonth,
    now,
    language,
  );
  if (!month) redirect(await localPath(statusPaths.history));
  return (
    <>
      <PageHeader title={words.title} lead={words.lead}>
        <ButtonLink href={paths.status} variant="secondary">
          {words.current}
        </ButtonLink>
      </PageHeader>
      <Container className="pb-16 sm:pb-20">
        {requestedMonth === undefined && <DaysSection history={await readLastDays(now, language)} />}
        <section aria-labelledby="month">
          <h2 id="month" className="mt-14 mb-5 text-title">
            {monthName(month.month, language)}
          </h2>
          <nav aria-label={words.months} className="mb-6 flex flex-wrap gap-3">
            {month.earlier && (
              <ButtonLink href={statusPaths.month(month.earlier)} variant="secondary">
                {words.earlier}
              </ButtonLink>
            )}
            {month.later && (
              <ButtonLink href={statusPaths.month(month.later)} variant="secondary">
                {words.later}
              </ButtonLink>
            )}
          </nav>
          <h3 className="mb-4 text-heading">{words.incidents}</h3>
          <IncidentList incidents={month.incidents} none={words.noIncidents} />
          <h3 className="mt-10 mb-4 text-heading">{words.daysTable}</h3>
          <MonthTable history={month} />
        </section>
      </Container>
    </>
  );
}
