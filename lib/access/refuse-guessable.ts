import "server-only";
import { fieldError } from "@/lib/platform/http-error";
import { isCommonPassword } from "@/lib/platform/weak-password";
import { site } from "@/lib/site/brand";

/** Whether all neighboring characters have the same distance: "aaaaaa", "abcdef", "654321". */
function isRun(word: string): boolean {
  const codes = [...word].map((character) => character.codePointAt(0) ?? 0);
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0));
  return steps.every((step) => step === steps[0] && Math.abs(step) <= 1);
}

/** A piece of up to three characters, repeated: "abcabc", "121212". */
const repeated = /^(.{1,3})\1+$/su;

const own = [site.name, site.legalName, site.domain].map((name) => name.toLowerCase());

/**
 * Refuses a passcode that is guessed early: common passwords, simple patterns, and the site's name, even with digits or
 * symbols appended.
 * @throws HttpError 422
 */
export async function refuseGuessable(passcode: string): Promise<void> {
  const guess = passcode.trim().toLowerCase();
  const stem = [...guess].findLastIndex((character) => /\p{L}/u.test(character)) + 1;
  const isOwn = own.some((name) => name === guess || name === [...guess].slice(0, stem).join(""));
  if (!isOwn && !isRun(guess) && !repeated.test(guess) && !(await isCommonPassword(guess))) return;
  throw fieldError("passcode", "This passcode is too easy to guess. Choose another one.");
}
