import "server-only";
import { subMinutes } from "date-fns";
import { env } from "@/lib/env";
import { facts } from "@/lib/facts";
import { cookie } from "@/lib/http/cookies";
import { read, write } from "../db";
import { errorFacts, log } from "../log";
import { verifySigned } from "../signed";

export const operatorCookie = "palisade-operator";
export const sessionPurpose = "operator session";

/** The Set-Cookie value that makes the browser forget its session. */
export function forgetSession(): string {
  return cookie(operatorCookie, "", { sameSite: "Strict", maxAge: 0 });
}

/** The id of the session that a cookie's value was signed for, whether or not it is still in force; else null. */
export function sessionId(value: string | undefined): string | null {
  return verifySigned(value, sessionPurpose, env().OPERATOR_TOKEN);
}

/** The sessions in force: neither past their hours nor too long without use. */
export function inForce(now: Date) {
  const since = subMinutes(now, facts.operatorIdleMinutes);
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
      (error) => log.warn(errorFacts(error), "the use of a session could not be noted"),
    );
  }
  return true;
}
