import "server-only";
import type { Reader, Transaction } from "@/lib/platform/database";
import { kindsWhere } from "@/lib/privacy/laws";
import { subjectHash } from "./ledger";

/**
 * Opt-outs and limits that were carried out, at least in part. They remain active for as long as the address is known,
 * whatever becomes of an appeal against the rest.
 */
export const whereOptOutActive = {
  AND: [
    { OR: kindsWhere(({ remainsActive }) => remainsActive) },
    { OR: [{ state: "completed" }, { events: { some: { kind: "completed" } } }] },
  ],
};

/** Whether a request is an opt-out or limit that was carried out. */
export const isOptOutActive = async (tx: Transaction, id: string): Promise<boolean> =>
  (await tx.privacyRequest.count({ where: { id, ...whereOptOutActive } })) > 0;

/**
 * Stores an opt-out preference signal as an active opt-out, which outlives the request and an erasure (11 CCR § 7025): only a
 * keyed hash of the address and the day of the first signal.
 */
export async function storeOptOutSignal(tx: Transaction, email: string, now: Date): Promise<void> {
  const subject = subjectHash(email);
  await tx.optOutSignal.upsert({ where: { subject }, create: { subject, createdAt: now }, update: {} });
}

/** The date of the opt-out signal of an address; null without one by then. */
export const signalOf = (db: Reader, email: string, by: Date): Promise<{ createdAt: Date } | null> =>
  db.optOutSignal.findFirst({
    where: { subject: subjectHash(email), createdAt: { lte: by } },
    select: { createdAt: true },
  });

/** Of these addresses, in lower case, those that are opted out of sale and sharing by a request or a signal. */
export async function findOptedOut(
  db: Reader | Transaction,
  addresses: readonly string[],
): Promise<Set<string>> {
  const hashes = new Map(addresses.map((address) => [subjectHash(address), address]));
  const requests = await db.privacyRequest.findMany({
    where: { emailKey: { in: [...addresses] }, requestType: "opt-out", ...whereOptOutActive },
    select: { emailKey: true },
  });
  const signals = await db.optOutSignal.findMany({ where: { subject: { in: [...hashes.keys()] } } });
  return new Set([
    ...requests.map(({ emailKey }) => emailKey),
    ...signals.flatMap(({ subject }) => hashes.get(subject) ?? []),
  ]);
}
