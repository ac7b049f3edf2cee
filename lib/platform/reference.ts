import { randomInt } from "node:crypto";

/** Crockford's base 32: no I, L, O or U, so that a reference can be read over the phone. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** A reference such as CM-7K2M-9QXD, with 40 random bits. A constraint of the database makes it unique. */
export function newReference(prefix: string): string {
  const character = () => alphabet[randomInt(alphabet.length)];
  const group = () => Array.from({ length: 4 }, character).join("");
  return `${prefix}-${group()}-${group()}`;
}

/**
 * Reads a typed reference: in any case, with or without dashes, with I, L and O as the digits they look like.
 * @returns e.g. "CM-7K2M-9QXD"; null if it can't be one
 */
export function parseReference(typed: string, prefixes: readonly string[]): string | null {
  const plain = typed.toUpperCase().replace(/[^0-9A-Z]/g, "");
  const prefix = prefixes.find((one) => plain.startsWith(one) && plain.length === one.length + 8);
  if (prefix === undefined) return null;
  const digits = plain.slice(prefix.length).replace(/O/g, "0").replace(/[IL]/g, "1");
  return /^[0-9A-HJKMNP-TV-Z]{8}$/.test(digits) ? `${prefix}-${digits.slice(0, 4)}-${digits.slice(4)}` : null;
}
