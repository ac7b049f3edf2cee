import type { Page } from "@playwright/test";

/** Delays the page's requests to an endpoint, to check the state meanwhile. @returns a function that releases them */
export async function holdRoute(page: Page, endpoint: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**${endpoint}`, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
