import { z } from "zod";
import { endpoints } from "@/lib/paths";
import { healthRecord } from "@/lib/schemas/health";
import { disclosure } from "@/lib/schemas/privacy-disclosure";
import { accessAttempt } from "@/lib/schemas/settings";
import type { SiteOperation } from "../operation";
import { formOperations } from "./forms";
import { settingOperations } from "./settings";

const idempotencyKey = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  schema: { type: "string", maxLength: 200 },
  description:
    "A value of your own. The same key with the same body gets the first answer again and nothing is stored twice.",
};

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
  refusals: [],
  extra: {},
};

const access: SiteOperation = {
  id: "access",
  method: "post",
  path: endpoints.access,
  tag: "This site",
  summary: "Open the gate",
  description: "What the passcode gate sends. The answer sets the session cookie that opens the site.",
  request: {
    name: "AccessAttempt",
    schema: accessAttempt,
    example: { passcode: "a passcode of your choice" },
  },
  answer: {
    name: "AccessAnswer",
    schema: z.object({ success: z.literal(true) }),
    description: "The gate is open for this browser session.",
    examples: { opened: { summary: "Opened", value: { success: true } } },
  },
  refusals: [400, 403, 413, 415, 422, 429, 503],
  extra: {},
};

const ccpaDisclosure: SiteOperation = {
  id: "ccpa-disclosure",
  method: "get",
  path: endpoints.ccpaDisclosure,
  tag: "This site",
  summary: "Count the CCPA requests of a year",
  description:
    "Received, complied with and denied, and the days to an answer, counted from the stored requests.",
  answer: {
    name: "Disclosure",
    schema: disclosure,
    description: "The figures of one calendar year, in all and by type.",
    examples: {},
  },
  refusals: [422, 503],
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
};

/** This website's own endpoints, from the very schemas that its handlers check against. */
export const siteOperations: readonly SiteOperation[] = [
  ...formOperations.map((operation) => ({ ...operation, extra: { parameters: [idempotencyKey] } })),
  ...settingOperations,
  access,
  ccpaDisclosure,
  health,
];
