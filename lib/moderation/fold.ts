/** Letters that look like Latin ones: Cyrillic and Greek look-alikes, and the few that NFKD doesn't convert. */
const lookalikes: Record<string, string> = Object.fromEntries(
  [
    "аa вb еe кk мm нh оo рp сc тt уy хx іi јj ѕs һh ԁd ԛq ԝw ӏl զq սu օo հh ոn",
    "αa βb εe ηn ιi κk νv οo ρp τt υu χx ωw ɑa ɡg ıi łl øo đd ðd ſs ƒf",
  ]
    .join(" ")
    .split(" ")
    .map((pair) => [[...pair][0], [...pair][1]]),
);
Object.assign(lookalikes, { ß: "ss", æ: "ae", œ: "oe", "。": ".", "．": "." });

/** The zero of each decimal script in common use. NFKD already converts full-width digits. */
const digitZeros = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0e50];

/** Invisible or combining characters: joiners, soft hyphens, direction marks, accents. */
const invisible = /[\p{M}\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/gu;

/** The most letters that a character becomes: "㌖" becomes six. Only "ﷺ" and "ﷻ", which stand for whole phrases, become longer. */
const maxFoldingLength = 6;

const cache = new Map<string, string>();

function foldCharacter(character: string): string {
  const cachedLetters = cache.get(character);
  if (cachedLetters !== undefined) return cachedLetters;
  const decomposed = character.normalize("NFKD");
  // They would multiply the length of a text.
  const plain = (decomposed.length > maxFoldingLength ? character : decomposed)
    .replace(invisible, "")
    .toLowerCase();
  const folded = Array.from(plain, (letter) => {
    const code = letter.codePointAt(0) ?? 0;
    const zero = digitZeros.find((start) => code >= start && code <= start + 9);
    return zero === undefined ? (lookalikes[letter] ?? letter) : String(code - zero);
  }).join("");
  // Limited, because the input is untrusted.
  if (cache.size < 4096) cache.set(character, folded);
  return folded;
}

export type FoldedText = {
  /** Lower-case text without disguises: accents, look-alikes, full-width forms, invisible characters. */
  text: string;
  /** The original offset, in UTF-16 units, of a folded offset. */
  origin: (offset: number) => number;
};

/** Removes simple disguises, and keeps the mapping to the original. */
export function fold(original: string): FoldedText {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the whole ASCII range is meant
  if (/^[\x00-\x7f]*$/.test(original)) return { text: original.toLowerCase(), origin: (offset) => offset };
  const origins: number[] = [];
  let text = "";
  let at = 0;
  for (const character of original) {
    const folded = foldCharacter(character);
    for (let unit = 0; unit < folded.length; unit++) origins.push(at);
    text += folded;
    at += character.length;
  }
  origins.push(original.length);
  return { text, origin: (offset) => origins[offset] ?? original.length };
}

/** A text without trailing symbols. A regular expression anchored at the end would restart at each of them. */
export function withoutEnd(text: string, signs: string): string {
  let end = text.length;
  while (end > 0 && signs.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
