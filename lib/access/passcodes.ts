import "server-only";
import { lock, type Reader, read, type Transaction, write } from "@/lib/platform/database";
import { type HashPurpose, verifyPassword } from "@/lib/platform/hash-password";
import { fieldError } from "@/lib/platform/http-error";
import { fingerprintOf, isComparable } from "./fingerprint";
import { type Pass, passOfRow, whereActive } from "./passes";
import type { Outcome } from "./vocabulary";

/** The maximum number of active named passcodes: those without fingerprints are all checked in each attempt. */
export const maxPasscodes = 12;

/** The active named passcodes as stored now. @throws DatabaseUnavailable */
export async function findPasscodes(db: Pick<Reader, "accessPass">, now: Date): Promise<Pass[]> {
  const where = { kind: "passcode", ...whereActive(now) };
  const rows = await db.accessPass.findMany({ where, orderBy: { createdAt: "asc" } });
  return rows.map(passOfRow);
}

/**
 * Expired or revoked named passcodes that a word may match, newest first. Those without fingerprints are left out: to
 * know whose it was isn't worth a hash for each.
 * @throws DatabaseUnavailable
 */
export async function findEndedPasscodes(db: Pick<Reader, "accessPass">, word: string, now: Date) {
  const where = { kind: "passcode", fingerprint: fingerprintOf(word), NOT: whereActive(now) };
  const rows = await db.accessPass.findMany({ where, orderBy: { createdAt: "desc" }, take: 1 });
  return rows.map((row) => {
    const outcome: Outcome = row.revokedAt === null ? "ended" : "revoked";
    return { ...passOfRow(row), outcome };
  });
}

/**
 * The given passcode that a word matches. It computes one hash, for the passcode with the word's fingerprint or for
 * none, plus one for each passcode whose fingerprint can't be compared.
 * @throws HttpError 503 if too many checks are waiting
 */
export async function matchingPasscode<T extends Pass>(
  word: string,
  passcodes: readonly T[],
  purpose: HashPurpose,
  requestId: string | null = null,
): Promise<T | null> {
  const own = fingerprintOf(word);
  const candidates = passcodes.filter(({ fingerprint }) => fingerprint === own || !isComparable(fingerprint));
  for (const pass of candidates) {
    if (await verifyPassword(pass.bound, word, purpose, requestId)) return pass;
  }
  if (candidates.length === 0) await verifyPassword(null, word, purpose, requestId);
  return null;
}

/** Stores the fingerprint of an older named passcode, now that the word is known. */
export async function rememberFingerprint({ id, bound, fingerprint }: Pass, word: string): Promise<void> {
  if (isComparable(fingerprint)) return;
  const data = { fingerprint: fingerprintOf(word) };
  await write((tx) => tx.accessPass.updateMany({ where: { id, secretHash: bound }, data }));
}

function refuseTaken(other: Pass | null | undefined): void {
  if (!other) return;
  throw fieldError("passcode", `This passcode is already in use (“${other.name}”). Choose another one.`);
}

/** Refuses a passcode that another holder has already, because it would be unclear who entered. @throws HttpError 422 */
export async function assertPasscodeUnique(word: string, passcodes: readonly Pass[]): Promise<void> {
  refuseTaken(await matchingPasscode(word, passcodes, "staff"));
}

/** Refuses a new passcode that equals a named one. @throws HttpError 422; DatabaseUnavailable */
export async function assertNotNamedPasscode(word: string, now: Date): Promise<void> {
  await assertPasscodeUnique(word, await read((db) => findPasscodes(db, now)));
}

/** As assertNotNamedPasscode, in the transaction that stores it, for a passcode created meanwhile. @throws HttpError 422 */
export async function assertFingerprintFree(tx: Transaction, fingerprint: string, now: Date): Promise<void> {
  await lockPasses(tx);
  refuseTaken((await findPasscodes(tx, now)).find((pass) => pass.fingerprint === fingerprint));
}

/** Whoever stores a passcode or link holds this lock, also for the shared passcode. */
export const lockPasses = (tx: Transaction): Promise<void> => lock(tx, "access passes");

/** Whether any named passcode or link is active. */
export async function hasActivePass(db: Pick<Reader, "accessPass">, now: Date): Promise<boolean> {
  return (await db.accessPass.count({ where: { ...whereActive(now), spentAt: null } })) > 0;
}
