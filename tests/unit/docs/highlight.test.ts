import { beforeAll, describe, expect, it } from "vitest";
import { highlight } from "@/lib/documentation/highlight";
import { guides } from "@/lib/integration-api/guides";
import { languages } from "@/lib/integration-api/languages";

const plain = (html: string) =>
  html
    .replace(/<[^>]*>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");

const programs = guides.flatMap(({ id, sources }) =>
  languages.flatMap(({ id: language, grammar }) => {
    const source = sources[language];
    return source ? [{ id, language, grammar, source }] : [];
  }),
);

// A grammar is compiled when it is first used, which takes seconds on a busy machine.
beforeAll(async () => {
  for (const { grammar } of languages) await highlight("compile = 1", grammar);
}, 120_000);

describe("highlighting", () => {
  it.each(programs)(
    "colours $id in $language by elements and changes no character",
    async ({ grammar, source }) => {
      const html = await highlight(source, grammar);
      expect(plain(html)).toBe(source);
      expect(html).toMatch(/<i>[^<]+<\/i>/);
      expect(html).not.toContain("style=");
    },
  );

  it("escapes what would be markup", async () => {
    expect(await highlight('<script>"&', "text")).toBe("&lt;script&gt;&quot;&amp;");
  });
});
