import { test as base, type Page } from "@playwright/test";
import { type Site, startSite } from "./site";

/** The site of the test file that a worker is at. */
interface CurrentSite {
  of(file: string): Promise<Site>;
}

function currentSite(): CurrentSite & { stop(): Promise<void> } {
  let current: { file: string; site: Site } | null = null;
  const stop = async () => {
    await current?.site.stop();
    current = null;
  };
  return {
    stop,
    of: async (file) => {
      if (current?.file === file) return current.site;
      await stop();
      current = { file, site: await startSite() };
      return current.site;
    },
  };
}

/** Playwright's test with a server and a database of its own for every test file. */
export const test = base.extend<{ page: Page; site: Site }, { sites: CurrentSite }>({
  sites: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from its pattern.
    async ({}, use) => {
      const sites = currentSite();
      await use(sites);
      await sites.stop();
    },
    { scope: "worker" },
  ],
  site: async ({ sites }, use, testInfo) => use(await sites.of(testInfo.file)),
  baseURL: async ({ site }, use) => use(site.url),
  page: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on("pageerror", (error) => complaints.push(error.message));
    page.on("console", (message) => {
      if (message.type() === "error" && !message.text().startsWith("Failed to load resource"))
        complaints.push(message.text());
    });
    await use(page);
    if (complaints.length > 0) throw new Error(`The page complained:\n${complaints.join("\n")}`);
  },
});

export { expect } from "@playwright/test";
