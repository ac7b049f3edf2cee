import "server-only";
import { Refusal } from "@/lib/platform/refusal";
import type { Language } from "@/lib/site/language";
import { accountWords } from "./words";
import type { AccountWords } from "./words/en";

let common: Promise<ReadonlySet<string>> | undefined;

/** Some 50,000 passwords that were found most often in what leaked, in lower case; read when the first one is chosen. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  common ??= import("@zxcvbn-ts/language-common").then(
    ({ dictionary }) => new Set(dictionary["passwords-common"].map(String)),
  );
  return common;
}

function refusal(pick: (words: AccountWords["form"]) => string): Refusal {
  const sentence = (language: Language) => pick(accountWords[language].form);
  return new Refusal(422, sentence, { fields: { password: sentence } });
}

/**
 * Refuses a password that is among the first to be guessed (NIST SP 800-63B, section 3.1.1.2): one of the common ones, in
 * any case, the account's own address, or nothing but spaces. No rule of composition beside it.
 * @throws Refusal 422
 */
export async function refuseWeakPassword(password: string, email: string): Promise<void> {
  const guess = password.trim().toLowerCase();
  const own = email.trim().toLowerCase();
  if (guess === own || guess === own.split("@", 1)[0]) {
    throw refusal(({ ownAddress }) => ownAddress);
  }
  if (guess === "" || (await commonPasswords()).has(guess)) {
    throw refusal(({ commonPassword }) => commonPassword);
  }
}
