import { laws } from "@/lib/privacy/laws";

const prefixes = laws.map(({ referencePrefix }) => referencePrefix);
const between = "[^0-9A-Za-z]*";

/** A prefix in either case, whatever stands between its letters. */
const typedPrefix = (prefix: string) =>
  [...prefix].map((letter) => `[${letter}${letter.toLowerCase()}]`).join(between);

/** The same for a field's `pattern`, so that the browser says which field is mistyped before anything is sent. */
export const referencePattern = `${between}(${prefixes.map(typedPrefix).join("|")})(${between}[0-9A-TV-Za-tv-z]){8}${between}`;

const plainReference = new RegExp(`^(${prefixes.join("|")})(.{8})$`);

/**
 * A reference as a person types it, read generously: any case, with or without dashes, with the letters that base 32
 * leaves out taken for the digits they look like. @returns e.g. "GD-7K2M-9QXD", or null when it can't be one
 */
export function readReference(typed: string): string | null {
  const plain = typed.toUpperCase().replace(/[^0-9A-Z]/g, "");
  const [, prefix, rest = ""] = plainReference.exec(plain) ?? [];
  const digits = rest.replace(/O/g, "0").replace(/[IL]/g, "1");
  if (!prefix || !/^[0-9A-HJKMNP-TV-Z]{8}$/.test(digits)) return null;
  return `${prefix}-${digits.slice(0, 4)}-${digits.slice(4)}`;
}
