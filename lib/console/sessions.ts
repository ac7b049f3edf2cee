import "server-only";
import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { addHours, subMinutes } from "date-fns";
import { audit } from "@/lib/platform/audit";
import { type Context, inTransaction, requireStaff } from "@/lib/platform/context";
import { lock, read, write } from "@/lib/platform/database";
import { env } from "@/lib/platform/environment";
import { cookie } from "@/lib/platform/http/cookies";
import { describeError, log } from "@/lib/platform/log";
import { sign, verifySigned } from "@/lib/platform/signed";
import { figures } from "@/lib/site/figures";
import { consolePaths, paths } from "@/lib/site/paths";

const digest = (value: string) => createHash("sha256").update(value).digest();

/** Whether this is the operator's token; takes the same time whatever was given. */
export function verifyToken(given: string): boolean {
  return timingSafeEqual(digest(given), digest(env().OPERATOR_TOKEN));
}

export const operatorCookie = "palisade-operator";
const sessionPurpose = "operator session";

/** The Set-Cookie value that makes the browser forget its session. */
export function forgetSession(): string {
  return cookie(operatorCookie, "", { sameSite: "Strict", maxAge: 0 });
}

/** The id of the session that a cookie's value was signed for, whether or not it is still in force; else null. */
export function sessionId(value: string | undefined): string | null {
  return verifySigned(value, sessionPurpose, env().OPERATOR_TOKEN);
}

/** The sessions in force: neither past their hours nor too long without use. */
function inForce(now: Date) {
  const since = subMinutes(now, figures.operatorIdleMinutes);
  const used = [{ usedAt: { gt: since } }, { usedAt: null, createdAt: { gt: since } }];
  return { expiresAt: { gt: now }, OR: used };
}

/**
 * Whether a cookie's value is a session in force. Asking is no use of it: an open page asks by itself, for ever. A
 * stranger's is told without asking the database.
 * @throws DatabaseUnavailable when nobody can say whether it was ended: let nobody in then
 */
export async function isOperatorSession(value: string | undefined, now: Date): Promise<boolean> {
  const id = sessionId(value);
  if (id === null) return false;
  return (await read((db) => db.operatorSession.count({ where: { id, ...inForce(now) } }))) > 0;
}

/**
 * As isOperatorSession, for what a person does: the time without use begins anew. It is noted once a minute, so that
 * reading the console writes next to nothing.
 * @throws DatabaseUnavailable
 */
export async function touchOperatorSession(value: string | undefined, now: Date): Promise<boolean> {
  if (!(await isOperatorSession(value, now))) return false;
  const id = sessionId(value) ?? "";
  const before = { lte: subMinutes(now, 1) };
  const stale = { OR: [{ usedAt: before }, { usedAt: null, createdAt: before }] };
  if ((await read((db) => db.operatorSession.count({ where: { id, ...stale } }))) > 0) {
    // One that can't be noted, on a full disk say, ends earlier and keeps nobody out now.
    await write((tx) => tx.operatorSession.updateMany({ where: { id }, data: { usedAt: now } })).catch(
      (error) => log.warn(describeError(error), "the use of a session could not be noted"),
    );
  }
  return true;
}

const { operatorSessionHours: hours } = figures;

/**
 * Opens a session that ends by itself after its hours or a time without use, at once when it is ended or the operator's
 * token changes.
 * @param earlier the value of the cookie that the browser brought: its session ends, since nobody is left to use it
 * @returns its Set-Cookie value
 */
export async function openSession(context: Context, earlier?: string): Promise<string> {
  requireStaff(context);
  const { now } = context;
  const id = randomBytes(16).toString("hex");
  const data = { id, createdAt: now, expiresAt: addHours(now, hours) };
  const earlierId = sessionId(earlier);
  await context.transact(async (tx) => {
    if (earlierId !== null) await endSessions(inTransaction(context, tx), { id: earlierId });
    await audit(tx, context, { action: "session.opened", subject: "sessions" });
    return tx.operatorSession.create({ data });
  });
  const value = sign(id, sessionPurpose, env().OPERATOR_TOKEN);
  return cookie(operatorCookie, value, { sameSite: "Strict", maxAge: hours * 3600 });
}

/** Ends one session of the console, or all of them, whoever holds their cookies. The audit says how many were open. */
export async function endSessions(context: Context, which: { id: string } | "all"): Promise<void> {
  const { now } = context;
  requireStaff(context);
  await context.transact(async (tx) => {
    // Or two that end them at once would each count the other's as theirs.
    await lock(tx, "sessions");
    const open = () => tx.operatorSession.count({ where: inForce(now) });
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
  const isSigning = [consolePaths.signIn, consolePaths.signOut].some((path) => value.startsWith(path));
  return isSigning ? null : value;
}
