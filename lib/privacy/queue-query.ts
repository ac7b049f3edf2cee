import { z } from "zod";
import { readWhose, type Whose } from "@/lib/desk/whose";
import type { SearchParams } from "@/lib/platform/list-query";
import { dayStart } from "./clocks";
import { kindsWhere, type Law, laws, type PrivacyRequestType } from "./laws";
import type { Right } from "./laws/define-law";

export type CaseFilter = "open" | "closed" | "all";

/** What a request wants, whatever its law calls it: the data itself, something done with it, or that we leave it alone. */
const requestKinds = {
  data: (right: Right) => right.asksForData,
  change: (right: Right) => !right.asksForData && !right.staysInForce,
  directive: (right: Right) => right.staysInForce,
} as const;
type RequestKindName = keyof typeof requestKinds;

/** By what the queue is narrowed down, beside whose work it is. */
interface QueueFilters {
  law?: Law;
  type?: PrivacyRequestType;
  kind?: RequestKindName;
  /** The id of who has the work. */
  person?: string;
  /** The office's calendar days on which it came in, as yyyy-mm-dd: the first and the last. */
  from?: string;
  to?: string;
}

export interface QueueQuery extends QueueFilters {
  filter: CaseFilter;
  search: string;
  page: number;
  /** Everybody's unless told. */
  whose?: Whose;
}

const filters: readonly CaseFilter[] = ["open", "closed", "all"];
const one = (value: string | string[] | undefined) => (typeof value === "string" ? value : "");
const day = (value: string | string[] | undefined) => z.iso.date().safeParse(value).data;

/** Every type of request under whichever law, each once. */
export const requestTypes = [
  ...new Set(laws.flatMap(({ rights }) => Object.keys(rights) as PrivacyRequestType[])),
];

const named = <T extends string>(all: readonly T[], value: string | string[] | undefined) =>
  all.find((name) => name === value);

const readFilters = (query: SearchParams): QueueFilters => ({
  law: named(
    laws.map(({ id }) => id),
    query.law,
  ),
  type: named(requestTypes, query.type),
  kind: named(Object.keys(requestKinds) as RequestKindName[], query.kind),
  person: one(query.person).slice(0, 60) || undefined,
  from: day(query.from),
  to: day(query.to),
});

/** The queue's address, read generously: whatever makes no sense is the open queue's first page. */
export function readQueueQuery(query: SearchParams): QueueQuery {
  const filter = filters.find((name) => name === query.show) ?? "open";
  const page = Number.parseInt(one(query.page), 10);
  const search = one(query.q).slice(0, 254).trim();
  return {
    filter,
    search,
    page: page >= 1 && page <= 10_000 ? page : 1,
    whose: readWhose(query),
    ...readFilters(query),
  };
}

/** What of a query narrows the queue down, as its address says it. */
export function filterFields({ law, type, kind, person, from, to }: QueueFilters): Record<string, string> {
  const all = { law, type, kind, person, from, to };
  return Object.fromEntries(Object.entries(all).flatMap(([name, value]) => (value ? [[name, value]] : [])));
}

/** The same as a condition for the database. */
export const filterWhere = ({ law, type, kind, person, from, to }: QueueFilters) => ({
  ...(law && { law }),
  ...(type && { requestType: type }),
  ...(person && { assigneeId: person }),
  ...((from || to) && {
    receivedAt: { ...(from && { gte: dayStart(from) }), ...(to && { lt: dayStart(dayAfter(to)) }) },
  }),
  ...(kind && { OR: kindsWhere(requestKinds[kind]) }),
});

/** The calendar day after one, both as yyyy-mm-dd: days of the calendar know no daylight saving. */
const dayAfter = (date: string) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

/** The address of a queue. */
export function queueHref(base: string, query: QueueQuery): string {
  const { filter, search, page, whose = "all" } = query;
  const fields = new URLSearchParams({
    ...(filter !== "open" && { show: filter }),
    ...(whose !== "all" && { whose }),
    ...(search && { q: search }),
    ...filterFields(query),
    ...(page > 1 && { page: String(page) }),
  });
  return fields.size > 0 ? `${base}?${fields}` : base;
}
