/** The letters for token kinds in an attribute; ordinary text has none. The style sheet uses the names. */
const letters = { keyword: "k", string: "s", constant: "c", function: "f", comment: "m" } as const;

export type TokenKind = keyof typeof letters;
export const tokenKinds = Object.keys(letters) as TokenKind[];

/** A range of code with one color, in UTF-16 units. */
export interface Token {
  kind: TokenKind;
  start: number;
  end: number;
}

/** A self-delimiting number: capitals (base 26) for all digits before the last one, which has base 36. */
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
 * Encodes tokens compactly, because each page contains them twice, e.g. "k06f14": the kind's letter, the distance from
 * the previous token, the length.
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

/** Decodes an attribute's tokens, in order. @throws for an unknown letter */
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
