import "server-only";
import { bearerChallenge, type Context } from "@/lib/platform/context";
import { read, type Transaction } from "@/lib/platform/database";
import type { Person } from "@/lib/platform/database/generated/client";
import { verifyPassword } from "@/lib/platform/hash-password";
import { HttpError } from "@/lib/platform/http-error";
import { type ChallengeUse, markChallengeUsed } from "./challenge";
import { decryptTotpSecret, findTotpStep, hashRecoveryCode } from "./codes";
import { verifyPasskey } from "./webauthn";
import { countCodeAttempt, resetCodeCount } from "./wrong-codes";

/** The credentials of a person, as typed or sent by the browser. */
export type Credentials = { credential: string } | { email: string; password: string; code: string };

/** An authenticated person. */
export interface VerifiedIdentity {
  person: Person;
  by: "passkey" | "password" | "recovery code";
  /** Uses up single-use credentials. */
  store(tx: Transaction, now: Date): Promise<void>;
}

/** The credentials were refused. `personId` says whose they were, if known, and is only for the audit. */
export class AuthenticationError extends HttpError {
  override name = "AuthenticationError";

  constructor(
    message: string,
    readonly personId: string | null,
    readonly by: string,
  ) {
    super(401, message, { headers: { "WWW-Authenticate": bearerChallenge } });
  }
}

/** The password was correct and the code wrong. The message is that of every refusal. */
export class WrongCodeError extends AuthenticationError {
  override name = "WrongCodeError";

  constructor(readonly person: Person) {
    super(wrongPassword, person.id, "password");
  }
}

const usedAlready = (what: string) => new HttpError(401, `This ${what} has already been used.`);

/** Verifies a passkey. @param use of its challenge @param personId its owner, if known */
async function authenticateByPasskey(
  credential: string,
  use: ChallengeUse,
  now: Date,
  personId?: string,
): Promise<VerifiedIdentity> {
  let owner: string | null = null;
  try {
    const { passkey, counter, challenge } = await verifyPasskey(credential, use, now, async (id) => {
      const where = { id, ...(personId !== undefined && { personId }) };
      const row = await read((db) => db.passkey.findFirst({ where, include: { person: true } }));
      owner = row?.personId ?? null;
      return row;
    });
    return {
      person: passkey.person,
      by: "passkey",
      store: async (tx, at) => {
        await markChallengeUsed(tx, challenge);
        const behind = counter > 0n ? { counter: { lt: counter } } : {};
        const data = { counter, lastUsedAt: at };
        const { count } = await tx.passkey.updateMany({ where: { id: passkey.id, ...behind }, data });
        if (count === 0) throw usedAlready("passkey response");
        await tx.person.update({ where: { id: passkey.personId }, data: resetCodeCount });
      },
    };
  } catch (error) {
    if (error instanceof HttpError && error.status === 401) {
      throw new AuthenticationError(error.message, owner, "passkey");
    }
    throw error;
  }
}

type AuthenticationContext = Pick<Context, "now" | "requestId">;

export const wrongPassword = "We couldn’t sign you in. Check the address, the password and the code.";

/** Verifies a password with a code of an authenticator app, or a recovery code. */
async function authenticateByPassword(
  { email, password, code }: { email: string; password: string; code: string },
  { now, requestId }: AuthenticationContext,
  personId?: string,
): Promise<VerifiedIdentity> {
  const where = { email: email.trim().toLowerCase(), ...(personId !== undefined && { id: personId }) };
  const person = await read((db) => db.person.findFirst({ where }));
  const isCorrect = await verifyPassword(person?.passwordHash, password, "staff", requestId);
  const refusal = new AuthenticationError(wrongPassword, person?.id ?? null, "password");
  if (!person) throw refusal;
  const recovery = hashRecoveryCode(code);
  if (recovery !== null) {
    // People with passkeys only have no password.
    if (!isCorrect && person.passwordHash !== null) throw refusal;
    const owned = { hash: recovery, personId: person.id };
    if ((await read((db) => db.recoveryCode.count({ where: owned }))) === 0) throw refusal;
    return {
      person,
      by: "recovery code",
      store: async (tx) => {
        const { count } = await tx.recoveryCode.deleteMany({ where: owned });
        if (count === 0) throw usedAlready("recovery code");
        await tx.person.update({ where: { id: person.id }, data: resetCodeCount });
      },
    };
  }
  if (!isCorrect || person.totpSecret === null) throw refusal;
  const secret = decryptTotpSecret(person.totpSecret, person.id);
  if (secret === null) throw refusal;
  const step = (await countCodeAttempt(person.id)) ? findTotpStep(secret, code, now) : null;
  if (step === null || step <= (person.totpStep ?? 0)) throw new WrongCodeError(person);
  return {
    person,
    by: "password",
    store: async (tx) => {
      // A password or app that was replaced since the check is not accepted.
      const { id, passwordHash, totpSecret } = person;
      const unused = { id, passwordHash, totpSecret, OR: [{ totpStep: null }, { totpStep: { lt: step } }] };
      const data = { totpStep: step, ...resetCodeCount };
      const { count } = await tx.person.updateMany({ where: unused, data });
      if (count === 0) throw usedAlready("code");
    },
  };
}

/**
 * Verifies a passkey, or a password with its code.
 * @param personId the owner of the credentials, if known
 * @throws AuthenticationError 401, DatabaseUnavailable
 */
export function authenticate(
  credentials: Credentials,
  use: ChallengeUse,
  context: AuthenticationContext,
  personId?: string,
): Promise<VerifiedIdentity> {
  if ("credential" in credentials)
    return authenticateByPasskey(credentials.credential, use, context.now, personId);
  return authenticateByPassword(credentials, context, personId);
}
