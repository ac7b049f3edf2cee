import path from "node:path";
import { test as base, type Page, type TestInfo } from "@playwright/test";
import { behindProxy, newClient } from "./clients";
import { type Site, startSite } from "./site";
import { logMarks, logSince } from "./site-logs";
import { isLate } from "./time-limit";

/** A worker's servers: one for the current test file, and one for all files that share it. */
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
      shared ??= await startSite({ env: behindProxy });
      return shared;
    },
  };
}

/** The page that tests of one file reuse. */
interface KeptPage {
  of(owner: string, open: () => Promise<Page>): Promise<Page>;
}

function keptPageOfWorker(): KeptPage & { close(): Promise<void> } {
  let current: { owner: string; page: Page } | null = null;
  const close = async () => {
    await current?.page.context().close();
    current = null;
  };
  return {
    close,
    of: async (owner, open) => {
      if (current?.owner === owner) return current.page;
      await close();
      current = { owner, page: await open() };
      return current.page;
    },
  };
}

/** Lends a page to a test. The test fails if the page reports an error; a failed test prints the server's log. */
async function lend(
  page: Page,
  site: Site,
  use: (page: Page) => Promise<void>,
  testInfo: TestInfo,
): Promise<void> {
  const marks = logMarks();
  const complaints: string[] = [];
  const onError = (error: Error) => complaints.push(error.message);
  const onConsole = (message: { type(): string; text(): string }) => {
    if (message.type() === "error" && !message.text().startsWith("Failed to load resource"))
      complaints.push(message.text());
  };
  page.on("pageerror", onError);
  page.on("console", onConsole);
  await use(page);
  page.off("pageerror", onError);
  page.off("console", onConsole);
  if (testInfo.status !== testInfo.expectedStatus) console.error(logSince(marks) || site.url);
  if (complaints.length > 0) throw new Error(`The page reported errors:\n${complaints.join("\n")}`);
}

interface Fixtures {
  page: Page;
  /**
   * One page for all tests of a file, which open a page of the site first and leave no route, clock or script in it.
   * That takes a third of the time of a new page.
   */
  keptPage: Page;
  site: Site;
  /**
   * For tests that leave every switch unchanged, don't move the clock and look only at their own rows: they share a
   * server and its database, where each test is a separate client.
   */
  sharesSite: boolean;
  /** Skips a test that would begin after the run's time limit. */
  inTime: undefined;
}

/** Details of a test that repeats another one for another page, language or channel: only `npm run test:full` runs it. */
export const onlyFull = (isRepeat: boolean) => ({ tag: isRepeat ? "@full" : [] });

/** Playwright's test with a separate server and database for every test file that doesn't share one. */
export const test = base.extend<Fixtures, { sites: Sites; keptPages: KeptPage }>({
  sharesSite: [false, { option: true }],
  sites: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from its pattern.
    async ({}, use) => {
      const sites = sitesOfWorker();
      await use(sites);
      await sites.stop();
    },
    { scope: "worker" },
  ],
  keptPages: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const pages = keptPageOfWorker();
      await use(pages);
      await pages.close();
    },
    { scope: "worker" },
  ],
  site: async ({ sites, sharesSite }, use, { file }) =>
    use(await (sharesSite ? sites.shared() : sites.of(file))),
  baseURL: async ({ site }, use) => use(site.url),
  extraHTTPHeaders: async ({ sharesSite }, use) => use(sharesSite ? newClient() : {}),
  inTime: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use, testInfo) => {
      const name = `tests/${path.relative(testInfo.project.testDir, testInfo.file)} › ${testInfo.title}`;
      testInfo.skip(isLate(name), "The run's time limit was reached");
      await use(undefined);
    },
    { auto: true },
  ],
  page: ({ page, site }, use, testInfo) => lend(page, site, use, testInfo),
  keptPage: async ({ browser, keptPages, site, javaScriptEnabled }, use, testInfo) => {
    const owner = `${testInfo.file} ${site.url} ${javaScriptEnabled}`;
    await lend(await keptPages.of(owner, () => browser.newPage()), site, use, testInfo);
  },
});

export { expect } from "@playwright/test";
