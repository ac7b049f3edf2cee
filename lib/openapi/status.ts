import { z } from "zod";
import { incidentUpdate } from "@/lib/incidents/schema";
import { describedPosting, incidentTemplates } from "@/lib/incidents/templates";
import { limitMeaning, tooLong } from "@/lib/platform/openapi/common";
import type { SiteOperation } from "@/lib/platform/openapi/operation";
import { endpoints, statusFeeds } from "@/lib/site/paths";
import { placeReport } from "@/lib/status/place-checks";
import {
  statuspageComponentsAnswer,
  statuspageIncidentsAnswer,
  statuspageMaintenancesAnswer,
  statuspageStatusAnswer,
  statuspageSummaryAnswer,
} from "@/lib/status/statuspage-schema";

const corsHeader = {
  "Access-Control-Allow-Origin": {
    description: "Any website may read this.",
    schema: { type: "string" },
  },
};

/** One of the answers that Statuspage clients read. */
const statuspage = (
  [name, path]: [name: string, path: string],
  schema: z.ZodType,
  summary: string,
  description: string,
): SiteOperation => ({
  id: `statuspage-${name}`,
  method: "get",
  path,
  tag: "Status",
  summary,
  description: `${description} In the shape of Statuspage’s API, version 2.`,
  answer: {
    name: `Statuspage${name
      .split("-")
      .map((part) => `${part[0]?.toUpperCase()}${part.slice(1)}`)
      .join("")}`,
    schema,
    description,
    examples: {},
  },
  headers: corsHeader,
  refusals: [500, 503],
  extra: {},
});

const signed = { security: [{ operatorToken: [] }, { operatorSession: [] }] };

const signedMeanings = {
  401: { description: "Neither the operator’s token nor a session of the console was sent." },
  403: { description: "A browser sent a session of the console from another site." },
  413: tooLong,
  429: limitMeaning("operatorApi"),
  503: { description: "The database can’t be used at the moment. Nothing was posted." },
};

const posted = z.object({
  success: z.literal(true),
  message: z.string(),
  id: z.string(),
  url: z.url().describe("The incident’s own page, which stays."),
});

const id = "0b8f3c1e-5d2a-4c77-9a43-6f0e8d1b2c3a";
const postedExample = (message: string) => ({
  summary: "Posted",
  value: { success: true, message, id, url: `https://palisade.example/status/incidents/${id}` },
});

const offered = z.object({
  templates: z.array(
    z.object({
      id: z.enum(incidentTemplates.map((template) => template.id)),
      label: z.string(),
      title: z.string(),
      message: z.string(),
      impact: z.string(),
      state: z.string(),
    }),
  ),
  drafts: z.array(
    z.object({
      template: z.string(),
      title: z.string(),
      message: z.string(),
      impact: z.string(),
      state: z.string(),
      services: z.array(z.string()),
      since: z.iso.datetime().describe("When the measurements began to fail."),
    }),
  ),
});

const refusals = [400, 401, 403, 411, 413, 415, 422, 429, 500, 503];

/** The status page for programs, and the operator's endpoints of incidents. */
export const statusOperations: readonly SiteOperation[] = [
  statuspage(
    ["summary", statusFeeds.summary],
    statuspageSummaryAnswer,
    "Read the status in one answer",
    "State, components, open incidents, and maintenance that is planned or runs.",
  ),
  statuspage(
    ["status", statusFeeds.status],
    statuspageStatusAnswer,
    "Read the state of the whole",
    "The indicator and the headline, and who spoke.",
  ),
  statuspage(
    ["components", statusFeeds.components],
    statuspageComponentsAnswer,
    "Read each component’s state",
    "Every service of the status page. One that nobody measures has an empty status.",
  ),
  statuspage(
    ["incidents", statusFeeds.incidents],
    statuspageIncidentsAnswer,
    "List incidents",
    "The 50 latest, open or resolved.",
  ),
  statuspage(
    ["unresolved-incidents", statusFeeds.unresolved],
    statuspageIncidentsAnswer,
    "List open incidents",
    "Those that are not resolved.",
  ),
  statuspage(
    ["scheduled-maintenances", statusFeeds.maintenances],
    statuspageMaintenancesAnswer,
    "List planned maintenance",
    "The 50 latest plans, those that are over among them.",
  ),
  statuspage(
    ["upcoming-maintenances", statusFeeds.upcoming],
    statuspageMaintenancesAnswer,
    "List upcoming maintenance",
    "Plans that have not begun.",
  ),
  statuspage(
    ["active-maintenances", statusFeeds.active],
    statuspageMaintenancesAnswer,
    "List maintenance that runs",
    "Plans that are in progress.",
  ),
  {
    id: "list-incident-drafts",
    method: "get",
    path: endpoints.incidents,
    tag: "Status",
    summary: "List templates and drafts of incidents",
    description:
      "The templates, and a draft for each service that has failed for five minutes and that no open incident names. Nothing is ever posted from a draft by itself.",
    answer: {
      name: "IncidentDrafts",
      schema: offered,
      description: "What an incident may be opened with.",
      examples: {},
    },
    refusals: [401, 403, 429, 500, 503],
    refusalMeanings: signedMeanings,
    extra: signed,
  },
  {
    id: "open-incident",
    method: "post",
    path: endpoints.incidents,
    tag: "Status",
    summary: "Open an incident or plan maintenance",
    description:
      "It stands on the status page and in its feeds at once. Services take the incident’s impact unless they have their own; without services it speaks of the whole. With `template`, whatever isn’t sent is the template’s. With `kind` “maintenance” it is planned for a time, at which the overlay goes on and off by itself.",
    request: {
      name: "IncidentInput",
      schema: describedPosting,
      example: {
        title: "Slow answers",
        message: "We are looking into it.",
        impact: "major",
        services: ["api", { id: "moderation", impact: "minor" }],
      },
    },
    answer: {
      name: "IncidentPosted",
      schema: posted,
      description: "The incident is on the status page.",
      examples: { posted: postedExample("The incident is open and on the status page.") },
    },
    refusals,
    refusalMeanings: signedMeanings,
    extra: signed,
  },
  {
    id: "update-incident",
    method: "post",
    path: `${endpoints.incidents}/{id}/updates`,
    tag: "Status",
    summary: "Update an incident or planned maintenance",
    description:
      "`services` replaces those named before; left out, they stay. `impact` alone holds for each of them. With `from`, the state that you saw, an update that came meanwhile is not passed over.",
    request: {
      name: "IncidentUpdateInput",
      schema: incidentUpdate,
      example: { state: "resolved", message: "Fixed: a full disk.", from: "identified" },
    },
    answer: {
      name: "IncidentUpdated",
      schema: posted,
      description: "The update is on the status page.",
      examples: { posted: postedExample("The update is on the status page.") },
    },
    refusals: [...refusals, 404, 409],
    refusalMeanings: {
      ...signedMeanings,
      404: { description: "There is no such incident." },
      409: { description: "Another update was posted since the state that `from` names." },
    },
    extra: {
      ...signed,
      parameters: [
        {
          name: "id",
          in: "path",
          required: true,
          schema: { type: "string" },
          description: "The incident’s id.",
        },
      ],
    },
  },
  {
    id: "report-place",
    method: "post",
    path: endpoints.probes,
    tag: "Status",
    summary: "Report what was measured from elsewhere",
    description:
      "What `npm run probe` sends. The status page shows each place apart; the state of the site stays what it measures itself and what people report. A moment that was reported before is stored once.",
    request: {
      name: "PlaceReport",
      schema: placeReport,
      example: {
        place: "Frankfurt",
        checks: [
          { id: "site", status: "operational", latencyMs: 184.2 },
          { id: "api", status: "outage", latencyMs: null },
        ],
      },
    },
    answer: {
      name: "PlaceReported",
      schema: z.object({ stored: z.int().describe("How many of the checks are new.") }),
      description: "The measurements are stored.",
      examples: { stored: { summary: "Stored", value: { stored: 2 } } },
    },
    refusals: [...refusals, 409],
    refusalMeanings: {
      ...signedMeanings,
      409: { description: "As many places report already as the page has room for." },
      503: { description: "The database can’t be used at the moment. Nothing was stored." },
    },
    extra: signed,
  },
];
