import type { SearchParams } from "@/lib/platform/list-query";

/** The filter of lists by assignee. */
export const whoseFilters = ["all", "mine", "nobody"] as const;
export type AssigneeFilter = (typeof whoseFilters)[number];

/** Reads the filter from an address; invalid values mean everybody. */
export const parseWhose = (query: SearchParams): AssigneeFilter =>
  whoseFilters.find((name) => name === query.whose) ?? "all";

/** The filter as a parameter; absent for everybody. */
export const whoseQuery = (whose: AssigneeFilter): Record<string, string> =>
  whose === "all" ? {} : { whose };

/** @param personId the viewer; null for tokens and the shell, which have no assignments */
export function whoseWhere(whose: AssigneeFilter, personId: string | null): { assigneeId?: string | null } {
  if (whose === "all") return {};
  // No id is empty.
  return { assigneeId: whose === "nobody" ? null : (personId ?? "") };
}
