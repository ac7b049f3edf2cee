import "server-only";
import { maxChanges, versionConflict } from "@/lib/desk/version";
import { lock, type Transaction } from "@/lib/platform/database";
import type { HttpError } from "@/lib/platform/http-error";
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
  "subject-access",
  "data-downloaded",
  "file-fetched",
  "decided-alone",
];

export const incrementVersion = { version: { increment: 1 } } as const;

const actors: Record<string, string> = caseWords.actors;

/** What happened to a case after the version that a form was made from. */
export async function caseChangedSince(
  tx: Pick<Transaction, "privacyRequestEvent">,
  id: string,
  seen: number,
  current: number,
): Promise<HttpError> {
  const events = await tx.privacyRequestEvent.findMany({
    where: { requestId: id, kind: { notIn: eventsWithoutVersion } },
    orderBy: { id: "desc" },
    take: Math.min(Math.max(current - seen, 1), maxChanges),
  });
  return versionConflict(
    events.map(({ kind, staff, actor, at }) => ({
      what: recordLabels[kind] ?? kind,
      who: staff ?? actors[actor] ?? actor,
      at,
    })),
  );
}

/** Locks a case: one transaction at a time changes it, erases its person, or emails another link to it. */
export const lockCase = (tx: Transaction, id: string) => lock(tx, `case ${id}`);
