import type { Metadata } from "next";
import { FilterTabs } from "@/components/console/filter-tabs";
import { IncidentDrafts } from "@/components/console/incident-drafts";
import { IncidentItem } from "@/components/console/incident-item";
import { May } from "@/components/console/may";
import { Pager } from "@/components/console/pager";
import { ConsoleHead, Empty } from "@/components/console/parts";
import { buttonClass } from "@/components/ui/button-class";
import type { Query } from "@/lib/console/form-page";
import { operatorPage } from "@/lib/console/require-operator";
import { incidentsCopy as copy } from "@/lib/incidents/console-words";
import { browseIncidents, incidentFilters } from "@/lib/incidents/list";
import { listHref, readListQuery } from "@/lib/platform/list-query";
import { consolePaths } from "@/lib/site/paths";
import { readDrafts } from "@/lib/status/drafts";

export const metadata: Metadata = { title: copy.title };

export default async function IncidentsPage({ searchParams }: { searchParams: Query }) {
  const now = new Date();
  await operatorPage(now, "incidents:read");
  const query = readListQuery(await searchParams, incidentFilters);
  const [{ incidents, counts, page, pages }, drafts] = await Promise.all([
    browseIncidents(query),
    readDrafts(now),
  ]);
  const href = (to: Partial<typeof query>) =>
    listHref(consolePaths.incidents, { ...query, ...to }, incidentFilters);
  return (
    <>
      <ConsoleHead title={copy.title} lead={copy.lead}>
        <May right="incidents:write">
          <a href={consolePaths.newIncident} className={buttonClass("primary")}>
            {copy.open}
          </a>
          <a href={consolePaths.planMaintenance} className={buttonClass("secondary")}>
            {copy.plan}
          </a>
        </May>
      </ConsoleHead>
      <IncidentDrafts drafts={drafts} />
      <FilterTabs
        label={copy.title}
        tabs={incidentFilters.map((filter, index) => ({
          label: copy.filters[filter],
          href: href({ filter, page: 1 }),
          current: filter === query.filter,
          count: counts[index],
        }))}
      />
      {incidents.length === 0 ? (
        <Empty icon="calendar">{copy.none[query.filter]}</Empty>
      ) : (
        <ul className="divide-y divide-line overflow-hidden rounded-xl border border-line bg-surface">
          {incidents.map((incident) => (
            <IncidentItem key={incident.id} incident={incident} />
          ))}
        </ul>
      )}
      <Pager page={page} pages={pages} href={(to) => href({ page: to })} />
    </>
  );
}
