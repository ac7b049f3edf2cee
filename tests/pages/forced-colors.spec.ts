import { documentationPaths, paths } from "@/lib/site/paths";
import { expect, onlyFull, test } from "@/tests/support/browser";
import { isRepeat, visitedPages } from "@/tests/support/pages";

test.use({ sharesSite: true });

test.beforeEach(({ keptPage }) => keptPage.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" }));

/** The visible text fields, choices and buttons whose border isn't drawn in the system's colors. */
function withoutEdge(): string[] {
  const fields = Array.from(document.querySelectorAll("main :is(input, select, textarea, [type=submit])"));
  return fields
    .filter((field) => {
      const { borderTopWidth, borderTopStyle, appearance, opacity } = getComputedStyle(field);
      const bordered = borderTopStyle !== "none" && Number.parseFloat(borderTopWidth) > 0;
      const drawnByBrowser = appearance === "auto";
      const drawnByItsLabel = opacity === "0";
      return field.checkVisibility() && !bordered && !drawnByBrowser && !drawnByItsLabel;
    })
    .map((field) => field.outerHTML);
}

for (const path of visitedPages) {
  test(`${path}: controls have visible borders`, onlyFull(isRepeat(path)), async ({ keptPage: page }) => {
    await page.goto(path);
    expect(await page.evaluate(withoutEdge)).toEqual([]);
  });
}

test("the selected language of a sample is distinguishable", async ({ keptPage: page }) => {
  await page.goto(documentationPaths.moderation);
  const edges = await page
    .locator(".code-tabs")
    .first()
    .locator(".code-tab")
    .evaluateAll((tabs) => tabs.map((tab) => getComputedStyle(tab).borderBottomColor));
  const [chosen, ...others] = edges;
  expect(new Set(others).size).toBe(1);
  expect(others).not.toContain(chosen);
});

test("an hour of the status page is distinguishable from its background", async ({ keptPage: page }) => {
  await page.goto(paths.status);
  const hour = page.getByRole("button", { name: /UTC/ }).last();
  const [stake, ground] = await hour.evaluate((button) =>
    [button.firstElementChild, document.body].map(
      (element) => element && getComputedStyle(element).backgroundColor,
    ),
  );
  expect(stake).not.toBe(ground);
});
