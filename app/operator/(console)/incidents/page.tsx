import type { Metadata } from "next";
import { ConsoleHead } from "@/components/console/console-head";
import { IfAllowed } from "@/components/console/if-allowed";
import { IncidentDrafts } from "@/components/console/incident-drafts";
import { IncidentItem } from "@/components/console/incident-item";
import { List, Rows } from "@/components/console/list";
import { buttonClass } from "@/components/ui/button";
import type { Query } from "@/lib/auth/forms/form-page";
import { requireStaffOnPage } from "@/lib/auth/sessions/require-staff";
import { sections } from "@/lib/console/sections";
import { consoleWords } from "@/lib/console/words";
import { incidentConsoleWords as words } from "@/lib/incidents/console-words";
import { incidentFilters, listIncidentPage } from "@/lib/incidents/list";
import { listHref, readListQuery } from "@/lib/platform/list-query";
import { consolePaths } from "@/lib/site/staff-paths";
import { readDrafts } from "@/lib/status/drafts";

export const metadata: Metadata = { title: words.title };

export default async function IncidentsPage({ searchParams }: { searchParams: Query }) {
  const now = new Date();
  await requireStaffOnPage(now, sections.incidents.right);
  const query = readListQuery(await searchParams, incidentFilters);
  const [{ incidents, counts, page, pages }, drafts] = await Promise.all([
    listIncidentPage(query),
    readDrafts(now),
  ]);
  const href = (to: Partial<typeof query>) =>
    listHref(consolePaths.incidents, { ...query, ...to }, incidentFilters);
  return (
    <>
      <ConsoleHead title={words.title} lead={words.lead}>
        <IfAllowed right="incidents:write">
          <a href={consolePaths.newIncident} className={buttonClass("primary")}>
            {words.open}
          </a>
          <a href={consolePaths.planMaintenance} className={buttonClass("secondary")}>
            {words.plan}
          </a>
        </IfAllowed>
      </ConsoleHead>
      <IncidentDrafts drafts={drafts} />
      <List
        label={words.title}
        tabs={incidentFilters.map((filter, index) => ({
          label: words.filters[filter],
          href: href({ filter, page: 1 }),
          current: filter === query.filter,
          count: counts[index],
        }))}
        search={{
          action: consolePaths.incidents,
          label: words.search,
          value: query.search ?? "",
          otherQueries: query.filter === incidentFilters[0] ? {} : { show: query.filter },
        }}
        count={incidents.length}
        none={{
          icon: "calendar",
          text: query.search ? consoleWords.list.noMatch(query.search) : words.none[query.filter],
        }}
        page={page}
        pages={pages}
        href={(to) => href({ page: to })}
      >
        <Rows>
          {incidents.map((incident) => (
            <IncidentItem key={incident.id} incident={incident} />
          ))}
        </Rows>
      </List>
    </>
  );
}
