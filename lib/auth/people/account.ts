import "server-only";
import { newRecoveryCodes } from "@/lib/auth/credentials/codes";
import {
  checkPasskey,
  checkPassword,
  lockCredentials,
  storeRecoveryCodes,
} from "@/lib/auth/credentials/new-credentials";
import { resetCodeCount } from "@/lib/auth/credentials/wrong-codes";
import { endSessions, requireOpenSession, whereActive } from "@/lib/auth/sessions/sessions";
import { type AuditAction, audit } from "@/lib/platform/audit";
import { type Context, inTransaction, requireRecentProof, type Staff } from "@/lib/platform/context";
import { read, type Transaction } from "@/lib/platform/database";
import { HttpError } from "@/lib/platform/http-error";
import { newId } from "@/lib/platform/secrets";
import type { AccountAction } from "./schema";
import { peopleWords } from "./words";

type StaffContext = Context & { actor: Staff };

/** The id of the acting person. */
function requirePersonId({ actor: { identity } }: StaffContext): string {
  if (identity.kind === "person") return identity.id;
  throw new HttpError(403, "The operator token has no sign-in methods to manage. Sign in as a person.");
}

/** Checks that a person still has a sign-in method. Call it after `lockCredentials`. */
async function assertCanSignIn(tx: Transaction, personId: string): Promise<void> {
  const { passwordHash, _count } = await tx.person.findUniqueOrThrow({
    where: { id: personId },
    include: { _count: { select: { passkeys: true } } },
  });
  if (passwordHash === null && _count.passkeys === 0)
    throw new HttpError(409, "This is your only way to sign in. Add another one first.");
}

/**
 * Locks the person's own sign-in methods, and checks again that the session is open: an owner may have reset the person since the
 * request arrived, for example because somebody else uses the session.
 */
async function lockOwnCredentials(
  tx: Transaction,
  personId: string,
  currentSessionId: string | null,
  now: Date,
): Promise<void> {
  await lockCredentials(tx, personId);
  await requireOpenSession(tx, { id: currentSessionId ?? "", personId }, now);
}

/** The condition for one's own sessions: a person's, or those of the operator token. */
export function whereOwnSessions({ identity }: Staff): { personId: string | null } {
  if (identity.kind === "person") return { personId: identity.id };
  if (identity.kind === "operator-token") return { personId: null };
  throw new HttpError(403, "Only people and the operator token have sessions. Sign in to the console.");
}

/**
 * Runs an action on one's own credentials and sessions. Changes of credentials need a recent proof, so that an unattended screen can't
 * be used to add a passkey or a password.
 * @param action with the id of the current session
 * @returns the message, and new recovery codes, which are shown only once
 */
export async function runAccountAction(
  context: StaffContext,
  { currentSessionId, ...action }: AccountAction & { currentSessionId: string | null },
): Promise<{ message: string; codes?: string[] }> {
  const { results } = peopleWords;
  const { now, actor } = context;
  if (action.order === "end-session") {
    const ownSession = { id: action.id, ...whereOwnSessions(actor) };
    if ((await read((db) => db.operatorSession.count({ where: ownSession }))) === 0)
      throw new HttpError(404, "This session has already ended.");
    await endSessions(context, { id: action.id });
    return { message: results.sessionEnded };
  }
  if (action.order === "end-others") {
    await endSessions(context, { ...whereOwnSessions(actor), NOT: { id: currentSessionId ?? "" } });
    return { message: results.othersEnded };
  }
  const id = requirePersonId(context);
  requireRecentProof(context);
  const attempt = newId();
  /** @returns the attempt whose change is stored: for a repeated form, the first one */
  const changeCredentials = (audited: AuditAction, change: (tx: Transaction) => Promise<void>) =>
    context.transact(async (tx) => {
      await lockOwnCredentials(tx, id, currentSessionId, now);
      await change(tx);
      await audit(tx, context, { action: audited, subject: id });
      return { attempt };
    });
  switch (action.order) {
    case "add-passkey": {
      const passkey = await checkPasskey(action, `add ${id}`, now);
      await changeCredentials("passkey.added", async (tx) => {
        await passkey.store(tx, id, now);
      });
      return { message: results.passkeyAdded };
    }
    case "remove-passkey":
      await changeCredentials("passkey.removed", async (tx) => {
        const { count } = await tx.passkey.deleteMany({ where: { id: action.id, personId: id } });
        if (count === 0) throw new HttpError(404, "This passkey has already been removed.");
        await assertCanSignIn(tx, id);
      });
      return { message: results.passkeyRemoved };
    case "set-password": {
      const person = await read((db) => db.person.findUniqueOrThrow({ where: { id } }));
      const newPassword = await checkPassword(action, person, now);
      await changeCredentials("password.set", async (tx) => {
        await newPassword.store(tx, id, now);
        // Somebody may be signed in with the old password.
        await endSessions(inTransaction(context, tx), { personId: id, NOT: { id: currentSessionId ?? "" } });
      });
      return { message: results.passwordSet };
    }
    case "remove-password":
      await changeCredentials("password.removed", async (tx) => {
        const data = { passwordHash: null, totpSecret: null, totpStep: null, ...resetCodeCount };
        await tx.person.update({ where: { id }, data });
        await assertCanSignIn(tx, id);
      });
      return { message: results.passwordRemoved };
    case "recovery-codes": {
      const codes = newRecoveryCodes();
      const stored = await changeCredentials("recovery.issued", async (tx) => {
        await storeRecoveryCodes(tx, id, codes);
      });
      // A repeated form: these codes were not stored.
      if (stored.attempt !== attempt) return { message: results.codesIssuedBefore };
      return { message: results.codesIssued, codes };
    }
  }
}

/** Everything that an account page shows. */
export async function readAccount(staff: Staff, now: Date) {
  const ownSessions = whereOwnSessions(staff);
  const sessions = await read((db) =>
    db.operatorSession.findMany({
      where: { ...ownSessions, ...whereActive(now) },
      orderBy: { createdAt: "desc" },
    }),
  );
  if (staff.identity.kind !== "person") return { sessions, person: null };
  const person = await read((db) =>
    db.person.findUniqueOrThrow({
      where: { id: ownSessions.personId ?? "" },
      include: { passkeys: { orderBy: { createdAt: "asc" } }, _count: { select: { recoveryCodes: true } } },
    }),
  );
  return { sessions, person };
}
