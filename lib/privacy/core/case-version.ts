import "server-only";
import { assignments } from "@/lib/desk/assignee";
import { maxChanges, versionConflict } from "@/lib/desk/version";
import { lock, type Reader, read, type Transaction } from "@/lib/platform/database";
import type { Prisma } from "@/lib/platform/database/generated/client";
import type { HttpError } from "@/lib/platform/http-error";
import type { CaseRow } from "./case";
import { requireCaseRow } from "./case-file";
import { caseWords, recordLabels } from "./case-words";

/** Events that change nothing that forms were made from. Every other event increases the case's version by one. */
export const eventsWithoutVersion = [
  "received",
  "gpc",
  "receipt-held",
  "mail-held",
  "confirmation-sent",
  "reminded",
  "reports-missing",
  "carried-out",
  "identifiers-sent",
  "subject-access",
  "data-downloaded",
  "file-fetched",
  "files-deleted",
  "decided-alone",
  "not-carried-out",
  "discarded",
];

/**
 * Events that increase the version, so that a form shows them before it is sent, but on which no action depends: who works on a case,
 * and what colleagues tell each other. Files, reports, questions, answers and explanations are not among them: an answer depends on them.
 */
const independentEvents: readonly string[] = [...assignments, "note"];

export const incrementVersion = { version: { increment: 1 } } as const;

/** The last events that increased the version of a case, the latest first. */
const latestEvents = (db: Pick<Reader, "privacyRequestEvent">, requestId: string, take: number) =>
  db.privacyRequestEvent.findMany({
    where: { requestId, kind: { notIn: eventsWithoutVersion } },
    orderBy: { id: "desc" },
    take,
  });

const actors: Record<string, string> = caseWords.actors;

/** What happened to a case after the version that a form was made from. */
export async function caseChangedSince(
  tx: Pick<Transaction, "privacyRequestEvent">,
  id: string,
  seen: number,
  current: number,
): Promise<HttpError> {
  const events = await latestEvents(tx, id, Math.min(Math.max(current - seen, 1), maxChanges));
  return versionConflict(
    events.map(({ kind, staff, actor, at }) => ({
      what: recordLabels[kind] ?? kind,
      who: staff ?? actors[actor] ?? actor,
      at,
    })),
  );
}

/** A case that is as it was when a form was made from it. */
export const requireCaseAtVersion = (id: string, version?: number): Promise<CaseRow> =>
  read(async (db) => {
    const row = await requireCaseRow(db, id);
    if (version === undefined || version === row.version) return row;
    throw await caseChangedSince(db, id, version, row.version);
  });

/**
 * The version with which an action may run that was ordered at version `seen`: the current one if only independent events came since,
 * else `seen`, with which the action is refused. Another change may follow at once, so the transaction still has to compare versions.
 */
export async function versionAfterIndependentEvents(
  db: Pick<Reader, "privacyRequest" | "privacyRequestEvent">,
  id: string,
  seen: number,
): Promise<number> {
  const row = await db.privacyRequest.findUnique({ where: { id }, select: { version: true } });
  if (!row || row.version <= seen) return seen;
  const since = await latestEvents(db, id, row.version - seen);
  const isUnaffected = since.every(({ kind }) => independentEvents.includes(kind));
  return isUnaffected && since.length === row.version - seen ? row.version : seen;
}

/** Locks a case: one transaction at a time changes it, erases its person, or emails another link to it. */
export const lockCase = (tx: Transaction, id: string) => lock(tx, `case ${id}`);

/**
 * Updates a case, with the next version, unless its state, its clock or an address changed since it was read: emails may have been written
 * for them. With a `version`, unless anything changed.
 */
export async function updateUnchanged(
  tx: Transaction,
  request: CaseRow,
  data: Prisma.PrivacyRequestUncheckedUpdateManyInput,
  version?: number,
): Promise<void> {
  const { id, state, extendedAt, dueAt, pausedAt, emailKey, agentEmail } = request;
  const { count } = await tx.privacyRequest.updateMany({
    where: { id, state, extendedAt, dueAt, pausedAt, emailKey, agentEmail, version },
    data: { ...incrementVersion, ...data },
  });
  if (count === 0) throw await caseChangedSince(tx, id, request.version, request.version + 1);
}
