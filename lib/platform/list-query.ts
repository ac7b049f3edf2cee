import { z } from "zod";

export type SearchParams = Record<string, string | string[] | undefined>;

export interface ListQuery<F extends string> {
  filter: F;
  page: number;
  /** What the list is searched for; nothing unless given. */
  search?: string;
}

/** As long as the longest thing that is searched for, an address. */
const longestSearch = 254;

/** What a list's address searches for. PostgreSQL can't be asked for NUL. */
export const readSearch = ({ q }: SearchParams): string =>
  typeof q === "string" ? q.replaceAll("\u0000", "").slice(0, longestSearch).trim() : "";

/** Rows on one page of a list of the console. */
const pageSize = 25;

/**
 * The page of a list that is shown: the one asked for, or the last one when the list has become shorter than that.
 * @returns it, how many there are, and which rows are on it
 */
export function pageOf(asked: number, total: number, size = pageSize) {
  const pages = Math.max(1, Math.ceil(total / size));
  const page = Math.min(asked, pages);
  return { page, pages, rows: { skip: (page - 1) * size, take: size } };
}

/** A list's address, read generously: whatever makes no sense is the first page of the first filter. */
export function readListQuery<F extends string>(
  query: SearchParams,
  filters: readonly [F, ...F[]],
): ListQuery<F> {
  const filter = filters.find((name) => name === query.show) ?? filters[0];
  const page = typeof query.page === "string" ? Number.parseInt(query.page, 10) : 1;
  return { filter, page: page >= 1 && page <= 10_000 ? page : 1, search: readSearch(query) };
}

/** The address of a page of a list. @param more what else it is narrowed down by */
export function listHref<F extends string>(
  base: string,
  { filter, page, search = "" }: ListQuery<F>,
  filters: readonly [F, ...F[]],
  more: Record<string, string> = {},
): string {
  const query = new URLSearchParams({
    ...more,
    ...(filter !== filters[0] && { show: filter }),
    ...(search && { q: search }),
    ...(page > 1 && { page: String(page) }),
  });
  return query.size > 0 ? `${base}?${query}` : base;
}

/** The fields in which a button of a list says where the list stood when it was pressed. */
export const listPlaceFields = {
  show: z.string().optional(),
  page: z.string().optional(),
  q: z.string().optional(),
};
export const listPlace = z.object(listPlaceFields);
