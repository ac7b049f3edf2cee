import { randomInt } from "node:crypto";

/** Crockford's base 32: no I, L, O or U, so that a reference can be read over the phone. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** A reference such as CM-7K2M-9QXD: 40 random bits, unique by the database's constraint and not by luck alone. */
export function newReference(prefix: string): string {
  const character = () => alphabet[randomInt(alphabet.length)];
  const group = () => Array.from({ length: 4 }, character).join("");
  return `${prefix}-${group()}-${group()}`;
}
