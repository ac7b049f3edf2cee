import "server-only";
import { randomBytes } from "node:crypto";
import { env } from "@/lib/env";
import { facts } from "@/lib/facts";
import { cookie } from "@/lib/http/cookies";
import { sign, verifySigned } from "../signed";

export const operatorCookie = "palisade-operator";

const { operatorSessionHours } = facts;
const purpose = "operator session";

/** A session that ends by itself after its hours, and at once when the operator's token changes. */
export function newOperatorSession(now: Date): string {
  const expires = now.getTime() + operatorSessionHours * 3_600_000;
  const value = sign(`${expires}-${randomBytes(12).toString("hex")}`, purpose, env().OPERATOR_TOKEN);
  return cookie(operatorCookie, value, { sameSite: "Strict", maxAge: operatorSessionHours * 3600 });
}

/** The Set-Cookie value that signs out. */
export function endOperatorSession(): string {
  return cookie(operatorCookie, "", { sameSite: "Strict", maxAge: 0 });
}

/** Whether a cookie's value is a session in force. */
export function isOperatorSession(value: string | undefined, now: Date): boolean {
  const payload = verifySigned(value, purpose, env().OPERATOR_TOKEN);
  return payload !== null && Number(payload.split("-", 1)[0]) > now.getTime();
}
