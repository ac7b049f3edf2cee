import type { Page } from "@playwright/test";
import { violations } from "../support/axe";
import { tallestBlankBand } from "../support/blank-band";
import { expect, test } from "../support/browser";
import { layoutShift } from "../support/layout-shift";
import { publicPages } from "../support/pages";
import { isHydrated, refusals, watchRefusals } from "../support/refusals";
import { sticksOut } from "../support/sticks-out";

test.use({ onlyReads: true });

const colorSchemes = ["light", "dark"] as const;

// 640 px are what a window of 1280 px has left at 200% zoom, 320 px at 400%.
const zoomed = [320, 640];

/** Pixels: twice the widest space between two sections. */
const tallestSpace = 450;

const levelsOf = (page: Page) =>
  page
    .locator("h1, h2, h3, h4, h5, h6")
    .evaluateAll((headings) => headings.map((heading) => Number(heading.tagName[1])));

// Nothing here depends on another page, and in one worker they would take longer than all other files.
test.describe.configure({ mode: "parallel" });

// One visit a page: the checks are apart in the report as steps, and a browser has to be opened only once for them.
for (const path of [...publicPages, "/no-such-page"]) {
  test(`${path} comes to life, stays put, is blank nowhere, is well ordered, fits every width and is accessible in both themes`, async ({
    page,
  }) => {
    test.slow();
    await watchRefusals(page);
    const faces = new Set<string>();
    page.on("request", (request) => {
      if (request.resourceType() === "font") faces.add(new URL(request.url()).pathname);
    });
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const width of [412, 1280]) {
      await test.step(`nothing moves while it loads at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 823 });
        await page.goto(path);
        await page.waitForLoadState("networkidle");
        expect(await page.evaluate(layoutShift)).toEqual([]);
      });
      await test.step(`a picture of all of it is blank nowhere at ${width} px`, async () => {
        // A busy machine may be late with painting a long page; what isn't laid out stays blank however often one looks.
        const picture = () => page.screenshot({ fullPage: true, scale: "css" });
        await expect
          .poll(async () => tallestBlankBand([await picture()]), { timeout: 30_000 })
          .toBeLessThan(tallestSpace);
      });
    }

    await test.step("it comes to life under its policy, with nothing refused", async () => {
      await expect.poll(() => isHydrated(page)).toBe(true);
      expect(await refusals(page)).toEqual([]);
    });

    await test.step("its characters are all in the faces that every page fetches", async () => {
      expect([...faces].filter((face) => /more|accents/.test(face))).toEqual([]);
      expect(faces.size).toBeGreaterThan(0);
    });

    await test.step("one h1, and headings without gaps", async () => {
      const levels = await levelsOf(page);
      expect(levels.filter((level) => level === 1)).toHaveLength(1);
      levels.forEach((level, index) => {
        expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 1) + 1);
      });
    });

    for (const width of zoomed) {
      await test.step(`nothing sticks out at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 700 });
        expect(await page.evaluate(sticksOut)).toEqual([]);
      });
    }

    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const colorScheme of colorSchemes) {
        await test.step(`no accessibility violation, ${colorScheme} at ${width} px`, async () => {
          await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
          await expect(page.locator("html")).toHaveAttribute("data-theme", colorScheme);
          // In the dark the page is the same but for its colours.
          expect(await violations(page, colorScheme === "light" ? "all" : "colors")).toEqual([]);
        });
      }
    }
  });
}
