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

/** Digits and symbols inside words as the letters they stand for, one for one; "11" is "ll". */
export const readLetters = (text: string) =>
  text
    .replace(/(?<=\p{L})11/gu, "ll")
    .replace(/[0134578@$!9](?=\p{L})|(?<=\p{L})[0134578@$9](?!\p{N})/gu, (sign) => substitutes[sign] ?? sign);

const byLength = new Map<number, [string, Entry][]>();
for (const [form, entry] of lexicon) {
  if (entry.severity !== "flagged" || form.length < 4) continue;
  byLength.set(form.length, [...(byLength.get(form.length) ?? []), [form, entry]]);
}

/** "f**k", "sh#t": the same length and first letter, at least two letters visible, no more than half masked. */
function unmask(token: string): Entry | undefined {
  const hidden = token.match(/[*#%]/g)?.length ?? 0;
  if (hidden === 0 || hidden * 2 > token.length || !/^[a-z]/.test(token)) return undefined;
  const fits = ([form]: [string, Entry]) =>
    [...token].every((character, at) => /[*#%]/.test(character) || character === form[at]);
  return byLength.get(token.length)?.find(fits)?.[1];
}

/** Three or more of a letter count as one or two: "fuuuuck", "assssshole". */
function withoutRepeatedLetters(word: string): string[] {
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
 * Looks up a folded token: unchanged, with digits and symbols as letters, with stretched letters shortened, and with
 * masked letters filled in. Tokens like "A55" or "SH17" are references.
 */
export function lookUp(token: string): Hit | undefined {
  const plain = plainHit(token);
  if (plain) return plain;
  if (token.length > 40) return undefined;
  const letters = token.replace(/[0134578@$!9]/g, (sign) => substitutes[sign] ?? sign);
  const reference = /^[a-z]+\d{2,}$/.test(token) || (token.length < 4 && /\d/.test(token));
  const isDisguised = letters !== token && /[a-z]/.test(token) && !reference;
  // A "1" may be an "i" or an "l".
  const readings = isDisguised ? [letters, ...(token.includes("1") ? [readLetters(token)] : [])] : [];
  for (const form of [...readings, ...withoutRepeatedLetters(isDisguised ? letters : token)]) {
    const hit = plainHit(form);
    if (hit) return { ...hit, how: "disguised" };
  }
  const maskedEntry = unmask(token);
  return maskedEntry && { ...maskedEntry, how: "masked" };
}
