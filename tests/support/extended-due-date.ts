import { computeDueAt, extendDueDate } from "@/lib/privacy/core/deadlines";

/** The due date after the one extension that the law allows, or null where it allows none. */
export const computeExtendedDueAt = (request: Parameters<typeof computeDueAt>[0]): Date | null =>
  extendDueDate(request, computeDueAt(request));
