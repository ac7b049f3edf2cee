import "server-only";
import { pageOf } from "@/lib/operator/list-query";
import { openStates } from "@/lib/privacy/case";
import type { QueueQuery } from "@/lib/privacy/queue-query";
import { readReference } from "@/lib/privacy/reference";
import { read } from "../db";
import { asCase } from "./case-row";

const pageSize = 50;

/**
 * One page of the queue: open cases by due date, so that what is overdue comes first; closed ones by when they were
 * closed, the latest first.
 * `search` is a reference as anybody types it, part of one as it stands, or a whole address.
 */
export async function listCases({ filter, search, page: asked }: QueueQuery) {
  const reference = readReference(search);
  const where = {
    ...(filter === "open" && { state: { in: [...openStates] } }),
    ...(filter === "closed" && { closedAt: { not: null } }),
    ...(search && {
      OR: [
        ...(reference ? [{ reference }] : []),
        { reference: { contains: search.toUpperCase() } },
        { emailKey: search.toLowerCase() },
      ],
    }),
  };
  const orderBy = filter === "closed" ? { closedAt: "desc" as const } : { dueAt: "asc" as const };
  return read(async (db) => {
    const { rows, ...place } = pageOf(asked, await db.privacyRequest.count({ where }), pageSize);
    const cases = await db.privacyRequest.findMany({ where, orderBy, ...rows });
    return { cases: cases.map(asCase), ...place };
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
