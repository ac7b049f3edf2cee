import { describe, expect, it } from "vitest";
import { searchEntries } from "@/components/docs/search-entries";

const entries = [
  { id: "limits", title: "Rate limits", text: "The Developer plan allows 100 requests per minute." },
  { id: "errors", title: "Errors", text: "Over the rate limit the answer is 429." },
  { id: "keys", title: "Keys", text: "Keep the key on the server." },
];
const idsFor = (query: string) => searchEntries(entries, query).map(({ id }) => id);

describe("the search of the page", () => {
  it("finds what has every word, titles first", () => {
    expect(idsFor("rate limit")).toEqual(["limits", "errors"]);
    expect(idsFor("429 RATE")).toEqual(["errors"]);
    expect(idsFor("rate server")).toEqual([]);
    expect(idsFor("  ")).toEqual([]);
  });

  it("shows the words around the hit", () => {
    expect(searchEntries(entries, "429")[0]?.context).toContain("answer is 429");
  });
});
