import { beforeAll, describe, expect, it } from "vitest";
import { highlight } from "@/lib/documentation/highlight";
import { decodeTokens, encodeTokens } from "@/lib/documentation/tokens";
import { guides } from "@/lib/integration-api/guides";
import { languages } from "@/lib/integration-api/languages";

const programs = guides.flatMap(({ id, sources }) =>
  languages.flatMap(({ id: language, grammar }) => {
    const source = sources[language];
    return source ? [{ id, language, grammar, source }] : [];
  }),
);

// A grammar is compiled on first use, which takes seconds on a busy machine.
beforeAll(async () => {
  for (const { grammar } of languages) await highlight("compile = 1", grammar);
});

describe("highlighting", () => {
  it.each(programs)("finds the tokens of $id in $language in order", async ({ grammar, source }) => {
    const tokens = await highlight(source, grammar);
    expect(tokens.length).toBeGreaterThan(3);
    let at = 0;
    for (const { start, end } of tokens) {
      expect(start).toBeGreaterThanOrEqual(at);
      expect(end).toBeGreaterThan(start);
      at = end;
    }
    expect(at).toBeLessThanOrEqual(source.length);
    expect(decodeTokens(encodeTokens(tokens))).toEqual(tokens);
  });

  it("names the kind of each token", async () => {
    const source = 'const name = read("a b"); // done';
    const named = (await highlight(source, "typescript")).map(
      ({ kind, start, end }) => `${kind} ${source.slice(start, end)}`,
    );
    expect(named).toEqual([
      "keyword const",
      "constant name",
      "function read",
      'string "a b"',
      "comment // done",
    ]);
  });

  it("leaves plain text unchanged", async () => {
    expect(await highlight('<script>"&', "text")).toEqual([]);
  });
});
