import type { Page } from "@playwright/test";

/** A promise with the function that resolves it. */
function signal() {
  let give = () => {};
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { give, given };
}

/**
 * Delays the page's requests to an endpoint, to check the state meanwhile.
 * @param change what to change in the JSON of the response
 * @returns a function that waits for the first of them and releases them
 */
export async function holdRoute(page: Page, endpoint: string, change?: object): Promise<() => Promise<void>> {
  const request = signal();
  const response = signal();
  await page.route(`**${endpoint}`, async (route) => {
    request.give();
    await response.given;
    if (!change) return route.continue();
    const answer = await route.fetch();
    return route.fulfill({ response: answer, json: { ...(await answer.json()), ...change } });
  });
  return async () => {
    await request.given;
    response.give();
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
