import type { z } from "zod";
import { latestIncidents } from "@/lib/incidents/list";
import type { PublicIncident } from "@/lib/incidents/schema";
import { anyone } from "@/lib/platform/operations/callers";
import { defineOperation } from "@/lib/platform/operations/define";
import { sharedRead } from "@/lib/platform/shared-read";
import { pascalCase } from "@/lib/site/first-letter";
import { mainLanguage } from "@/lib/site/language";
import { statusFeeds } from "@/lib/site/paths";
import { publicTextResponse } from "./plain-text";
import { readHealth } from "./read-health";
import type { HealthRecord } from "./schema";
import {
  maxListed,
  openIncidents,
  statuspageComponents,
  statuspageIncidents,
  statuspageMaintenances,
  statuspageStatus,
  statuspageSummary,
} from "./statuspage";
import {
  statuspageComponentsResponse,
  statuspageIncidentsResponse,
  statuspageMaintenancesResponse,
  statuspageStatusResponse,
  statuspageSummaryResponse,
} from "./statuspage-schema";

/** A response for Statuspage clients. Their API has one language. */
const statuspage = <S extends z.ZodType<object>>(
  [name, path]: [name: string, path: string],
  schema: S,
  [summary, description]: [summary: string, description: string],
  render: (record: HealthRecord, now: Date) => z.output<S> | Promise<z.output<S>>,
) =>
  defineOperation({
    name: `statuspage-${name}`,
    method: "GET",
    path,
    caller: anyone(false),
    anyOrigin: true,
    run: async ({ now }) => render(await readHealth(now, mainLanguage), now),
    toResponse: (body) => publicTextResponse("application/json", JSON.stringify(body)),
    errors: { 503: "" },
    docs: {
      tag: "Status",
      summary,
      description: `${description} In the format of Statuspage’s API, version 2.`,
      response: { name: `Statuspage${pascalCase(name)}`, schema, description, examples: {} },
    },
  });

const sharedIncidents = sharedRead<PublicIncident[]>(1000, 2);

/** The latest incidents or maintenances, read at most once a second for any number of requests. */
const listShared = (kind: PublicIncident["kind"], now: Date) =>
  sharedIncidents(kind, now, () => latestIncidents(kind, maxListed));

const inState = ({ incidents }: HealthRecord, state: string) =>
  incidents.filter((incident) => incident.state === state);

export const readSummary = statuspage(
  ["summary", statusFeeds.summary],
  statuspageSummaryResponse,
  [
    "Read the whole status in one response",
    "State, components, open incidents, and planned or running maintenance.",
  ],
  statuspageSummary,
);

export const readOverall = statuspage(
  ["status", statusFeeds.status],
  statuspageStatusResponse,
  ["Read the overall state", "The indicator, the headline and the source of both."],
  statuspageStatus,
);

export const readComponents = statuspage(
  ["components", statusFeeds.components],
  statuspageComponentsResponse,
  [
    "Read each component’s state",
    "Every service of the status page. A service that isn’t measured has an empty status.",
  ],
  statuspageComponents,
);

export const listLatestIncidents = statuspage(
  ["incidents", statusFeeds.incidents],
  statuspageIncidentsResponse,
  ["List incidents", "The 50 latest, open or resolved."],
  async (record, now) => statuspageIncidents(record, await listShared("incident", now)),
);

export const listUnresolvedIncidents = statuspage(
  ["unresolved-incidents", statusFeeds.unresolved],
  statuspageIncidentsResponse,
  ["List open incidents", "Incidents that aren’t resolved."],
  (record) => statuspageIncidents(record, openIncidents(record)),
);

export const listMaintenances = statuspage(
  ["scheduled-maintenances", statusFeeds.maintenances],
  statuspageMaintenancesResponse,
  ["List planned maintenance", "The 50 latest, including past ones."],
  async (record, now) => statuspageMaintenances(record, await listShared("maintenance", now)),
);

export const listUpcomingMaintenances = statuspage(
  ["upcoming-maintenances", statusFeeds.upcoming],
  statuspageMaintenancesResponse,
  ["List upcoming maintenance", "Planned maintenance that hasn’t started."],
  (record) => statuspageMaintenances(record, inState(record, "scheduled")),
);

export const listActiveMaintenances = statuspage(
  ["active-maintenances", statusFeeds.active],
  statuspageMaintenancesResponse,
  ["List maintenance in progress", "Planned maintenance that is in progress."],
  (record) => statuspageMaintenances(record, inState(record, "in-progress")),
);
