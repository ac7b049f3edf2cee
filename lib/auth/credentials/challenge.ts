import "server-only";
import { randomBytes } from "node:crypto";
import { addMinutes } from "date-fns";
import { read, type Transaction } from "@/lib/platform/database";
import { HttpError } from "@/lib/platform/http-error";
import { sign, verifySigned } from "@/lib/platform/signed";

const purpose = "webauthn challenge";

/** How long a passkey button works after the page was loaded. */
const challengeMinutes = 30;

/** The purpose of a challenge. A response is accepted only for the same purpose. */
export type ChallengeUse = "sign-in" | `proof ${string}` | `join ${string}` | `add ${string}`;

export interface Challenge {
  id: string;
  expiresAt: Date;
}

/**
 * Creates a challenge (WebAuthn level 2, section 13.4.3). It is signed instead of stored, so that strangers can't fill the database;
 * only used ones are stored.
 */
export function newChallenge(use: ChallengeUse, now: Date): string {
  const expires = addMinutes(now, challengeMinutes).getTime().toString(36);
  return sign(`${randomBytes(16).toString("hex")}-${expires}`, purpose, use);
}

/** @param encoded by the browser, base64url @returns null if it is not ours or has expired */
export function readChallenge(encoded: string, use: ChallengeUse, now: Date): Challenge | null {
  const payload = verifySigned(Buffer.from(encoded, "base64url").toString(), purpose, use);
  const [id = "", expires = ""] = payload?.split("-") ?? [];
  const expiresAt = new Date(Number.parseInt(expires, 36));
  return payload !== null && expiresAt > now ? { id, expiresAt } : null;
}

const replayed = () =>
  new HttpError(401, "This passkey response was already used. Please use the passkey again.");

/** Refuses a challenge that was used before, without locking. */
export async function assertNotReplayed({ id }: Challenge): Promise<void> {
  if ((await read((db) => db.spentChallenge.count({ where: { id } }))) > 0) throw replayed();
}

/** Records that a challenge was used. */
export async function markChallengeUsed(tx: Transaction, { id, expiresAt }: Challenge): Promise<void> {
  if ((await tx.spentChallenge.count({ where: { id } })) > 0) throw replayed();
  // Of two simultaneous transactions, the table's key lets one succeed.
  await tx.spentChallenge.create({ data: { id, expiresAt } });
}
