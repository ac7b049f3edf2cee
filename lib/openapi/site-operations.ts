import { behindGate, inLanguage } from "@/lib/platform/openapi/common";
import type { SiteOperation } from "@/lib/platform/openapi/operation";
import { disclosureSchema } from "@/lib/privacy/disclosure-schema";
import { type Law, lawOf, laws } from "@/lib/privacy/laws";
import { endpoints } from "@/lib/site/paths";
import { healthRecord } from "@/lib/status/schema";
import { accessOperations } from "./access";
import { announcementOperations } from "./announcements";
import { auditOperation } from "./audit";
import { connectorOperations } from "./connectors";
import { formOperations } from "./forms";
import { peopleOperations } from "./people";
import { processOperations } from "./processes";
import { settingOperations } from "./settings";
import { statusOperations } from "./status";
import { webhookOperations } from "./webhooks";

const health: SiteOperation = {
  id: "site-health",
  method: "get",
  path: endpoints.health,
  tag: "This site",
  summary: "Read this site’s health",
  description: "The record behind the status page. Answered with 503 only while the database is down.",
  answer: {
    name: "HealthRecord",
    schema: healthRecord,
    description: "What was measured.",
    examples: {},
  },
  headers: { ETag: { description: "Stays while nothing but the time differs.", schema: { type: "string" } } },
  otherAnswers: {
    304: { description: "Nothing has changed since the answer that `If-None-Match` names." },
    503: { description: "The database is down. The record says so.", sameBody: true },
  },
  refusals: [500],
  extra: {
    parameters: [
      inLanguage,
      {
        name: "If-None-Match",
        in: "header",
        required: false,
        schema: { type: "string" },
        description: "The `ETag` of an earlier answer.",
      },
    ],
  },
};

const disclosureOf = (law: Law, path: string): SiteOperation => ({
  id: `${law}-disclosure`,
  method: "get",
  path,
  tag: "This site",
  summary: `Count the ${lawOf(law).name} requests of a year`,
  description:
    "Received, complied with and denied, and the days to an answer, counted from the stored requests.",
  answer: {
    name: "Disclosure",
    schema: disclosureSchema(law),
    description: "The figures of one calendar year, in all and by type.",
    examples: {},
  },
  refusals: [401, 422, 500, 503],
  refusalMeanings: {
    401: behindGate,
    422: {
      description: "The year isn’t one that there are figures of. `fields` says what is wrong with it.",
    },
    503: { description: "The database can’t be used at the moment, or the site is under maintenance." },
  },
  extra: {
    parameters: [
      {
        name: "year",
        in: "query",
        required: false,
        schema: { type: "integer", minimum: 2024, maximum: 2100 },
        description: "The calendar year; the current one unless given.",
      },
    ],
  },
});

/** This website's own endpoints, from the very schemas that its handlers check against. */
export const siteOperations: readonly SiteOperation[] = [
  ...formOperations,
  ...settingOperations,
  ...webhookOperations,
  ...peopleOperations,
  ...connectorOperations,
  ...accessOperations,
  ...announcementOperations,
  auditOperation,
  ...laws.flatMap(({ id, disclosure }) => (disclosure ? [disclosureOf(id, disclosure.endpoint)] : [])),
  health,
  ...processOperations,
  ...statusOperations,
];
