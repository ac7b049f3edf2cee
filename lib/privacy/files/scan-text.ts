import { setImmediate } from "node:timers/promises";
import { findIdentifiers, type Identifier } from "@/lib/moderation/identifiers";

/** The length of a slice: a few milliseconds of work. */
const sliceLength = 16 * 1024;
/** Longer than any number with the word that names it, so that one at the end of a slice is in the next one, too. */
const overlap = 256;

const wordCharacter = /[\p{L}\p{N}]/u;

/** The end of the nearest word before a position, so that a slice has whole numbers. */
function betweenWords(text: string, position: number): number {
  if (position >= text.length) return text.length;
  for (let end = position; end > position - overlap; end -= 1) {
    if (!wordCharacter.test(text.charAt(end - 1))) return end;
  }
  return position;
}

/**
 * The identifiers in a long text from outside. Other requests are answered between its slices, since a file of a few MiB takes seconds.
 */
export async function scanText(text: string): Promise<Identifier[]> {
  const identifiers = new Set<Identifier>();
  let from = 0;
  let to = 0;
  while (to < text.length) {
    to = betweenWords(text, from + sliceLength);
    for (const kind of findIdentifiers(text.slice(from, to))) identifiers.add(kind);
    from = betweenWords(text, to - overlap);
    await setImmediate();
  }
  return [...identifiers];
}
