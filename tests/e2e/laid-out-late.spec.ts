import type { Page } from "@playwright/test";
import { paths } from "@/lib/site/paths";
import { expect, test } from "../support/browser";
import { layoutShift } from "../support/layout-shift";

const longPages = [paths.terms, paths.privacy, paths.documentation, paths.features];

const topOf = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((part) => part.getBoundingClientRect().top);

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "reduce" }));

for (const width of [360, 1280]) {
  for (const path of longPages) {
    test(`${path} at ${width} px: an address leads to its part however far down`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      const ids = await page
        .locator(".laid-out-late[id]")
        .evaluateAll((parts) => parts.map((part) => part.id));
      expect(ids.length).toBeGreaterThan(2);
      for (const id of [ids[Math.floor(ids.length / 2)], ids.at(-1)].flatMap((part) => part ?? [])) {
        await page.goto(paths.login);
        await page.goto(`${path}#${id}`);
        await expect.poll(() => topOf(page, id)).toBeGreaterThanOrEqual(0);
        await expect.poll(() => topOf(page, id)).toBeLessThan(120);
      }

      // What is laid out far above only then, and is higher than it counted, doesn't push the part away.
      const last = String(ids.at(-1));
      const before = await topOf(page, last);
      await page.locator(`#${ids[0]}`).evaluate(async (part: HTMLElement) => {
        part.style.minHeight = `${part.offsetHeight + 3000}px`;
        for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      });
      expect(Math.abs((await topOf(page, last)) - before)).toBeLessThan(2);
    });

    test(`${path} at ${width} px: nothing moves while it is read to its end`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      // The contents beside the documentation unfold while it is read, which is meant.
      await page.locator("nav:has(.docs-contents)").evaluateAll((navs) => {
        for (const nav of navs) nav.style.display = "none";
      });
      const end = await page.evaluate(async () => {
        const frame = () => new Promise(requestAnimationFrame);
        const { scrollingElement: root } = document;
        if (!root) throw new Error("nothing scrolls");
        while (root.scrollTop + innerHeight < root.scrollHeight - 1) {
          scrollBy({ top: innerHeight / 2, behavior: "instant" });
          await frame();
          await frame();
        }
        return root.scrollTop;
      });
      expect(end).toBeGreaterThan(3000);
      expect(await page.evaluate(layoutShift)).toEqual([]);
    });
  }
}
