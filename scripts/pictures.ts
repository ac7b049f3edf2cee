import { mkdirSync, renameSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { type Browser, chromium, devices, type Page } from "@playwright/test";
import { endpoints, paths, requestPaths, statusPaths } from "@/lib/site/paths";
import { staffEndpoints } from "@/lib/site/staff-paths";
import type { HealthRecord } from "@/lib/status/schema";
import { moderationSlowMs } from "@/lib/status/services";
import config from "../playwright.config";
import { bearer } from "../tests/support/clients";
import { operatorOf } from "../tests/support/console";
import { eventually } from "../tests/support/eventually";
import { consolePages, furnish } from "../tests/support/furnish";
import { storeDay, storeQuarter } from "../tests/support/measurements";
import { allOff, carry, passcode, put } from "../tests/support/operator";
import { publicPages } from "../tests/support/pages";
import { type Site, startSite } from "../tests/support/site";
import makeTemplate from "../tests/support/template";

/**
 * `npm run pictures`: every public page (with the states caused by switches or failures), in both themes at three
 * widths, and every console page, as PNG files in var/pictures for visual review. Arguments: names to render instead of
 * all, including "console".
 */
const folder = path.resolve(import.meta.dirname, "../var/pictures");
const widths = [360, 768, 1440];
const themes = ["light", "dark"] as const;

interface Picture {
  name: string;
  page: string;
  /** Starts a separate site instead of the shared one, if the state requires it to be started or broken. */
  open?: () => Promise<Site>;
  /** Puts the shared site into the state. Everything is off before and after. */
  before?: (site: Site) => Promise<unknown>;
  /** Intercepts requests between the page and the site. */
  between?: (page: Page, site: Site) => Promise<unknown>;
  userAgent?: string;
  /** Keeps the site that `open` returned for further pictures. */
  keep?: boolean;
}

const measuredSite = async (env: Record<string, string> = {}) => {
  const site = await startSite({ env });
  await storeDay(site, new Date());
  return site;
};

/** A stand-in for the moderation service's health endpoint. `late` still answers before the probe times out. */
const moderation = createServer((request, response) => {
  if (request.url === "/late") setTimeout(() => response.end(), moderationSlowMs + 200);
  else response.writeHead(request.url === "/failing" ? 500 : 200).end();
});

/** The status page of a site with the moderation service in the given state. */
const inState = (state: HealthRecord["status"], address: string): Picture => ({
  name: `status-${state}`,
  page: paths.status,
  open: async () => {
    const { port } = moderation.address() as AddressInfo;
    const site = await measuredSite({ MODERATION_URL: `http://127.0.0.1:${port}${address}` });
    await eventually(async () => {
      const record: HealthRecord = await (await fetch(site.url + endpoints.health)).json();
      if (record.status !== state) throw new Error(`${record.status} instead of ${state}`);
    }, 20_000);
    return site;
  },
});

/** A site with 90 days of history, a resolved incident and an open one. */
const reportedSite = async () => {
  const site = await measuredSite();
  await storeQuarter(site, new Date());
  const say = async (path: string, body: object) => (await site.post(path, body, bearer)).json();
  const past = await say(staffEndpoints.incidents, {
    template: "slow-answers",
    services: ["api", "moderation"],
  });
  await say(staffEndpoints.incidentUpdates(past.id), {
    state: "identified",
    message: "An index was missing. It is being built.",
  });
  await say(staffEndpoints.incidentUpdates(past.id), {
    state: "resolved",
    message: "Answers are as quick as before.",
  });
  await site.db.incident.update({
    where: { id: past.id },
    data: {
      startsAt: new Date(Date.now() - 5 * 86_400_000),
      endsAt: new Date(Date.now() - 4.9 * 86_400_000),
    },
  });
  await say(staffEndpoints.incidents, { template: "no-answer", services: ["moderation"] });
  // Gives the first incident a fixed address for its picture.
  await site.db.incident.update({ where: { id: past.id }, data: { id: "slow-answers" } });
  await eventually(async () => {
    const record: HealthRecord = await (await fetch(site.url + endpoints.health)).json();
    if (record.source !== "reported") throw new Error(`${record.source} speaks.`);
  });
  return site;
};

/** A site without its database, which then admits nobody. */
const broken = async () => {
  const site = await startSite({ env: { PROTECTION_ON_FAILURE: "closed" } });
  renameSync(site.databaseFile, `${site.databaseFile}.gone`);
  await eventually(async () => {
    // The last value is served from the cache for some seconds.
    if ((await fetch(site.url)).ok) throw new Error("The site still opens.");
  });
  return site;
};

/** The console's pages, on a separate site that has something of everything. */
async function consolePictures(): Promise<Picture[]> {
  const site = await measuredSite();
  const pages = consolePages.map(await furnish(site));
  return pages.map((page, index) => ({
    name: page.slice(1).replaceAll(/\W+/g, "-").slice(0, 60),
    page,
    open: async () => site,
    keep: index < pages.length - 1,
    between: async (tab) => carry(tab.context(), site, await operatorOf(site)),
  }));
}

const pictures: Picture[] = [
  ...publicPages.map((page) => ({ name: page.slice(1).replaceAll(/\W+/g, "-") || "home", page })),
  { name: "not-found", page: "/no-such-page" },
  { name: "operator", page: paths.operator },
  inState("healthy", "/"),
  inState("degraded", "/late"),
  inState("critical", "/failing"),
  { name: "status-reported", page: paths.status, open: reportedSite },
  { name: "status-history", page: statusPaths.history, open: reportedSite },
  { name: "status-incident", page: statusPaths.incident("slow-answers"), open: reportedSite },
  {
    name: "status-unknown",
    page: paths.status,
    // The sampler runs as long as the site, so the newest results are removed from the record instead.
    between: async (page, site) => {
      const record: HealthRecord = await (await fetch(site.url + endpoints.health)).json();
      const services = record.services.map((it) => ({
        ...it,
        status: "unknown",
        detail: "No recent measurement.",
        latencyMs: null,
      }));
      await page.route(`**${endpoints.health}`, (route) =>
        route.fulfill({ json: { ...record, status: "unknown", services } }),
      );
    },
  },
  {
    name: "status-failed",
    page: paths.status,
    between: (page) => page.route(`**${endpoints.health}`, (route) => route.abort()),
  },
  {
    name: "gate",
    page: paths.home,
    before: (site) => put(site, "protection", { enabled: true, passcode }),
  },
  {
    name: "dead-link",
    page: requestPaths.confirm("x".repeat(43)),
    before: (site) => put(site, "protection", { enabled: true, passcode }),
  },
  {
    name: "splash",
    page: paths.home,
    before: (site) => put(site, "protection", { enabled: true, passcode, mobile: "splash" }),
    userAgent: devices["iPhone 13"].userAgent,
  },
  { name: "unavailable", page: paths.home, open: broken },
  {
    name: "maintenance",
    page: paths.home,
    before: (site) =>
      put(site, "maintenance", { enabled: true, endTime: new Date(Date.now() + 5_000_000).toISOString() }),
  },
  {
    name: "announcement",
    page: paths.home,
    before: (site) =>
      put(site, "announcement", { enabled: true, message: "We move on Sunday.", link: "/status" }),
  },
];

async function draw(browser: Browser, site: Site, { name, page: address, between, userAgent }: Picture) {
  for (const colorScheme of themes) {
    for (const width of widths) {
      const page = await browser.newPage({
        baseURL: site.url,
        viewport: { width, height: 900 },
        colorScheme,
        reducedMotion: "reduce",
        userAgent,
      });
      await between?.(page, site);
      await page.goto(address, { waitUntil: "networkidle" });
      await page.screenshot({
        path: path.join(folder, `${name}-${width}-${colorScheme}.png`),
        fullPage: true,
      });
      await page.close();
    }
  }
  console.log(name);
}

const chosenNames = process.argv.slice(2);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
await makeTemplate();
const shared = await measuredSite();
await new Promise<void>((resolve) => moderation.listen(0, "127.0.0.1", resolve));
const browser = await chromium.launch(config.use?.launchOptions);
const isChosen = (name: string) => chosenNames.length === 0 || chosenNames.includes(name);
const ofConsole = isChosen("console") ? await consolePictures() : [];
for (const picture of [...pictures.filter(({ name }) => isChosen(name)), ...ofConsole]) {
  const site = (await picture.open?.()) ?? shared;
  await picture.before?.(site);
  await draw(browser, site, picture);
  if (picture.before) await allOff(site);
  if (site !== shared && !picture.keep) await site.stop();
}
await browser.close();
moderation.close();
await shared.stop();
console.log(`\nin ${folder}`);
