import type { Page } from "@playwright/test";

interface Watched {
  refusals: string[];
}

/** Collects the violations of a page's Content-Security-Policy, from the first byte on. */
export async function watchRefusals(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched = window as unknown as Watched;
    watched.refusals = [];
    addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
      watched.refusals.push(`${effectiveDirective} ${blockedURI}`);
    });
  });
}

/** The violations since the page was opened: directive and blocked source. */
export const refusals = (page: Page) => page.evaluate(() => (window as unknown as Watched).refusals);

/** React marks hydrated nodes. */
export const isHydrated = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector("main");
    return main !== null && Object.keys(main).some((key) => key.startsWith("__reactFiber"));
  });
