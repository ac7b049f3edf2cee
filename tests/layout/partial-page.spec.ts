import { paths } from "@/lib/site/paths";
import { expect, test } from "@/tests/support/browser";
import { layoutShift } from "@/tests/support/layout-shift";
import { stallPages } from "@/tests/support/stall-pages";

test.use({ sharesSite: true });

/** Where a page's HTML is interrupted: after this text, in places that a browser has painted half read. */
const interruptions = [
  [paths.home, "the hero", 'aria-label="Pre-filter"'],
  [paths.home, "a button of the header", 'class="button is-ghost" target=_blank rel=noopener>'],
  [paths.registered, "a link of the footer", 'hover:underline-offset-4" href="/privacy">'],
  [paths.documentation, "the line above the heading", '<span class="stakes-tick" aria-hidden="true"></span>'],
  [paths.home, "a large button", 'class="button is-secondary is-large" href="/documentation">'],
  [paths.login, "the line below the button", 'hover:decoration-current py-3" href="/signup">'],
  [paths.home, "the verdict of the pre-filter", '<span class="badge is-flagged">'],
] as const;

for (const [path, place, end] of interruptions) {
  test(`${path} doesn't move when the browser paints it before the rest of ${place} arrives`, async ({
    page,
    site,
  }) => {
    const stalled = await stallPages(site.url, end);
    try {
      await page.goto(`${stalled.url}${path}`, { waitUntil: "commit" });
      const paints = () => page.evaluate(() => performance.getEntriesByType("paint").length);
      await expect.poll(paints).toBeGreaterThan(0);
      stalled.release();
      await page.waitForLoadState("load");
      expect(await page.evaluate(layoutShift, 0)).toEqual([]);
    } finally {
      await stalled.stop();
    }
  });
}
