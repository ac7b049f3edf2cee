import { createHash } from "node:crypto";
import { z } from "zod";
import { staff } from "@/lib/auth/forms/staff";
import type { ConstantResponse } from "@/lib/platform/http-server/constant-responses";
import { languageQueryParameter } from "@/lib/platform/openapi/common";
import { anyone } from "@/lib/platform/operations/callers";
import { defineOperation } from "@/lib/platform/operations/define";
import { readiness } from "@/lib/platform/readiness";
import type { Language } from "@/lib/site/language";
import { endpoints, processPaths, statusFeeds } from "@/lib/site/paths";
import { staffEndpoints } from "@/lib/site/staff-paths";
import { renderBadge, renderCard } from "./images";
import { atomFeed, jsonFeed } from "./incident-feed";
import { maintenanceCalendar } from "./maintenance-calendar";
import { placeReport } from "./place-checks";
import { reportPlace } from "./places";
import { plainText, publicTextResponse } from "./plain-text";
import { liveness, ping } from "./process-responses";

import { readHealth } from "./read-health";
import { type HealthRecord, healthRecord } from "./schema";

const tag = "This site";
const noStore = { "Cache-Control": "no-store" };
const toResponse = ({ type, body }: ConstantResponse) =>
  new Response(body, { headers: { ...noStore, "Content-Type": type } });

/** The health record; 503 only if the database is down. The ETag ignores the members that change every second. */
export const readSiteHealth = defineOperation({
  name: "site-health",
  method: "GET",
  path: endpoints.health,
  caller: anyone(true),
  anyOrigin: true,
  run: ({ now, language }) => readHealth(now, language),
  toResponse: (record, _input, { request }) => {
    const { timestamp: _timestamp, uptime: _uptime, ...stableFields } = record;
    const digest = createHash("sha256").update(JSON.stringify(stableFields)).digest("base64url");
    const headers = { ETag: `W/"${digest.slice(0, 22)}"`, "Cache-Control": "no-cache" };
    const isKnown = request.headers.get("if-none-match") === headers.ETag;
    if (isKnown) return new Response(null, { status: 304, headers });
    return Response.json(record, { status: record.database.status === "outage" ? 503 : 200, headers });
  },
  docs: {
    tag,
    summary: "Read this site’s health",
    description: "The record behind the status page. Returns 503 only while the database is down.",
    response: {
      name: "HealthRecord",
      schema: healthRecord,
      description: "The measurements.",
      examples: {},
    },
    headers: {
      ETag: { description: "Stays the same if only the time differs.", schema: { type: "string" } },
    },
    otherResponses: {
      304: { description: "Nothing has changed since the response that `If-None-Match` names." },
      503: { description: "The database is down. The record says so.", sameBody: true },
    },
    parameters: [
      languageQueryParameter,
      {
        name: "If-None-Match",
        in: "header",
        required: false,
        schema: { type: "string" },
        description: "The `ETag` of an earlier response.",
      },
    ],
  },
});

/** Answers the probes' check that this process responds. */
export const pingProcess = defineOperation({
  name: "process-ping",
  method: "GET",
  path: processPaths.ping,
  caller: anyone(true),
  run: () => toResponse(ping),
});

/** Whether this process responds at all, whatever else is down: a supervisor restarts one that doesn't. */
export const readLiveness = defineOperation({
  name: "process-live",
  method: "GET",
  path: processPaths.live,
  caller: anyone(true),
  run: () => toResponse(liveness),
  docs: {
    tag,
    summary: "Check that a process responds",
    description: "Responds even if everything else is unavailable. Restart a process that doesn’t respond.",
    response: {
      name: "Liveness",
      schema: z.object({ live: z.literal(true) }),
      description: "The process responds.",
      examples: { live: { summary: "Alive", value: { live: true } } },
    },
  },
});

/** Whether this process should get requests now: load balancers skip one that says no. */
export const readReadiness = defineOperation({
  name: "process-ready",
  method: "GET",
  path: processPaths.ready,
  caller: anyone(true),
  run: readiness,
  toResponse: (state) =>
    Response.json(state, {
      status: state.ready ? 200 : 503,
      headers: { ...noStore, ...(!state.ready && { "Retry-After": "5" }) },
    }),
  docs: {
    tag,
    summary: "Check that a process is ready for requests",
    description: "Returns 503 while the process can’t read its database, and once it has been told to stop.",
    response: {
      name: "Readiness",
      schema: z.object({
        ready: z.boolean(),
        database: z.enum(["available", "unavailable"]),
        closing: z.boolean().describe("Whether the process has been told to stop."),
      }),
      description: "The process is ready.",
      examples: {
        ready: { summary: "Ready", value: { ready: true, database: "available", closing: false } },
      },
    },
    otherResponses: { 503: { description: "Don’t send requests to it right now.", sameBody: true } },
  },
});

export const reportFromPlace = defineOperation({
  name: "report-place",
  method: "POST",
  path: staffEndpoints.probes,
  caller: staff("measurements:write"),
  input: placeReport,
  run: reportPlace,
  errors: {
    409: "The maximum number of places is already reporting.",
    503: "The database is unavailable. Nothing was stored.",
  },
  docs: {
    tag: "Status",
    summary: "Report measurements from another place",
    description:
      "Sent by `npm run probe`. The status page shows each place separately; the state of the site depends only on its own measurements and on what people report. A repeated measurement is stored once.",
    request: {
      name: "PlaceReport",
      example: {
        place: "Frankfurt",
        checks: [
          { id: "site", status: "operational", latencyMs: 184.2 },
          { id: "api", status: "outage", latencyMs: null },
        ],
      },
    },
    response: {
      name: "PlaceReported",
      schema: z.object({ stored: z.int().describe("How many of the checks are new.") }),
      description: "The measurements are stored.",
      examples: { stored: { summary: "Stored", value: { stored: 2 } } },
    },
  },
});

/** The health record in another format, in the language of the address. */
const statusFeedOperation = (
  format: "badge" | "card" | "text" | "atom" | "json" | "calendar",
  contentType: string,
  render: (record: HealthRecord, language: Language, url: URL) => string,
) =>
  defineOperation({
    name: `status-${format}`,
    method: "GET",
    path: statusFeeds[format],
    caller: anyone(false),
    anyOrigin: true,
    run: async ({ now, language }, _input, { request }) =>
      render(await readHealth(now, language), language, new URL(request.url)),
    toResponse: (text) => publicTextResponse(contentType, text),
  });

export const statusBadge = statusFeedOperation("badge", "image/svg+xml", renderBadge);
/** Light by default, because an image can't know its background; the embedding page may request dark. */
export const statusCard = statusFeedOperation("card", "image/svg+xml", (record, language, { searchParams }) =>
  renderCard(record, searchParams.get("theme") === "dark" ? "dark" : "light", language),
);
export const statusText = statusFeedOperation("text", "text/plain", plainText);
export const statusAtom = statusFeedOperation("atom", "application/atom+xml", atomFeed);
export const statusJson = statusFeedOperation("json", "application/feed+json", jsonFeed);
export const statusCalendar = statusFeedOperation("calendar", "text/calendar", maintenanceCalendar);
