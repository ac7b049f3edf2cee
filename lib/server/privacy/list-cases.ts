import "server-only";
import { openStates } from "@/lib/privacy/case";
import type { QueueQuery } from "@/lib/privacy/queue-query";
import { read } from "../db";
import { asCase } from "./case-row";

const pageSize = 50;

/**
 * One page of the queue: open cases by due date, so that what is overdue comes first; closed ones by when they were
 * closed, the latest first.
 * `search` is part of a reference, or a whole address.
 */
export async function listCases({ filter, search, page }: QueueQuery) {
  const sought = search.trim();
  const where = {
    ...(filter === "open" && { state: { in: [...openStates] } }),
    ...(filter === "closed" && { closedAt: { not: null } }),
    ...(sought && {
      OR: [{ reference: { contains: sought.toUpperCase() } }, { emailKey: sought.toLowerCase() }],
    }),
  };
  const orderBy = filter === "closed" ? { closedAt: "desc" as const } : { dueAt: "asc" as const };
  return read(async (db) => {
    const [rows, total] = await Promise.all([
      db.privacyRequest.findMany({ where, orderBy, skip: (page - 1) * pageSize, take: pageSize }),
      db.privacyRequest.count({ where }),
    ]);
    return { cases: rows.map(asCase), total, pages: Math.max(1, Math.ceil(total / pageSize)) };
  });
}

/** What the queue has to say at a glance. */
export async function countCases(now: Date, soon: Date) {
  const open = { state: { in: [...openStates] } };
  return read(async (db) => {
    const [all, overdue, dueSoon, unconfirmed] = await Promise.all([
      db.privacyRequest.count({ where: open }),
      db.privacyRequest.count({ where: { ...open, dueAt: { lt: now } } }),
      db.privacyRequest.count({ where: { ...open, dueAt: { gte: now, lt: soon } } }),
      db.privacyRequest.count({
        where: { state: "received", NOT: { requestType: { in: ["opt-out", "limit"] } } },
      }),
    ]);
    return { open: all, overdue, dueSoon, unconfirmed };
  });
}
