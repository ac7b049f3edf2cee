import "server-only";
import type { z } from "zod";
import type { newPassword } from "@/lib/auth/people/schema";
import { lock, type Transaction } from "@/lib/platform/database";
import { hashPassword } from "@/lib/platform/hash-password";
import { fieldError, HttpError } from "@/lib/platform/http-error";
import { passwordWeakness } from "@/lib/platform/weak-password";
import { type ChallengeUse, markChallengeUsed } from "./challenge";
import { encryptTotpSecret, findTotpStep, hashRecoveryCode, readTotpSetup } from "./codes";
import { verifyNewPasskey } from "./webauthn";
import { resetCodeCount } from "./wrong-codes";

const weakPasswords = {
  ownAddress:
    "Don’t use your email address, or the part before the @, as your password. It’s the first thing an attacker would try.",
  commonPassword: "This password is too common. Please choose another one.",
} as const;

/** How many passkeys a person may have. */
const maxPasskeys = 20;

/** Verified new credentials, to be stored for a person. */
export interface CheckedCredentials {
  kind: "passkey" | "password";
  store(tx: Transaction, personId: string, now: Date): Promise<void>;
}

/** Checks a new passkey. */
export async function checkPasskey(
  { credential, passkey: name }: { credential: string; passkey: string },
  use: ChallengeUse,
  now: Date,
): Promise<CheckedCredentials> {
  const { passkey, challenge } = await verifyNewPasskey(credential, use, now);
  return {
    kind: "passkey",
    store: async (tx, personId, createdAt) => {
      await markChallengeUsed(tx, challenge);
      if ((await tx.passkey.count({ where: { id: passkey.id } })) > 0)
        throw new HttpError(409, "This passkey is already registered.");
      if ((await tx.passkey.count({ where: { personId } })) >= maxPasskeys)
        throw new HttpError(409, `You already have ${maxPasskeys} passkeys. Remove one first.`);
      await tx.passkey.create({ data: { ...passkey, personId, name, createdAt } });
    },
  };
}

/** Checks a new password, and with a code that the authenticator app has the shown secret. */
export async function checkPassword(
  { password, code, setup }: z.output<typeof newPassword>,
  person: { id: string; email: string },
  now: Date,
): Promise<CheckedCredentials> {
  const weakness = await passwordWeakness(password, person.email);
  if (weakness) {
    throw fieldError("password", weakPasswords[weakness]);
  }
  const secret = readTotpSetup(setup, person.id);
  const step = secret === null ? null : findTotpStep(secret, code, now);
  if (secret === null || step === null) {
    throw fieldError(
      "code",
      "This code is wrong. Scan the QR code again and enter the code that the app shows now.",
    );
  }
  const data = {
    passwordHash: await hashPassword(password, "staff"),
    totpSecret: encryptTotpSecret(secret, person.id),
    totpStep: step,
    ...resetCodeCount,
  };
  return {
    kind: "password",
    store: async (tx, id) => {
      await tx.person.update({ where: { id }, data });
    },
  };
}

/**
 * Locks a person's sign-in methods: the first step of every transaction that adds, uses or removes one, so that none outlasts a reset.
 * The order of locks is people, credentials, tokens, sessions, audit. The lock keeps its old name, since
 * processes of two releases run side by side during an update.
 */
export const lockCredentials = (tx: Transaction, personId: string): Promise<void> =>
  lock(tx, `keys of ${personId}`);

/** Replaces all recovery codes of a person. */
export async function storeRecoveryCodes(
  tx: Transaction,
  personId: string,
  codes: readonly string[],
): Promise<void> {
  await lockCredentials(tx, personId);
  await tx.recoveryCode.deleteMany({ where: { personId } });
  const data = codes.map((code) => ({ hash: hashRecoveryCode(code) ?? "", personId }));
  await tx.recoveryCode.createMany({ data });
}
