import { expect, type Page } from "@playwright/test";
import { gate } from "./gate";

/**
 * Delays the page's requests to an endpoint, to check the state meanwhile.
 * @param change what to change in the JSON of the response
 * @returns a function that waits for the first of them and releases them
 */
export async function holdRoute(page: Page, endpoint: string, change?: object): Promise<() => Promise<void>> {
  let held = 0;
  const { open: release, opened: released } = gate();
  await page.route(`**${endpoint}`, async (route) => {
    held += 1;
    await released;
    if (!change) return route.continue();
    const response = await route.fetch();
    return route.fulfill({ response, json: { ...(await response.json()), ...change } });
  });
  return async () => {
    await expect.poll(() => held, `requests to ${endpoint}`).toBeGreaterThan(0);
    release();
  };
}

/** Opens a page whose scripts don't run until the returned function is called. */
export async function openBeforeScripts(page: Page, path: string): Promise<() => Promise<void>> {
  const release = await holdRoute(page, "/_next/static/**/*.js");
  await page.goto(path, { waitUntil: "domcontentloaded" });
  return release;
}

/** What a page is told when the browser restores it from its back-forward cache. */
export const restore = (page: Page) =>
  page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
