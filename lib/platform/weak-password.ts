import "server-only";

let common: Promise<ReadonlySet<string>> | undefined;

/** The 50,000 most common passwords in leaks, in lower case. Loaded on first use. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  common ??= import("@zxcvbn-ts/language-common").then(
    ({ dictionary }) => new Set(dictionary["passwords-common"].map(String)),
  );
  return common;
}

/** Whether a password is common, ignoring case. */
export const isCommonPassword = async (password: string): Promise<boolean> =>
  (await commonPasswords()).has(password.toLowerCase());

/**
 * Why a password is refused (NIST SP 800-63B, section 3.1.1.2): it is the owner's address, common, or only spaces. There are no
 * composition rules. @returns null if it is acceptable
 */
export async function passwordWeakness(
  password: string,
  email: string,
): Promise<"ownAddress" | "commonPassword" | null> {
  const guess = password.trim().toLowerCase();
  const own = email.trim().toLowerCase();
  if (guess === own || guess === own.split("@", 1)[0]) return "ownAddress";
  return guess === "" || (await isCommonPassword(guess)) ? "commonPassword" : null;
}
