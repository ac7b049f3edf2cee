import "server-only";
import { verify } from "@node-rs/argon2";
import { type Reader, read } from "@/lib/platform/database";
import { Refusal } from "@/lib/platform/refusal";
import { inForce, type Pass, passOfRow } from "./passes";
import type { Outcome } from "./vocabulary";

/** How many named passcodes may be in force at once: each attempt is held against all of them, which takes its time. */
export const mostPasscodes = 12;

/** The named passcodes in force, as they are stored now. @throws DatabaseUnavailable */
export async function findPasscodes(db: Pick<Reader, "accessPass">, now: Date): Promise<Pass[]> {
  const where = { kind: "passcode", ...inForce(now) };
  const rows = await db.accessPass.findMany({ where, orderBy: { createdAt: "asc" } });
  return rows.map(passOfRow);
}

/** How many of those that are over are held against a word that is none in force: each takes as long as one in force. */
const mostOver = mostPasscodes;

/** The latest named passcodes that have ended or were revoked, the last one created first. @throws DatabaseUnavailable */
export async function findPasscodesOver(db: Pick<Reader, "accessPass">, now: Date) {
  const where = { kind: "passcode", NOT: inForce(now) };
  const rows = await db.accessPass.findMany({ where, orderBy: { createdAt: "desc" }, take: mostOver });
  return rows.map((row) => {
    const outcome: Outcome = row.revokedAt === null ? "ended" : "revoked";
    return { ...passOfRow(row), outcome };
  });
}

/** The passcode that a word is, among those given: one hash after the other, in the library's constant time. */
export async function matchingPasscode<T extends Pass>(
  word: string,
  passcodes: readonly T[],
): Promise<T | null> {
  for (const pass of passcodes) if (await verify(pass.bound, word)) return pass;
  return null;
}

/** Refuses a passcode that somebody else has already: nobody could tell who came in. @throws Refusal 422 */
export async function refuseAlike(word: string, passcodes: readonly Pass[]): Promise<void> {
  const other = await matchingPasscode(word, passcodes);
  if (!other) return;
  const sentence = `This is already the passcode of “${other.name}”. Choose another one.`;
  throw new Refusal(422, sentence, { fields: { passcode: sentence } });
}

/** Refuses a new passcode that a named one is already. @throws Refusal 422; DatabaseUnavailable */
export async function refuseNamed(word: string, now: Date): Promise<void> {
  await refuseAlike(word, await read((db) => findPasscodes(db, now)));
}

/** Whether a named passcode or link would let anybody in now. */
export async function hasPassInForce(db: Pick<Reader, "accessPass">, now: Date): Promise<boolean> {
  return (await db.accessPass.count({ where: { ...inForce(now), spentAt: null } })) > 0;
}
