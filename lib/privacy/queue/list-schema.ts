import { z } from "zod";
import { assigneeFilters } from "@/lib/desk/assignee-filter";
import { caseStates } from "@/lib/privacy/core/case";
import { laws } from "@/lib/privacy/laws";
import { caseFilters, caseNeeds, requestKindNames, requestTypes, turns } from "./queue-query";

const text = (most: number, description: string) => z.string().max(most).describe(description);
const oneOf = <const T extends string>(values: readonly T[], description: string) =>
  z
    .enum(values as readonly [T, ...T[]], { error: `Must be one of ${values.join(", ")}.` })
    .describe(description);
const day = (description: string) =>
  z.iso.date({ error: "Must be a day such as 2025-01-31." }).describe(description);

const lawIds = laws.map(({ id }) => id);

/** The filters of the list of privacy requests, for the API: the same as in the console's queue. */
export const caseListQuery = z
  .object({
    show: oneOf(
      caseFilters,
      "Which requests: open ones by default. Open requests are sorted by due date, closed ones by when they were closed.",
    ),
    q: text(
      254,
      "A reference or part of one, or a whole email address. For roles that can export personal data, also a part of an address, or of the name or address of an agent or representative.",
    ),
    needs: oneOf(caseNeeds, "Why a request needs attention."),
    turn: oneOf(turns, "Who has to act next."),
    law: oneOf(lawIds, "The law it was made under."),
    type: oneOf(requestTypes, "The type of request, as its law calls it."),
    kind: oneOf(requestKindNames, "The kind of request, regardless of what its law calls it."),
    assignee: oneOf(assigneeFilters, "Who it is assigned to; `mine` means the caller."),
    person: text(60, "The ID of the person to whom it is assigned."),
    from: day("The first day of receipt, in the office’s time zone."),
    to: day("The last day of receipt."),
    dueBy: day(
      "The latest due date to include, in the office’s time zone. Overdue requests are included; paused ones are not.",
    ),
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
      law: z.enum(lawIds),
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
