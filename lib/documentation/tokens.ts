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

/**
 * Tokens as an attribute carries them, e.g. "0k6 1f4": how far after the last one a token starts, the letter of its
 * kind, its length.
 */
export function encodeTokens(tokens: readonly Token[]): string {
  let at = 0;
  return tokens
    .map(({ kind, start, end }) => {
      const entry = `${start - at}${letters[kind]}${end - start}`;
      at = end;
      return entry;
    })
    .join(" ");
}

/** The tokens of an attribute, in their order. @throws on a letter that no kind has */
export function decodeTokens(attribute: string): Token[] {
  let at = 0;
  return Array.from(attribute.matchAll(/(\d+)([a-z])(\d+)/g), ([, gap, letter, length]) => {
    const kind = tokenKinds.find((name) => letters[name] === letter);
    if (!kind) throw new Error(`No kind of token is written "${letter}".`);
    const start = at + Number(gap);
    at = start + Number(length);
    return { kind, start, end: at };
  });
}
