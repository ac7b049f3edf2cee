import { z } from "zod";

export type SearchParams = Record<string, string | string[] | undefined>;

export interface ListQuery<F extends string> {
  filter: F;
  page: number;
  /** The search text, by default empty. */
  search?: string;
}

/** The length of the longest search text, an address. */
const maxSearchLength = 254;

/** The search text of a list's address. Without NUL, which PostgreSQL doesn't accept. */
export const readSearch = ({ q }: SearchParams): string =>
  typeof q === "string" ? q.replaceAll("\u0000", "").slice(0, maxSearchLength).trim() : "";

/** Rows on one page of a list of the console. */
const pageSize = 25;

/**
 * The page of a list to show: the requested one, or the last if there are fewer.
 * @returns it, the number of pages, and the range of its rows
 */
export function pageOf(requestedPage: number, total: number, size = pageSize) {
  const pages = Math.max(1, Math.ceil(total / size));
  const page = Math.min(requestedPage, pages);
  return { page, pages, rows: { skip: (page - 1) * size, take: size } };
}

/** The page in a list's address. Invalid values mean the first. */
export const pageNumber = z.preprocess(
  (value) => (typeof value === "string" ? Number.parseInt(value, 10) : value),
  z.int().min(1).max(10_000).default(1).catch(1),
);

/** Reads a list's address. Invalid values mean the first page of the first filter. */
export function readListQuery<F extends string>(
  query: SearchParams,
  filters: readonly [F, ...F[]],
): Required<ListQuery<F>> {
  const filter = filters.find((name) => name === query.show) ?? filters[0];
  return { filter, page: pageNumber.parse(query.page), search: readSearch(query) };
}

/** The address of a page of a list. @param more further filters */
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

/** Hidden fields of a list's buttons with the current filter, page and search. */
export const listPlaceFields = {
  show: z.string().optional(),
  page: z.string().optional(),
  q: z.string().optional(),
};
export const listPlace = z.object(listPlaceFields);
