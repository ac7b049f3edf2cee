import "server-only";
import { HttpError } from "@/lib/platform/http-error";
import { isCommonPassword } from "@/lib/platform/weak-password";
import { site } from "@/lib/site/brand";

/** Whether each character is as far from the one before as the next: "aaaaaa", "abcdef", "654321". */
function isRun(word: string): boolean {
  const codes = [...word].map((character) => character.codePointAt(0) ?? 0);
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0));
  return steps.every((step) => step === steps[0] && Math.abs(step) <= 1);
}

/** One piece of up to three characters again and again: "abcabc", "121212". */
const repeated = /^(.{1,3})\1+$/su;

const own = [site.name, site.legalName, site.domain].map((name) => name.toLowerCase());

/**
 * Refuses a passcode that is among the first to be guessed: one of the common passwords, one that is all pattern, and
 * the site's own name, with figures or signs behind it or without.
 * @throws HttpError 422
 */
export async function refuseGuessable(passcode: string): Promise<void> {
  const guess = passcode.trim().toLowerCase();
  const stem = [...guess].findLastIndex((character) => /\p{L}/u.test(character)) + 1;
  const isOwn = own.some((name) => name === guess || name === [...guess].slice(0, stem).join(""));
  if (!isOwn && !isRun(guess) && !repeated.test(guess) && !(await isCommonPassword(guess))) return;
  const sentence = "This passcode is too easy to guess. Choose another one.";
  throw new HttpError(422, sentence, { fields: { passcode: sentence } });
}
