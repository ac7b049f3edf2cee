import "server-only";
import type { Transaction } from "@/lib/platform/database";
import type { PrivacyRequest } from "@/lib/platform/database/generated/client";
import { publish } from "@/lib/webhooks/publish";

export type CaseEventData = Pick<
  PrivacyRequest,
  "id" | "reference" | "law" | "requestType" | "state" | "dueAt"
>;
type CaseEvent =
  | "received"
  | "verified"
  | "question_asked"
  | "question_answered"
  | "due_soon"
  | "overdue"
  | "appealed"
  | "closed";

/** Publishes an event about a privacy request: ids, kind and dates, nothing about the person. */
export function publishCase(
  tx: Transaction,
  context: { now: Date },
  event: CaseEvent,
  request: CaseEventData,
) {
  const { id, reference, law, requestType, state, dueAt } = request;
  const data = { id, reference, law, requestType, state, dueAt: dueAt.toISOString() };
  return publish(tx, context, { type: `privacy_request.${event}`, data });
}
