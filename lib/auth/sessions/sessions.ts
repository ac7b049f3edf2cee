import "server-only";
import { randomBytes } from "node:crypto";
import { addHours, subMinutes } from "date-fns";
import { audit } from "@/lib/platform/audit";
import { bearerChallenge, type Context, inTransaction, personIdOf, type Staff } from "@/lib/platform/context";
import { lock, read, type Transaction, write } from "@/lib/platform/database";
import { env } from "@/lib/platform/environment";
import { defineCookie } from "@/lib/platform/http/cookies";
import { HttpError } from "@/lib/platform/http-error";
import { describeError, log } from "@/lib/platform/log";
import { isRole } from "@/lib/platform/rights";
import { sign, verifySigned } from "@/lib/platform/signed";
import { figures } from "@/lib/site/figures";
import { paths } from "@/lib/site/paths";
import { consolePaths, peoplePaths } from "@/lib/site/staff-paths";

export const staffCookie = defineCookie("palisade-operator", { sameSite: "Strict" });
const sessionPurpose = "operator session";

/** The binding of a session's cookie: sessions of the operator token end when it changes; those of people don't. */
const sessionBinding = (isOfPerson: boolean): string =>
  isOfPerson ? "person" : (env().OPERATOR_TOKEN ?? "");

interface SignedSession {
  id: string;
  isPersons: boolean;
}

/** The session of a signed cookie, active or not; otherwise null. */
function readSignedSession(value: string | undefined): SignedSession | null {
  const persons = verifySigned(value, sessionPurpose, sessionBinding(true));
  if (persons !== null) return { id: persons, isPersons: true };
  if (env().OPERATOR_TOKEN === undefined) return null;
  const id = verifySigned(value, sessionPurpose, sessionBinding(false));
  return id === null ? null : { id, isPersons: false };
}

/** The id of the session of a signed cookie, active or not; otherwise null. */
export const sessionId = (value: string | undefined): string | null => readSignedSession(value)?.id ?? null;

/** The id of the session in a Set-Cookie value; empty for other values. */
export const sessionIdInSetCookie = (set: string): string =>
  sessionId(staffCookie.readFromSetCookie(set)) ?? "";

/** The condition for active sessions: not expired and not idle for too long. */
export function whereActive(now: Date) {
  const since = subMinutes(now, figures.operatorIdleMinutes);
  const recentlyUsed = [{ usedAt: { gt: since } }, { usedAt: null, createdAt: { gt: since } }];
  return { expiresAt: { gt: now }, OR: recentlyUsed };
}

/** The session ended while the request was being carried out. */
export class SessionEnded extends HttpError {
  override name = "SessionEnded";
  constructor() {
    super(401, "This session has ended. Please sign in again.", {
      headers: { "WWW-Authenticate": bearerChallenge },
    });
  }
}

/** Checks in a transaction that a session is still active. @throws SessionEnded */
export async function requireOpenSession(
  tx: Transaction,
  session: { id: string; personId: string | null },
  now: Date,
): Promise<void> {
  if ((await tx.operatorSession.count({ where: { ...session, ...whereActive(now) } })) === 0)
    throw new SessionEnded();
}

/** An active session and its member of staff. */
export interface OpenSession {
  id: string;
  staff: Staff;
  /** When it was last used, or created. */
  usedAt: Date;
}

/**
 * The active session of a cookie, or null. It doesn't count as use, since open pages poll. Unsigned cookies are refused without a query.
 * @throws DatabaseUnavailable if it can't be checked: then admit nobody
 */
export async function findSession(value: string | undefined, now: Date): Promise<OpenSession | null> {
  const signedSession = readSignedSession(value);
  if (signedSession === null) return null;
  const { id, isPersons: isOfPerson } = signedSession;
  const where = { id, ...whereActive(now), personId: isOfPerson ? { not: null } : null };
  const row = await read((db) => db.operatorSession.findFirst({ where, include: { person: true } }));
  if (!row) return null;
  const { person } = row;
  const usedAt = row.usedAt ?? row.createdAt;
  const common = { kind: "staff", via: "console", provenAt: row.provenAt ?? row.createdAt } as const;
  if (!person) {
    const identity = { kind: "operator-token", session: id } as const;
    return { id, usedAt, staff: { ...common, role: "owner", identity } };
  }
  if (!isRole(person.role)) return null;
  const identity = { kind: "person", id: person.id, name: person.name, session: id } as const;
  return { id, usedAt, staff: { ...common, role: person.role, identity } };
}

/** Whether a cookie has an active session. @throws DatabaseUnavailable */
export const isStaffSession = async (value: string | undefined, now: Date): Promise<boolean> =>
  (await findSession(value, now)) !== null;

/**
 * Finds a session for a person's request, which counts as use. The use is stored at most once a minute, so that reading the
 * console writes little.
 */
export async function touchSession(value: string | undefined, now: Date): Promise<OpenSession | null> {
  const session = await findSession(value, now);
  if (session === null) return null;
  const { id, usedAt } = session;
  if (usedAt <= subMinutes(now, 1)) {
    // If it can't be stored, for example on a full disk, the session expires earlier.
    await write((tx) => tx.operatorSession.updateMany({ where: { id }, data: { usedAt: now } })).catch(
      (error) => log.warn(describeError(error), "the use of a session could not be stored"),
    );
  }
  return session;
}

const { operatorSessionHours: hours } = figures;

/** The browser in which somebody signs in. */
export interface SignInDevice {
  /** The value of its cookie from an earlier sign-in, whose session ends. */
  previousCookie?: string;
  userAgent?: string | null;
}

/**
 * Creates a session in an open transaction. It ends after its lifetime, when idle, when it is revoked, or when the person is removed or
 * the operator token changes.
 * @returns its Set-Cookie value
 */
export async function storeSession(
  tx: Transaction,
  context: Context & { actor: Staff },
  { previousCookie, userAgent }: SignInDevice,
): Promise<string> {
  const { now, actor } = context;
  const id = randomBytes(16).toString("hex");
  const previousId = sessionId(previousCookie);
  if (previousId !== null) await endSessions(inTransaction(context, tx), { id: previousId });
  const personId = personIdOf(actor);
  await tx.operatorSession.create({
    data: {
      id,
      createdAt: now,
      expiresAt: addHours(now, hours),
      personId,
      provenAt: now,
      userAgent: userAgent?.slice(0, 300) ?? null,
    },
  });
  await audit(tx, context, { action: "session.opened", subject: personId ?? "sessions" });
  const value = sign(id, sessionPurpose, sessionBinding(personId !== null));
  return staffCookie.set(value, { maxAge: hours * 3600 });
}

/** One session, everybody's, or one person's, optionally except one. */
export type SessionFilter = { id: string } | "all" | { personId: string | null; NOT?: { id: string } };

/** Ends sessions. The audit says how many. */
export async function endSessions(context: Context, which: SessionFilter): Promise<void> {
  const { now } = context;
  await context.transact(async (tx) => {
    // Locked, since two simultaneous requests could otherwise count the same sessions.
    await lock(tx, "sessions");
    const open = () => tx.operatorSession.count({ where: whereActive(now) });
    const before = await open();
    const endedSessions = await tx.operatorSession.deleteMany({ where: which === "all" ? {} : which });
    if (endedSessions.count === 0) return endedSessions;
    const values = { before: { open: before }, after: { open: await open() } };
    await audit(tx, context, { action: "sessions.ended", subject: "sessions", ...values });
    return endedSessions;
  });
}

/** A page of the console to open after the sign-in; other addresses are ignored, which prevents open redirects. */
export function safeConsolePath(value: unknown): string | null {
  if (typeof value !== "string" || !value.startsWith(`${paths.operator}/`)) return null;
  if (!/^(?:\/[\w-]+)+$/.test(value)) return null;
  const excludedPaths = [
    consolePaths.signIn,
    consolePaths.signOut,
    peoplePaths.reauthentication,
    peoplePaths.join(""),
  ];
  const isSignInStep = excludedPaths.some((path) => value.startsWith(path));
  return isSignInStep ? null : value;
}
