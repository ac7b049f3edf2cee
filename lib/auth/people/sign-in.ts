import "server-only";
import {
  AuthenticationError,
  authenticate,
  type Credentials,
  WrongCodeError,
} from "@/lib/auth/credentials/authenticate";
import { lockCredentials } from "@/lib/auth/credentials/new-credentials";
import { recordWrongCode } from "@/lib/auth/credentials/wrong-codes";
import { countRefusedSignIn } from "@/lib/auth/sessions/refused-sign-ins";
import { type SignInDevice, storeSession } from "@/lib/auth/sessions/sessions";
import { isOperatorToken } from "@/lib/auth/sessions/tokens";
import { audit } from "@/lib/platform/audit";
import { type Context, isStaff, type Staff } from "@/lib/platform/context";
import type { Person } from "@/lib/platform/database/generated/client";
import { HttpError } from "@/lib/platform/http-error";
import { countFailure } from "@/lib/platform/limits/consume";
import { describeError, log } from "@/lib/platform/log";
import { isRole } from "@/lib/platform/rights";

/** The actor for a person in the console. */
export function toStaff({ id, name, role }: Person, now: Date): Staff {
  if (!isRole(role)) throw new HttpError(403, "Your role no longer exists. Please ask an owner.");
  const identity = { kind: "person", id, name } as const;
  return { kind: "staff", via: "console", role, identity, provenAt: now };
}

const operatorTokenStaff = (now: Date): Staff => ({
  kind: "staff",
  via: "console",
  role: "owner",
  identity: { kind: "operator-token" },
  provenAt: now,
});

/** A person's credentials or the operator token. */
export type SignInCredentials = Credentials | { token: string };

/** The address by which attempts are counted, besides the client. */
const accountOf = (credentials: SignInCredentials) =>
  "email" in credentials ? credentials.email.trim().toLowerCase() : undefined;

/** Records a refused sign-in or confirmation: for staff in the audit, for strangers as a count per hour. */
async function recordRefusal(context: Context, personId: string | null, by: string): Promise<void> {
  if (!isStaff(context)) return countRefusedSignIn(context.now, by);
  await context.transact(async (tx) => {
    await audit(tx, context, { action: "session.refused", subject: personId ?? "unknown", after: { by } });
    return {};
  });
}

/**
 * Runs an attempt to sign in, limited by client and, with delays only, by person. A failure is logged and audited with the person, if
 * known, but never with what was typed.
 */
async function limitAttempts<T>(
  context: Context,
  credentials: SignInCredentials,
  clientAddress: string,
  attempt: () => Promise<T>,
) {
  const { requestId, now } = context;
  const guess = () =>
    attempt().catch(async (error) => {
      if (!(error instanceof AuthenticationError)) throw error;
      if (error instanceof WrongCodeError) await recordWrongCode(context, error.person);
      const { personId, by } = error;
      log.warn({ requestId, by }, "operator sign-in refused");
      await recordRefusal(context, personId, by).catch((cause) =>
        log.warn(describeError(cause), "a refused sign-in could not be audited"),
      );
      throw error;
    });
  return countFailure("operatorSignIn", clientAddress, now, guess, accountOf(credentials), requestId);
}

/** @throws AuthenticationError 401 */
function assertOperatorToken({ token }: { token: string }): void {
  if (isOperatorToken(token.trim())) return;
  throw new AuthenticationError("That is not the operator token.", null, "operator token");
}

/**
 * Creates a session for a person's credentials or the operator token.
 * @param context of a visitor
 * @returns its Set-Cookie value
 */
export async function signIn(
  context: Context & { clientAddress: string },
  { credentials, device }: { credentials: SignInCredentials; device: SignInDevice },
): Promise<{ cookie: string }> {
  const { now, clientAddress } = context;
  const stored = await limitAttempts(context, credentials, clientAddress, async () => {
    if ("token" in credentials) {
      assertOperatorToken(credentials);
      const acting = { ...context, actor: operatorTokenStaff(now) };
      return context.transact(async (tx) => ({ cookie: await storeSession(tx, acting, device) }));
    }
    const authenticated = await authenticate(credentials, "sign-in", context);
    const acting = { ...context, actor: toStaff(authenticated.person, now) };
    const { id } = authenticated.person;
    return context.transact(async (tx) => {
      await lockCredentials(tx, id);
      await authenticated.store(tx, now);
      await tx.person.update({ where: { id }, data: { lastSignInAt: now } });
      if (authenticated.by === "recovery code")
        await audit(tx, acting, { action: "recovery.used", subject: id });
      return { cookie: await storeSession(tx, acting, device) };
    });
  });
  log.info({ requestId: context.requestId }, "operator signed in");
  return stored;
}

/**
 * Confirms with credentials that a session is still the same person's, for actions on people's data, staff and tokens.
 */
export async function reauthenticate(
  context: Context & { clientAddress: string; actor: Staff },
  { credentials, sessionId }: { credentials: SignInCredentials; sessionId: string },
): Promise<{ id: string }> {
  const { now, clientAddress, actor } = context;
  const { identity } = actor;
  return limitAttempts(context, credentials, clientAddress, async () => {
    const usesOperatorToken = identity.kind === "operator-token";
    if (usesOperatorToken && "token" in credentials) assertOperatorToken(credentials);
    else if (usesOperatorToken || "token" in credentials)
      throw new AuthenticationError("Confirm with the method you signed in with.", null, "token");
    const personId = identity.kind === "person" ? identity.id : "";
    const authenticated =
      "token" in credentials ? null : await authenticate(credentials, `proof ${personId}`, context, personId);
    return context.transact(async (tx) => {
      await lockCredentials(tx, personId);
      await authenticated?.store(tx, now);
      await tx.operatorSession.updateMany({ where: { id: sessionId }, data: { provenAt: now } });
      if (authenticated?.by === "recovery code")
        await audit(tx, context, { action: "recovery.used", subject: personId });
      return { id: sessionId };
    });
  });
}
