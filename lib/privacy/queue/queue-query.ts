import { z } from "zod";
import { type AssigneeFilter, parseAssigneeFilter } from "@/lib/desk/assignee-filter";
import { type ListQuery, listHref, readListQuery, type SearchParams } from "@/lib/platform/list-query";
import { isFiledByAgent } from "@/lib/privacy/core/agent";
import { type CaseFacts, isClosed, needsConfirmation } from "@/lib/privacy/core/case";
import { complaintType, kindsWhere, laws, type PrivacyRequestType } from "@/lib/privacy/laws";
import type { Right } from "@/lib/privacy/laws/define-law";
import { dayStart } from "@/lib/site/office-time";

export const caseFilters = ["open", "closed", "all"] as const;
export type CaseFilter = (typeof caseFilters)[number];

/** Groups of request types across laws: a copy of the data, a change to it, or no further use of it. */
const requestKinds = {
  data: (right: Right) => right.asksForData,
  change: (right: Right) => !right.asksForData && !right.remainsActive,
  directive: (right: Right) => right.remainsActive,
} as const;
type RequestKindName = keyof typeof requestKinds;
const requestKindNames = Object.keys(requestKinds) as RequestKindName[];

/** Who acts next on an open request: the person has to confirm it or to answer a question, or we have to work on it. */
export const turns = ["confirmation", "ours", "theirs"] as const;
export type Turn = (typeof turns)[number];

/** Whose turn it is on one request; null once it is closed. */
export function turnOf(
  request: Pick<CaseFacts, "state" | "law" | "requestType"> & { filedBy: string | null },
  hasOpenQuestion: boolean,
): Turn | null {
  if (isClosed(request.state)) return null;
  if (hasOpenQuestion) return "theirs";
  const isUnconfirmed = request.state === "received" && needsConfirmation(request);
  return isUnconfirmed && !isFiledByAgent(request) ? "confirmation" : "ours";
}

/** Reasons why requests need attention, the most urgent first. Of closed ones only what was not sent does. */
export const caseNeeds = [
  "overdue",
  "not-sent",
  "appeals",
  "answered",
  "opt-outs",
  "due-soon",
  "new",
  "failed-email",
  "reports",
] as const;
export type CaseNeed = (typeof caseNeeds)[number];

/** One of these words, for a filter. */
export const oneOf = <const T extends string>(values: readonly T[], description: string) =>
  z
    .enum(values as readonly [T, ...T[]], { error: `Must be one of ${values.join(", ")}.` })
    .describe(description);
const day = (description: string) =>
  z.iso.date({ error: "Must be a day such as 2025-01-31." }).describe(description);

/** Every type of request under whichever law, each once. */
export const requestTypes = [
  ...new Set<PrivacyRequestType>([
    ...laws.flatMap(({ rights }) => Object.keys(rights) as PrivacyRequestType[]),
    complaintType,
  ]),
];

/** The filters of the queue and of the API's list, besides the assignee. */
export const queueFilters = {
  needs: oneOf(caseNeeds, "Why a request needs attention."),
  turn: oneOf(turns, "Who has to act next."),
  law: oneOf(
    laws.map(({ id }) => id),
    "The law it was made under.",
  ),
  type: oneOf(requestTypes, "The type of request, as its law calls it."),
  kind: oneOf(requestKindNames, "The kind of request, regardless of what its law calls it."),
  person: z.string().max(60).describe("The ID of the person to whom it is assigned."),
  from: day("The first day of receipt, in the office’s time zone."),
  to: day("The last day of receipt."),
  dueBy: day(
    "The latest due date to include, in the office’s time zone. Overdue requests are included; paused ones are not.",
  ),
};
type QueueFilters = { [Name in keyof typeof queueFilters]?: z.output<(typeof queueFilters)[Name]> };
const filterNames = Object.keys(queueFilters) as (keyof QueueFilters)[];

export interface QueueQuery extends QueueFilters, ListQuery<CaseFilter> {
  search: string;
  /** All assignees by default. */
  assignee?: AssigneeFilter;
}

const readFilters = (query: SearchParams): QueueFilters =>
  Object.fromEntries(
    filterNames.flatMap((name) => {
      const { data } = queueFilters[name].safeParse(query[name]);
      return data ? [[name, data]] : [];
    }),
  );

/** Reads the queue's address. Invalid values mean the first page of open requests. */
export const readQueueQuery = (query: SearchParams): QueueQuery => ({
  ...readListQuery(query, caseFilters),
  assignee: parseAssigneeFilter(query),
  ...readFilters(query),
});

/** The filters of a query as parameters of the address. */
export const filterFields = (filters: QueueFilters): Record<string, string> =>
  Object.fromEntries(
    filterNames.flatMap((name) => {
      const value = filters[name];
      return value ? [[name, value]] : [];
    }),
  );

/** The filters as a condition for the database, without `turn` and `needs`, which `needs.ts` adds. */
export const filterWhere = ({ law, type, kind, person, from, to, dueBy }: QueueFilters) => ({
  ...(law && { law }),
  ...(type && { requestType: type }),
  ...(person && { assigneeId: person }),
  ...((from || to) && {
    receivedAt: { ...(from && { gte: dayStart(from) }), ...(to && { lt: dayStart(dayAfter(to)) }) },
  }),
  // A request whose clock is paused has no due date at present.
  ...(dueBy && { dueAt: { lt: dayStart(dayAfter(dueBy)) }, pausedAt: null }),
  ...(kind && { OR: kindsWhere(requestKinds[kind]) }),
});

/** The next calendar day, both as yyyy-mm-dd; in UTC, since daylight saving plays no part. */
const dayAfter = (date: string) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

const fieldsOf = ({ assignee = "all", ...filters }: Partial<QueueQuery>) => ({
  ...(assignee !== "all" && { assignee }),
  ...filterFields(filters),
});

/** The part of the queue, without the search and the page, as parameters of the address. */
export const placeFields = (query: Partial<QueueQuery> & Pick<QueueQuery, "filter">) => ({
  ...(query.filter !== "open" && { show: query.filter }),
  ...fieldsOf(query),
});

export const queueHref = (base: string, query: QueueQuery): string =>
  listHref(base, query, caseFilters, fieldsOf(query));

/** The address of the queue's CSV file. Its default is all requests, so it always names the filter. */
export const exportHref = (base: string, query: QueueQuery): string =>
  listHref(base, { ...query, page: 1 }, caseFilters, { show: query.filter, ...fieldsOf(query) });
