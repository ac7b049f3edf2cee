import type { SearchParams } from "@/lib/platform/list-query";

/** Whose work a list shows. */
export const whoseFilters = ["all", "mine", "nobody"] as const;
export type AssigneeFilter = (typeof whoseFilters)[number];

/** A list's filter as its address says it; what makes no sense is everybody's. */
export const parseWhose = (query: SearchParams): AssigneeFilter =>
  whoseFilters.find((name) => name === query.whose) ?? "all";

/** What an address says of it: nothing, where it is everybody's. */
export const whoseQuery = (whose: AssigneeFilter): Record<string, string> =>
  whose === "all" ? {} : { whose };

/** @param personId who looks; nothing is theirs when they are nobody in particular */
export function whoseWhere(whose: AssigneeFilter, personId: string | null): { assigneeId?: string | null } {
  if (whose === "all") return {};
  // No id is empty.
  return { assigneeId: whose === "nobody" ? null : (personId ?? "") };
}
