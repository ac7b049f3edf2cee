import "server-only";
import { verify } from "@node-rs/argon2";
import { barriers } from "@/lib/content/barriers";
import { Refusal } from "@/lib/refusal";
import { getSetting } from "../settings/get-setting";
import { newAccessCookie } from "./access-cookie";

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
