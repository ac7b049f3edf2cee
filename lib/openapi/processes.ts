import { z } from "zod";
import type { SiteOperation } from "@/lib/platform/openapi/operation";
import { processPaths } from "@/lib/site/paths";

const common = { method: "get", tag: "This site", refusals: [500], extra: {} } as const;

/** What a supervisor and a balancer ask of one process. Open in front of the gate and of maintenance. */
export const processOperations: readonly SiteOperation[] = [
  {
    ...common,
    id: "process-live",
    path: processPaths.live,
    summary: "Ask whether a process answers",
    description: "Says yes whatever else is away. A process that doesn’t answer is to be started anew.",
    answer: {
      name: "Liveness",
      schema: z.object({ live: z.literal(true) }),
      description: "It answers.",
      examples: { live: { summary: "Alive", value: { live: true } } },
    },
  },
  {
    ...common,
    id: "process-ready",
    path: processPaths.ready,
    summary: "Ask whether a process should get requests",
    description: "Answered with 503 while the database is away and once the process was told to end.",
    answer: {
      name: "Readiness",
      schema: z.object({
        ready: z.boolean(),
        database: z.enum(["available", "unavailable"]),
        closing: z.boolean().describe("The process was told to end."),
      }),
      description: "Send it requests.",
      examples: {
        ready: { summary: "Ready", value: { ready: true, database: "available", closing: false } },
      },
    },
    otherAnswers: { 503: { description: "Send it nothing at the moment.", sameBody: true } },
  },
];
