import type { Page } from "@playwright/test";

interface Watched {
  refusals: string[];
}

/** Collects, from the first byte on, what the browser refuses because of a page's Content-Security-Policy. */
export async function watchRefusals(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched = window as unknown as Watched;
    watched.refusals = [];
    addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
      watched.refusals.push(`${effectiveDirective} ${blockedURI}`);
    });
  });
}

/** What was refused since the page was opened: the directive and what it kept out. */
export const refusals = (page: Page) => page.evaluate(() => (window as unknown as Watched).refusals);

/** React marks the nodes that it has taken over. */
export const isHydrated = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector("main");
    return main !== null && Object.keys(main).some((key) => key.startsWith("__reactFiber"));
  });
