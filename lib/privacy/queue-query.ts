import { readWhose, type Whose } from "@/lib/desk/whose";

export type CaseFilter = "open" | "closed" | "all";

export interface QueueQuery {
  filter: CaseFilter;
  search: string;
  page: number;
  /** Everybody's unless told. */
  whose?: Whose;
}

const filters: readonly CaseFilter[] = ["open", "closed", "all"];
const one = (value: string | string[] | undefined) => (typeof value === "string" ? value : "");

/** The queue's address, read generously: whatever makes no sense is the open queue's first page. */
export function readQueueQuery(query: Record<string, string | string[] | undefined>): QueueQuery {
  const filter = filters.find((name) => name === query.show) ?? "open";
  const page = Number.parseInt(one(query.page), 10);
  const search = one(query.q).slice(0, 254).trim();
  return { filter, search, page: page >= 1 && page <= 10_000 ? page : 1, whose: readWhose(query) };
}

/** The address of a queue. */
export function queueHref(base: string, { filter, search, page, whose = "all" }: QueueQuery): string {
  const query = new URLSearchParams({
    ...(filter !== "open" && { show: filter }),
    ...(whose !== "all" && { whose }),
    ...(search && { q: search }),
    ...(page > 1 && { page: String(page) }),
  });
  return query.size > 0 ? `${base}?${query}` : base;
}
