import "server-only";
import { contextOf } from "@/lib/platform/context";
import { read } from "@/lib/platform/database";
import { type Leadership, runWhileLeader } from "@/lib/platform/lease";
import { whereOpen } from "./case";
import { dueSoon } from "./deadlines";
import { publishCase } from "./events";

const batch = 50;

/** Requests whose due-date events are missing: one when the date is near, one when it has passed, none while paused. */
const whereDueEventMissing = (now: Date) => ({
  ...whereOpen,
  pausedAt: null,
  OR: [
    { dueAt: { lt: now }, OR: [{ dueTold: null }, { dueTold: { not: "overdue" } }] },
    { dueAt: dueSoon(now), dueTold: null },
  ],
});

/** Publishes open requests that are due soon or overdue, each once per due date. @returns how many */
export async function publishDueSoon(now: Date): Promise<number> {
  const where = whereDueEventMissing(now);
  if ((await read((db) => db.privacyRequest.count({ where }))) === 0) return 0;
  const { published } = await contextOf({ kind: "system", name: "schedule" }, now).transact(async (tx) => {
    const requests = await tx.privacyRequest.findMany({ where, orderBy: { dueAt: "asc" }, take: batch });
    for (const request of requests) {
      const isOverdue = request.dueAt < now;
      const dueTold = isOverdue ? "overdue" : "soon";
      const { id, dueAt, dueTold: eventBefore } = request;
      const whereUnchanged = { id, dueAt, pausedAt: null, dueTold: eventBefore };
      const { count } = await tx.privacyRequest.updateMany({ where: whereUnchanged, data: { dueTold } });
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
  runWhileLeader(lease, {
    name: "due dates",
    everyMs,
    async round() {
      while ((await publishDueSoon(new Date())) === batch);
    },
  });
