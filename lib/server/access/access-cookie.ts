import "server-only";
import { randomBytes } from "node:crypto";
import { cookie } from "@/lib/http/cookies";
import { sign, verifySigned } from "../signed";

export const accessCookie = "palisade-access";

const purpose = "site access";

/**
 * What unlocks the site for the browser session. Bound to the stored hash of the passcode, whose salt is new with every
 * change, so that a changed passcode locks everyone out, even when it is the same word again.
 */
export function newAccessCookie(passcodeHash: string): string {
  const value = sign(randomBytes(12).toString("hex"), purpose, passcodeHash);
  return cookie(accessCookie, value, { sameSite: "Lax" });
}

/** Whether a cookie's value unlocks the site under the passcode of today. */
export function isUnlocked(value: string | undefined, passcodeHash: string | null): boolean {
  return passcodeHash !== null && verifySigned(value, purpose, passcodeHash) !== null;
}
