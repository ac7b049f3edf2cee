import type { SearchParams } from "@/lib/platform/list-query";

/** Whose work a list shows. */
export const whoseFilters = ["all", "mine", "nobody"] as const;
export type Whose = (typeof whoseFilters)[number];

/** A list's filter as its address says it; what makes no sense is everybody's. */
export const readWhose = (query: SearchParams): Whose =>
  whoseFilters.find((name) => name === query.whose) ?? "all";

/** What an address says of it: nothing, where it is everybody's. */
export const whoseQuery = (whose: Whose): Record<string, string> => (whose === "all" ? {} : { whose });

/** @param personId who looks; nothing is theirs when they are nobody in particular */
export function whoseWhere(whose: Whose, personId: string | null): { assigneeId?: string | null } {
  if (whose === "all") return {};
  // No id is empty.
  return { assigneeId: whose === "nobody" ? null : (personId ?? "") };
}
