import { parseReference } from "@/lib/platform/reference";
import { laws } from "@/lib/privacy/laws";

const prefixes = laws.map(({ referencePrefix }) => referencePrefix);
const separators = "[^0-9A-Za-z]*";

/** Matches a prefix in upper or lower case, with any separators. */
const typedPrefix = (prefix: string) =>
  [...prefix].map((letter) => `[${letter}${letter.toLowerCase()}]`).join(separators);

/** A reference as a field's `pattern`, so that the browser finds typos before anything is sent. */
export const referencePattern = `${separators}(${prefixes.map(typedPrefix).join("|")})(${separators}[0-9A-TV-Za-tv-z]){8}${separators}`;

/** Reads a reference as a person types it. @returns e.g. "GD-7K2M-9QXD"; null if it can't be one */
export const readReference = (typed: string): string | null => parseReference(typed, prefixes);
