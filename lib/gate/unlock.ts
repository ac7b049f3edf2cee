import "server-only";
import { countAttempt } from "@/lib/access/counts";
import { findPasscodes, findPasscodesOver, matchingPasscode } from "@/lib/access/passcodes";
import { newAccessCookie, passOfEveryone } from "@/lib/access/passes";
import type { Context } from "@/lib/platform/context";
import { read } from "@/lib/platform/database";
import { Refusal, type Sentence } from "@/lib/platform/refusal";
import { findSetting } from "@/lib/settings/store";
import { gateWords } from "./words";

/**
 * Trades a passcode, everyone's or a named one, for the cookie that opens the site, and counts the attempt.
 * @returns the Set-Cookie value
 * @throws Refusal 401 when it is none that is in force; DatabaseUnavailable
 */
export async function unlock(context: Context, { passcode }: { passcode: string }): Promise<string> {
  const { now } = context;
  const { inForce, over } = await read(async (db) => {
    const { value } = await findSetting(db, "protection");
    const named = await findPasscodes(db, now);
    return {
      inForce: [...passOfEveryone(value.passcodeHash), ...named],
      over: await findPasscodesOver(db, now),
    };
  });
  const pass = await matchingPasscode(passcode, inForce);
  if (pass) {
    await countAttempt(context, { kind: "passcode", name: pass.name, outcome: "entered" });
    return newAccessCookie(pass, now);
  }
  // The console learns whose it was; the answer is that of any wrong one.
  const former = await matchingPasscode(passcode, over);
  const outcome = former?.outcome ?? "wrong";
  await countAttempt(context, { kind: "passcode", name: former?.name ?? null, outcome });
  const sentence: Sentence = (language) => gateWords[language].gate.wrongPasscode;
  throw new Refusal(401, sentence, { fields: { passcode: sentence } });
}
