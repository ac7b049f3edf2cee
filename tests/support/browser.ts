import { test as base, type Page } from "@playwright/test";
import { type Site, startSite } from "./site";

/** The servers of a worker: one for the test file that it is at, and one for all files that only read. */
interface Sites {
  of(file: string): Promise<Site>;
  shared(): Promise<Site>;
}

function sitesOfWorker(): Sites & { stop(): Promise<void> } {
  let current: { file: string; site: Site } | null = null;
  let shared: Site | null = null;
  const stopCurrent = async () => {
    await current?.site.stop();
    current = null;
  };
  return {
    stop: async () => {
      await stopCurrent();
      await shared?.stop();
    },
    of: async (file) => {
      if (current?.file === file) return current.site;
      await stopCurrent();
      current = { file, site: await startSite() };
      return current.site;
    },
    shared: async () => {
      shared ??= await startSite();
      return shared;
    },
  };
}

interface Fixtures {
  page: Page;
  site: Site;
  /** For files that neither send nor switch anything: they share a server and its database with each other. */
  onlyReads: boolean;
}

/** Playwright's test with a server and a database of its own for every test file that writes. */
export const test = base.extend<Fixtures, { sites: Sites }>({
  onlyReads: [false, { option: true }],
  sites: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from its pattern.
    async ({}, use) => {
      const sites = sitesOfWorker();
      await use(sites);
      await sites.stop();
    },
    { scope: "worker" },
  ],
  site: async ({ sites, onlyReads }, use, testInfo) =>
    use(await (onlyReads ? sites.shared() : sites.of(testInfo.file))),
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
