import "server-only";
import { randomBytes } from "node:crypto";
import { addHours, subMinutes } from "date-fns";
import { audit } from "@/lib/platform/audit";
import { type Context, inTransaction, type Staff } from "@/lib/platform/context";
import { lock, read, type Transaction, write } from "@/lib/platform/database";
import { env } from "@/lib/platform/environment";
import { cookie } from "@/lib/platform/http/cookies";
import { describeError, log } from "@/lib/platform/log";
import { isRole } from "@/lib/platform/rights";
import { sign, verifySigned } from "@/lib/platform/signed";
import { figures } from "@/lib/site/figures";
import { consolePaths, paths, peoplePaths } from "@/lib/site/paths";

export const operatorCookie = "palisade-operator";
const sessionPurpose = "operator session";

/** The Set-Cookie value that makes the browser forget its session. */
export function forgetSession(): string {
  return cookie(operatorCookie, "", { sameSite: "Strict", maxAge: 0 });
}

/** What a session's cookie is bound to: the operator token opens none any more once it changed; a person's stays. */
const boundTo = (isPersons: boolean): string => (isPersons ? "person" : (env().OPERATOR_TOKEN ?? ""));

interface SignedSession {
  id: string;
  isPersons: boolean;
}

/** The session that a cookie's value was signed for, whether or not it is still in force; else null. */
function signedSession(value: string | undefined): SignedSession | null {
  const persons = verifySigned(value, sessionPurpose, boundTo(true));
  if (persons !== null) return { id: persons, isPersons: true };
  if (env().OPERATOR_TOKEN === undefined) return null;
  const id = verifySigned(value, sessionPurpose, boundTo(false));
  return id === null ? null : { id, isPersons: false };
}

/** The id of the session that a cookie's value was signed for, whether or not it is still in force; else null. */
export const sessionId = (value: string | undefined): string | null => signedSession(value)?.id ?? null;

/** The id of the session that a Set-Cookie value opens; empty for any other. */
export const sessionOf = (set: string): string => sessionId(/=([^;]+)/.exec(set)?.[1]) ?? "";

/** The sessions in force: neither past their hours nor too long without use. */
export function whereActive(now: Date) {
  const since = subMinutes(now, figures.operatorIdleMinutes);
  const used = [{ usedAt: { gt: since } }, { usedAt: null, createdAt: { gt: since } }];
  return { expiresAt: { gt: now }, OR: used };
}

/** An active session and its member of staff. */
export interface OpenSession {
  id: string;
  staff: Staff;
}

/**
 * The session in force that a cookie's value opens, or null. Asking is no use of it: an open page asks by itself, for
 * ever. A stranger's is told without asking the database.
 * @throws DatabaseUnavailable when nobody can say whether it was ended: let nobody in then
 */
export async function findSession(value: string | undefined, now: Date): Promise<OpenSession | null> {
  const signed = signedSession(value);
  if (signed === null) return null;
  const { id, isPersons } = signed;
  const where = { id, ...whereActive(now), personId: isPersons ? { not: null } : null };
  const row = await read((db) => db.operatorSession.findFirst({ where, include: { person: true } }));
  if (!row) return null;
  const { person } = row;
  const acts = { kind: "staff", via: "console", provenAt: row.provenAt ?? row.createdAt } as const;
  if (!person) return { id, staff: { ...acts, role: "owner", identity: { kind: "operator-token" } } };
  if (!isRole(person.role)) return null;
  const identity = { kind: "person", id: person.id, name: person.name } as const;
  return { id, staff: { ...acts, role: person.role, identity } };
}

/** Whether a cookie's value is a session in force. @throws DatabaseUnavailable */
export const isOperatorSession = async (value: string | undefined, now: Date): Promise<boolean> =>
  (await findSession(value, now)) !== null;

/**
 * As findSession, for what a person does: the time without use begins anew. It is noted once a minute, so that reading
 * the console writes next to nothing.
 * @throws DatabaseUnavailable
 */
export async function touchSession(value: string | undefined, now: Date): Promise<OpenSession | null> {
  const session = await findSession(value, now);
  if (session === null) return null;
  const { id } = session;
  const before = { lte: subMinutes(now, 1) };
  const stale = { OR: [{ usedAt: before }, { usedAt: null, createdAt: before }] };
  if ((await read((db) => db.operatorSession.count({ where: { id, ...stale } }))) > 0) {
    // One that can't be noted, on a full disk say, ends earlier and keeps nobody out now.
    await write((tx) => tx.operatorSession.updateMany({ where: { id }, data: { usedAt: now } })).catch(
      (error) => log.warn(describeError(error), "the use of a session could not be noted"),
    );
  }
  return session;
}

const { operatorSessionHours: hours } = figures;

/** What a browser brings to the sign-in. */
export interface Browser {
  /** The value of the cookie: its session ends, since nobody is left to use it. */
  earlier?: string;
  userAgent?: string | null;
}

/**
 * Opens a session for who acts, in a transaction that is open. It ends by itself after its hours or a time without use,
 * and at once when it is ended, when the person is removed, or, opened with the operator token, when that changes.
 * @returns its Set-Cookie value
 */
export async function storeSession(
  tx: Transaction,
  context: Context & { actor: Staff },
  { earlier, userAgent }: Browser,
): Promise<string> {
  const { now, actor } = context;
  const { identity } = actor;
  const id = randomBytes(16).toString("hex");
  const earlierId = sessionId(earlier);
  if (earlierId !== null) await endSessions(inTransaction(context, tx), { id: earlierId });
  const personId = identity.kind === "person" ? identity.id : null;
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
  const value = sign(id, sessionPurpose, boundTo(personId !== null));
  return cookie(operatorCookie, value, { sameSite: "Strict", maxAge: hours * 3600 });
}

/** As storeSession, in a transaction of its own. */
export async function openSession(context: Context & { actor: Staff }, browser: Browser): Promise<string> {
  const { value } = await context.transact(async (tx) => ({
    value: await storeSession(tx, context, browser),
  }));
  return value;
}

/** Which sessions: one, everybody's, or one person's save perhaps one. */
export type SessionFilter = { id: string } | "all" | { personId: string | null; NOT?: { id: string } };

/** Ends sessions of the console, whoever holds their cookies. The audit says how many were open. */
export async function endSessions(context: Context, which: SessionFilter): Promise<void> {
  const { now } = context;
  await context.transact(async (tx) => {
    // Or two that end them at once would each count the other's as theirs.
    await lock(tx, "sessions");
    const open = () => tx.operatorSession.count({ where: whereActive(now) });
    const before = await open();
    const ended = await tx.operatorSession.deleteMany({ where: which === "all" ? {} : which });
    if (ended.count === 0) return ended;
    const values = { before: { open: before }, after: { open: await open() } };
    await audit(tx, context, { action: "sessions.ended", subject: "sessions", ...values });
    return ended;
  });
}

/** A page of the console to go on to after signing in, if that is what it is: nobody is led anywhere else. */
export function consoleTarget(value: unknown): string | null {
  if (typeof value !== "string" || !value.startsWith(`${paths.operator}/`)) return null;
  if (!/^(?:\/[\w-]+)+$/.test(value)) return null;
  const apart = [consolePaths.signIn, consolePaths.signOut, peoplePaths.proof, peoplePaths.join("")];
  const isSigning = apart.some((path) => value.startsWith(path));
  return isSigning ? null : value;
}
