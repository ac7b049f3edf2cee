import { referenceIn } from "@/lib/platform/reference";
import { laws } from "@/lib/privacy/laws";

const prefixes = laws.map(({ referencePrefix }) => referencePrefix);
const between = "[^0-9A-Za-z]*";

/** A prefix in either case, whatever stands between its letters. */
const typedPrefix = (prefix: string) =>
  [...prefix].map((letter) => `[${letter}${letter.toLowerCase()}]`).join(between);

/** The same for a field's `pattern`, so that the browser says which field is mistyped before anything is sent. */
export const referencePattern = `${between}(${prefixes.map(typedPrefix).join("|")})(${between}[0-9A-TV-Za-tv-z]){8}${between}`;

/** A reference of a request as a person types it. @returns e.g. "GD-7K2M-9QXD", or null when it can't be one */
export const readReference = (typed: string): string | null => referenceIn(typed, prefixes);
