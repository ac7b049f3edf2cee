import "server-only";
import { contextOf } from "@/lib/platform/context";
import { read, type Transaction } from "@/lib/platform/database";
import type { PrivacyRequest } from "@/lib/platform/database/generated/client";
import { everyWhileLeader, type Leadership } from "@/lib/platform/lease";
import { publish } from "@/lib/webhooks/publish";
import { openStates } from "./case";
import { dueSoon } from "./deadlines";

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

const batch = 50;

/** Requests whose due-date events are missing: one when the date is near, one when it has passed, none while paused. */
const untold = (now: Date) => ({
  state: { in: [...openStates] },
  pausedAt: null,
  OR: [
    { dueAt: { lt: now }, OR: [{ dueTold: null }, { dueTold: { not: "overdue" } }] },
    { dueAt: dueSoon(now), dueTold: null },
  ],
});

/** Publishes open requests that are due soon or overdue, each once per due date. @returns how many */
export async function publishDueSoon(now: Date): Promise<number> {
  const where = untold(now);
  if ((await read((db) => db.privacyRequest.count({ where }))) === 0) return 0;
  const { published } = await contextOf({ kind: "system", name: "schedule" }, now).transact(async (tx) => {
    const requests = await tx.privacyRequest.findMany({ where, orderBy: { dueAt: "asc" }, take: batch });
    for (const request of requests) {
      const isOverdue = request.dueAt < now;
      const dueTold = isOverdue ? "overdue" : "soon";
      const { id, dueAt, dueTold: toldBefore } = request;
      const untoldYet = { id, dueAt, pausedAt: null, dueTold: toldBefore };
      const { count } = await tx.privacyRequest.updateMany({ where: untoldYet, data: { dueTold } });
      // Another process published it, or the due date or the clock changed.
      if (count === 0) continue;
      await publishCase(tx, { now }, isOverdue ? "overdue" : "due_soon", request);
    }
    return { published: requests.length };
  });
  return published;
}

const everyMs = 60_000;

/** Checks the due dates once a minute, in one process of all. @returns a function that stops it */
export const startDueDates = (lease: Leadership): (() => Promise<void>) =>
  everyWhileLeader(lease, {
    name: "due dates",
    everyMs,
    async round() {
      while ((await publishDueSoon(new Date())) === batch);
    },
  });
