import { expect, it } from "vitest";
import { fold } from "@/lib/moderation/fold";
import { scanText } from "@/lib/privacy/files/scan-text";

const card = "4111111111111111";

it("a card number is found even if it spans two slices", async () => {
  for (let shift = 0; shift < 64; shift += 1) {
    const text = `${"word ".repeat(3270)}${"x".repeat(shift)} card ${card} and more. ${"word ".repeat(4000)}`;
    expect(await scanText(text)).toEqual(["card"]);
  }
});

it("part of a longer number isn’t mistaken for a card number, even if it spans two slices", async () => {
  for (let shift = 0; shift < 64; shift += 1) {
    const text = `${"word ".repeat(3265)}${"x".repeat(shift)} ${card}${card} ${"word ".repeat(100)}`;
    expect(await scanText(text)).toEqual([]);
    expect(await scanText(text.replaceAll(" ", ","))).toEqual([]);
  }
});

it("characters that stand for a whole phrase don’t make a text longer", () => {
  expect(fold("\ufdfa".repeat(100)).text).toHaveLength(100);
});

it.each([
  ["groups of digits", "1234 "],
  ["accented letters", "é"],
])("other work continues while a long text of %s is searched", async (_, sign) => {
  let turns = 0;
  let isDone = false;
  const other = (async () => {
    while (!isDone) {
      await new Promise(setImmediate);
      turns += 1;
    }
  })();
  await scanText(sign.repeat(400_000 / sign.length));
  isDone = true;
  await other;
  expect(turns).toBeGreaterThan(20);
});
