import { z } from "zod";
import { assigneeFilters } from "@/lib/desk/assignee-filter";
import { caseStates } from "@/lib/privacy/core/case";
import { laws } from "@/lib/privacy/laws";
import { caseFilters, oneOf, queueFilters, turns } from "./queue-query";

/** The filters of the list of privacy requests, for the API: the same as in the console's queue. */
export const caseListQuery = z
  .object({
    show: oneOf(
      caseFilters,
      "Which requests: open ones by default. Open requests are sorted by due date, closed ones by when they were closed.",
    ),
    q: z
      .string()
      .max(254)
      .describe(
        "A reference or part of one, or a whole email address. For roles that can export personal data, also a part of an address, or of the name or address of an agent or representative.",
      ),
    assignee: oneOf(assigneeFilters, "Who it is assigned to; `mine` means the caller."),
    ...queueFilters,
    page: z
      .string()
      .regex(/^[1-9]\d{0,3}$/, { error: "Must be a number of at least 1." })
      .describe("The page; 1 by default. Each has 50 requests."),
  })
  .partial()
  .strict();

const moment = z.iso.datetime();

export const caseListResponse = z.object({
  success: z.literal(true),
  requests: z.array(
    z.object({
      id: z.string(),
      reference: z.string(),
      law: z.enum(laws.map(({ id }) => id)),
      requestType: z.string(),
      state: z.enum(caseStates),
      turn: z.enum(turns).nullable().describe("Who has to act next; null once it is closed."),
      receivedAt: moment,
      dueAt: moment,
      pausedAt: moment.nullable().describe("When its clock was paused; `dueAt` moves when it resumes."),
      assignee: z.string().nullable(),
      email: z.string().optional().describe("Only for roles that can export personal data."),
      url: z.url().describe("Its page in the console."),
    }),
  ),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
});
