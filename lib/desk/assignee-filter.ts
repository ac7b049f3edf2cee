import type { SearchParams } from "@/lib/platform/list-query";

/** The filter of lists by assignee. */
export const assigneeFilters = ["all", "mine", "nobody"] as const;
export type AssigneeFilter = (typeof assigneeFilters)[number];

/** Reads the filter from an address; invalid values mean everybody. */
export const parseAssigneeFilter = (query: SearchParams): AssigneeFilter =>
  assigneeFilters.find((name) => name === query.assignee) ?? "all";

/** The filter as a parameter; absent for everybody. */
export const assigneeQuery = (assignee: AssigneeFilter): Record<string, string> =>
  assignee === "all" ? {} : { assignee };

/** @param personId the viewer; null for tokens and the shell, which have no assignments */
export function assigneeWhere(
  assignee: AssigneeFilter,
  personId: string | null,
): { assigneeId?: string | null } {
  if (assignee === "all") return {};
  // No id is empty.
  return { assigneeId: assignee === "nobody" ? null : (personId ?? "") };
}
