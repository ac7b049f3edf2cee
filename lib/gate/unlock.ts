import "server-only";
import { countAttempt } from "@/lib/access/counts";
import {
  findEndedPasscodes,
  findPasscodes,
  matchingPasscode,
  rememberFingerprint,
} from "@/lib/access/passcodes";
import { newAccessCookie, type Pass, sharedPasscode } from "@/lib/access/passes";
import type { Outcome } from "@/lib/access/vocabulary";
import type { Context } from "@/lib/platform/context";
import { read } from "@/lib/platform/database";
import { HttpError, type Sentence } from "@/lib/platform/http-error";
import { findSetting } from "@/lib/settings/store";
import { gateWords } from "./words";

/**
 * Exchanges a passcode, for everyone or a named one, for the access cookie, and counts the attempt.
 * @returns the Set-Cookie value
 * @throws HttpError 401 if no active one matches, 503 if too many are being checked; DatabaseUnavailable
 */
export async function unlock(context: Context, { passcode }: { passcode: string }): Promise<string> {
  const { now } = context;
  const { active, ended } = await read(async (db) => {
    const { value } = await findSetting(db, "protection");
    const named = await findPasscodes(db, now);
    return {
      active: [...sharedPasscode(value.passcodeHash, value.passcodeFingerprint), ...named],
      ended: await findEndedPasscodes(db, passcode, now),
    };
  });
  // Checked together, so that an inactive passcode costs no second hash. Active ones come first.
  const passes: (Pass & { outcome?: Outcome })[] = [...active, ...ended];
  const pass = await matchingPasscode(passcode, passes, "gate", context.requestId);
  if (pass && !pass.outcome) {
    // Entering works without it too.
    await rememberFingerprint(pass, passcode).catch(() => undefined);
    await countAttempt(context, { kind: "passcode", name: pass.name, outcome: "entered" });
    return newAccessCookie(pass, now);
  }
  // The console shows whose it was; the response is that of any wrong passcode.
  const outcome = pass?.outcome ?? "wrong";
  await countAttempt(context, { kind: "passcode", name: pass?.name ?? null, outcome });
  const sentence: Sentence = (language) => gateWords[language].gate.wrongPasscode;
  throw new HttpError(401, sentence, { fields: { passcode: sentence } });
}
