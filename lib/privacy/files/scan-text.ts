import { setImmediate } from "node:timers/promises";
import { findIdentifiers, type Identifier } from "@/lib/moderation/identifiers";

/** The length of a slice: a few milliseconds of work. */
const sliceLength = 16 * 1024;
/** Longer than any number with the word that names it, so that one at the end of a slice is in the next one, too. */
const overlap = 256;

/** The nearest line or word before a position, so that a slice begins with a whole number. */
function startOfWord(text: string, position: number): number {
  const before = text.slice(Math.max(0, position - overlap), position);
  const end = Math.max(before.lastIndexOf("\n"), before.lastIndexOf(" "));
  return end === -1 ? position : position - before.length + end + 1;
}

/**
 * The identifiers in a long text from outside. Other requests are answered between its slices, since a file of a few MiB takes seconds.
 */
export async function scanText(text: string): Promise<Identifier[]> {
  const found = new Set<Identifier>();
  for (let at = 0; at < text.length; at += sliceLength) {
    const from = at === 0 ? 0 : startOfWord(text, at - overlap);
    for (const kind of findIdentifiers(text.slice(from, at + sliceLength))) found.add(kind);
    await setImmediate();
  }
  return [...found];
}
