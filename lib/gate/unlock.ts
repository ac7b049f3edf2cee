import "server-only";
import { randomBytes } from "node:crypto";
import { verify } from "@node-rs/argon2";
import { cookie } from "@/lib/platform/http/cookies";
import { Refusal } from "@/lib/platform/refusal";
import { sign, verifySigned } from "@/lib/platform/signed";
import { getSetting } from "@/lib/settings/store";
import { barriers } from "./words";

export const accessCookie = "palisade-access";

const purpose = "site access";

/**
 * What unlocks the site for the browser session. Bound to the stored hash of the passcode, whose salt is new with every
 * change, so that a changed passcode locks everyone out, even when it is the same word again.
 */
function newAccessCookie(passcodeHash: string): string {
  const value = sign(randomBytes(12).toString("hex"), purpose, passcodeHash);
  return cookie(accessCookie, value, { sameSite: "Lax" });
}

/** Whether a cookie's value unlocks the site under the passcode of today. */
export function isUnlocked(value: string | undefined, passcodeHash: string | null): boolean {
  return passcodeHash !== null && verifySigned(value, purpose, passcodeHash) !== null;
}

/**
 * Trades the passcode for the cookie that opens the site.
 * @returns the Set-Cookie value
 * @throws Refusal 401 when it is wrong or none is set; DatabaseUnavailable
 */
export async function unlock(passcode: string): Promise<string> {
  const { passcodeHash } = (await getSetting("protection")).value;
  if (passcodeHash === null || !(await verify(passcodeHash, passcode))) {
    const sentence = barriers.gate.wrongPasscode;
    throw new Refusal(401, sentence, { fields: { passcode: sentence } });
  }
  return newAccessCookie(passcodeHash);
}
