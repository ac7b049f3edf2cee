import { type Entry, insideAnyWord, lexicon } from "./lexicon";

export type Hit = Entry & { how: "plain" | "inside" | "disguised" | "masked" };

const substitutes: Record<string, string> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "8": "b",
  "9": "g",
  "@": "a",
  $: "s",
  "!": "i",
};

/** Digits and signs inside words, read as the letters they stand for, sign for sign; "11" is "ll". */
export const readLetters = (text: string) =>
  text
    .replace(/(?<=\p{L})11/gu, "ll")
    .replace(/[0134578@$!9](?=\p{L})|(?<=\p{L})[0134578@$9](?!\p{N})/gu, (sign) => substitutes[sign] ?? sign);

const byLength = new Map<number, [string, Entry][]>();
for (const [form, entry] of lexicon) {
  if (entry.severity !== "flagged" || form.length < 4) continue;
  byLength.set(form.length, [...(byLength.get(form.length) ?? []), [form, entry]]);
}

/** "f**k", "sh#t": the same length, the same first letter, at least two letters showing, no more than half hidden. */
function unmask(token: string): Entry | undefined {
  const hidden = token.match(/[*#%]/g)?.length ?? 0;
  if (hidden === 0 || hidden * 2 > token.length || !/^[a-z]/.test(token)) return undefined;
  const fits = ([form]: [string, Entry]) =>
    [...token].every((character, at) => /[*#%]/.test(character) || character === form[at]);
  return byLength.get(token.length)?.find(fits)?.[1];
}

/** Three or more of a letter say no more than one or two: "fuuuuck", "assssshole". */
function unstretch(word: string): string[] {
  if (!/(.)\1\1/.test(word)) return [];
  return [word.replace(/(.)\1{2,}/g, "$1"), word.replace(/(.)\1{2,}/g, "$1$1")];
}

function plainHit(word: string): Hit | undefined {
  const entry = lexicon.get(word);
  if (entry) return { ...entry, how: "plain" };
  const inside = word.length <= 24 ? insideAnyWord.exec(word) : null;
  return inside ? { word: inside[0], severity: "flagged", how: "inside" } : undefined;
}

/**
 * Looks one folded token up: as it stands, with its digits and signs read as letters, stretched letters shortened,
 * masked letters filled in. What reads as a reference ("A55", "SH17") is one.
 */
export function lookUp(token: string): Hit | undefined {
  const plain = plainHit(token);
  if (plain) return plain;
  if (token.length > 40) return undefined;
  const letters = token.replace(/[0134578@$!9]/g, (sign) => substitutes[sign] ?? sign);
  const reference = /^[a-z]+\d{2,}$/.test(token) || (token.length < 4 && /\d/.test(token));
  const disguised = letters !== token && /[a-z]/.test(token) && !reference;
  // A one is an "i" as often as an "l".
  const readings = disguised ? [letters, ...(token.includes("1") ? [readLetters(token)] : [])] : [];
  for (const form of [...readings, ...unstretch(disguised ? letters : token)]) {
    const hit = plainHit(form);
    if (hit) return { ...hit, how: "disguised" };
  }
  const masked = unmask(token);
  return masked && { ...masked, how: "masked" };
}
