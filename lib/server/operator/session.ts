import "server-only";
import { env } from "@/lib/env";
import { cookie } from "@/lib/http/cookies";
import { read } from "../db";
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

/**
 * Whether a cookie's value is a session in force. A stranger's is told without asking the database.
 * @throws DatabaseUnavailable when nobody can say whether it was ended: let nobody in then
 */
export async function isOperatorSession(value: string | undefined, now: Date): Promise<boolean> {
  const id = sessionId(value);
  if (id === null) return false;
  return (await read((db) => db.operatorSession.count({ where: { id, expiresAt: { gt: now } } }))) > 0;
}
