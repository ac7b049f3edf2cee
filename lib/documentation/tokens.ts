/** How an attribute writes what highlighted code is made of, apart from ordinary text. The style sheet knows the names. */
const letters = { keyword: "k", string: "s", constant: "c", function: "f", comment: "m" } as const;

export type TokenKind = keyof typeof letters;
export const tokenKinds = Object.keys(letters) as TokenKind[];

/** A stretch of code of one colour, by the offsets of its UTF-16 units. */
export interface Token {
  kind: TokenKind;
  start: number;
  end: number;
}

/** A number that says where it ends: capitals (base 26) for what is above the last digit, which is of base 36. */
function encodeNumber(value: number): string {
  const capitals = (rest: number): string =>
    rest === 0 ? "" : capitals(Math.floor(rest / 26)) + String.fromCharCode(65 + (rest % 26));
  return capitals(Math.floor(value / 36)) + (value % 36).toString(36);
}

function decodeNumber(text: string): number {
  const above = [...text.slice(0, -1)].reduce((sum, capital) => sum * 26 + capital.charCodeAt(0) - 65, 0);
  return above * 36 + Number.parseInt(text.slice(-1), 36);
}

/**
 * Tokens as an attribute carries them, twice in each page, e.g. "k06f14": the letter of a token's kind, how far after the
 * last one it starts, its length.
 */
export function encodeTokens(tokens: readonly Token[]): string {
  let at = 0;
  return tokens
    .map(({ kind, start, end }) => {
      const entry = letters[kind] + encodeNumber(start - at) + encodeNumber(end - start);
      at = end;
      return entry;
    })
    .join("");
}

/** The tokens of an attribute, in their order. @throws on a letter that no kind has */
export function decodeTokens(attribute: string): Token[] {
  let at = 0;
  const entries = attribute.matchAll(/([a-z])([A-Z]*[\da-z])([A-Z]*[\da-z])/g);
  return Array.from(entries, ([, letter, gap = "", length = ""]) => {
    const kind = tokenKinds.find((name) => letters[name] === letter);
    if (!kind) throw new Error(`No kind of token is written "${letter}".`);
    const start = at + decodeNumber(gap);
    at = start + decodeNumber(length);
    return { kind, start, end: at };
  });
}
