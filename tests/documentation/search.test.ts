import { describe, expect, it } from "vitest";
import { searchEntries } from "@/components/docs/search-entries";
import { findEntries, splitMatches } from "@/lib/documentation/search";
import { documentationPaths } from "@/lib/site/paths";

const entries = [
  {
    href: "limits",
    title: "Rate limits",
    page: "Reference",
    text: "The Developer plan allows 100 requests per minute.",
  },
  { href: "errors", title: "Errors", page: "Reference", text: "Over the rate limit the answer is 429." },
  { href: "keys", title: "Keys", page: "Reference", text: "Keep the key on the server." },
];
const idsFor = (query: string) => findEntries(entries, query).map(({ href }) => href);

describe("the search of the documentation", () => {
  it("finds sections that have every word, titles first", () => {
    expect(idsFor("rate limit")).toEqual(["limits", "errors"]);
    expect(idsFor("429 RATE")).toEqual(["errors"]);
    expect(idsFor("rate server")).toEqual([]);
    expect(idsFor("  ")).toEqual([]);
  });

  it("shows the text around the match", () => {
    expect(findEntries(entries, "429")[0]?.context).toContain("answer is 429");
  });

  it("cuts that text between words", () => {
    const text = `${"Before it stand other words. ".repeat(4)}A needle. ${"Others follow. ".repeat(20)}`;
    const [hit] = findEntries([{ href: "a", title: "A", page: "A", text }], "needle");
    expect(hit?.context).toMatch(/^…(words|other|stand|Before|it)\b.* A needle\. .*(Others|follow\.)…$/);
    expect(splitMatches("Needles, a NEEDLE?", "needle?")).toEqual(["Needles, a ", "NEEDLE?", ""]);
  });

  it("searches every page in each language, and finds webhooks by name", async () => {
    const english = await searchEntries("en");
    for (const page of Object.values(documentationPaths)) {
      expect(english.some(({ href }) => href.startsWith(page))).toBe(true);
    }
    expect(findEntries(english, "webhook")[0]?.href).toBe(`${documentationPaths.webhooks}#webhooks`);
    const found = findEntries(english, "webhook signature").map(({ href }) => href);
    expect(found[0]).toBe(`${documentationPaths.webhooks}#check-the-signature`);
    const german = await searchEntries("de");
    expect(german.map(({ href }) => href)).toEqual(english.map(({ href }) => `/de${href}`));
  });
});
