import "server-only";
import { randomBytes } from "node:crypto";
import { addMinutes } from "date-fns";
import { read, type Transaction } from "@/lib/platform/database";
import { HttpError } from "@/lib/platform/http-error";
import { sign, verifySigned } from "@/lib/platform/signed";

const purpose = "webauthn challenge";

/** How long a page may be open before its passkey button is pressed. */
const challengeMinutes = 30;

/** What a challenge was made for. An answer to one is none to another. */
export type ChallengeUse = "sign-in" | `proof ${string}` | `join ${string}` | `add ${string}`;

export interface Challenge {
  id: string;
  expiresAt: Date;
}

/**
 * A challenge (WebAuthn level 2, section 13.4.3). It is signed rather than stored, so that a stranger who asks for many
 * makes the site store nothing; what is stored is which ones were answered.
 */
export function newChallenge(use: ChallengeUse, now: Date): string {
  const expires = addMinutes(now, challengeMinutes).getTime().toString(36);
  return sign(`${randomBytes(16).toString("hex")}-${expires}`, purpose, use);
}

/** @param encoded as the browser gives it back, base64url @returns null for one that is not ours or is over */
export function readChallenge(encoded: string, use: ChallengeUse, now: Date): Challenge | null {
  const payload = verifySigned(Buffer.from(encoded, "base64url").toString(), purpose, use);
  const [id = "", expires = ""] = payload?.split("-") ?? [];
  const expiresAt = new Date(Number.parseInt(expires, 36));
  return payload !== null && expiresAt > now ? { id, expiresAt } : null;
}

const replayed = () =>
  new HttpError(401, "This passkey response was already used. Please use the passkey again.");

/** @throws HttpError 401 for a challenge that was answered before */
export async function refuseReplay({ id }: Challenge): Promise<void> {
  if ((await read((db) => db.spentChallenge.count({ where: { id } }))) > 0) throw replayed();
}

/** Notes that a challenge was answered. @throws HttpError 401 when it was before, whichever came first */
export async function markChallengeUsed(tx: Transaction, { id, expiresAt }: Challenge): Promise<void> {
  if ((await tx.spentChallenge.count({ where: { id } })) > 0) throw replayed();
  // Where two transactions come here at once, the key of the table lets one through.
  await tx.spentChallenge.create({ data: { id, expiresAt } });
}
