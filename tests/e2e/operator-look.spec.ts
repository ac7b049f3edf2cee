import type { Page } from "@playwright/test";
import { consolePaths, paths } from "@/lib/site/paths";
import { violations } from "../support/axe";
import { expect, test } from "../support/browser";
import { signIn } from "../support/console";
import { furnish } from "../support/furnish";

const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

/** Every page of the console in the themes and widths that a person at night may have. */
async function judgeEverywhere(page: Page, path: string) {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(overflow), `${path} at ${width} px`).toBe(0);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await expect(page.locator("html")).toHaveAttribute("data-theme", colorScheme);
      expect(await violations(page), `${path}, ${colorScheme} at ${width} px`).toEqual([]);
    }
  }
}

test.describe.configure({ mode: "serial" });

test("the sign-in fits 360 px and has no accessibility violation, right or wrong", async ({ page }) => {
  await judgeEverywhere(page, paths.operator);
  await judgeEverywhere(page, `${paths.operator}?answer=wrong`);
});

test("no empty page of the console has an accessibility violation", async ({ page, site }) => {
  await signIn(page, site);
  for (const path of [consolePaths.overview, consolePaths.messages, consolePaths.outbox]) {
    await page.goto(path);
    expect(await violations(page), path).toEqual([]);
  }
});

test("every page of the console fits 360 px and has no accessibility violation in either theme", async ({
  page,
  site,
}) => {
  test.slow();
  const pages = await furnish(site);
  await signIn(page, site);
  for (const path of pages) await judgeEverywhere(page, path);
});
