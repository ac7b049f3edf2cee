import { type Language, languages, mainLanguage, pathIn } from "@/lib/site/language";
import { endpoints, paths } from "@/lib/site/paths";
import { lastDaysId } from "@/lib/status/vocabulary";
import { statusWords } from "@/lib/status/words";
import { expect, onlyFull, test } from "@/tests/support/browser";
import { holdRoute } from "@/tests/support/hold-route";
import { layoutShift } from "@/tests/support/layout-shift";

// Needs its own site: incidents of other tests would appear above the measurements.
test.use({ sharesSite: false });

/** A movement as `layoutShift` describes it: the places before and after. */
const movement = /-?\d+,(-?\d+),\d+,\d+ → -?\d+,(-?\d+),\d+,\d+/g;

/** A figure that replaces a shorter one may start further left, but nothing may move up or down. */
const movesVertically = (shift: string) =>
  Array.from(shift.matchAll(movement)).some(([, before, after]) => before !== after);

for (const language of languages) {
  const path = pathIn(language, paths.status);
  test(
    `nothing on ${path} moves up or down when the measurements arrive`,
    onlyFull(language !== mainLanguage),
    async ({ page }) => {
      const busy = page.locator("[aria-busy=true]");
      for (const width of [320, 640, 1440]) {
        // As tall as the page, because a layout shift below the window isn't reported.
        await page.setViewportSize({ width, height: 7000 });
        const asked = page.waitForRequest(`**${endpoints.health}*`);
        const release = await holdRoute(page, `${endpoints.health}*`);
        await page.goto(path, { waitUntil: "commit" });
        await asked;
        await expect(busy).toBeVisible();
        await release();
        await expect(busy).toHaveCount(0);
        await expect(page.locator(`#${lastDaysId}`)).toBeVisible();
        await page.waitForLoadState("networkidle");
        const shifts = await page.evaluate(layoutShift, 0);
        expect(shifts.filter(movesVertically), `${width} px`).toEqual([]);
        await page.unrouteAll();
      }
    },
  );
}

/** The state of the site with the longest headline. */
const wordiest = (language: Language) =>
  Object.entries(statusWords[language].headlines)
    .filter(([state]) => state !== "unknown")
    .toSorted(([, one], [, other]) => other.length - one.length)[0]?.[0];

for (const language of languages) {
  const path = pathIn(language, paths.status);
  test(
    `the longest headline moves nothing on ${path}, even in the fallback font`,
    onlyFull(language !== mainLanguage),
    async ({ page }) => {
      await page.route("**/*.woff2", (route) => route.abort());
      const busy = page.locator("[aria-busy=true]");
      for (const width of [320, 360, 384, 385]) {
        await page.setViewportSize({ width, height: 7000 });
        const release = await holdRoute(page, `${endpoints.health}*`, { status: wordiest(language) });
        await page.goto(path, { waitUntil: "commit" });
        await expect(busy).toBeVisible();
        const services = page.getByRole("heading", { level: 2 }).first();
        const before = await services.boundingBox();
        if (!before) throw new Error("The services aren’t visible yet.");
        await release();
        await expect(busy).toHaveCount(0);
        expect((await services.boundingBox())?.y, `${width} px`).toBe(before.y);
        await page.unroute(`**${endpoints.health}*`);
      }
    },
  );
}

test("a failure to load the last days is shown, and Refresh loads them once they are available", async ({
  page,
}) => {
  await page.route(`**/status/history*`, (route) => route.abort());
  await page.goto(paths.status);
  const failure = page.getByText("Unable to connect to system");
  await expect(failure).toBeVisible();
  await page.unrouteAll();
  await expect(async () => {
    await page.getByRole("button", { name: "Refresh now" }).click();
    await expect(failure).toHaveCount(0, { timeout: 2000 });
  }).toPass();
  await expect(page.locator(`#${lastDaysId}`)).toBeVisible();
});
