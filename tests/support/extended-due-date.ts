import { computeDueAt, extendDueDate } from "@/lib/privacy/core/deadlines";
import type { Law } from "@/lib/privacy/laws";

/** The due date after the one extension that the law allows, or null where it allows none. */
export function computeExtendedDueAt(
  law: Law,
  requestType: string,
  receivedAt: Date,
  region?: string | null,
): Date | null {
  return extendDueDate({ law, requestType, region }, computeDueAt(law, requestType, receivedAt, region));
}
