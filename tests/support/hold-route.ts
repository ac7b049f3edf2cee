import type { Page } from "@playwright/test";

/** Keeps the page's calls to an endpoint waiting, so that what shows meanwhile can be looked at. @returns lets them go */
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
