import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { endpoints, paths } from "@/lib/paths";
import type { HealthRecord } from "@/lib/schemas/health";
import config from "../playwright.config";
import { storeDay } from "../tests/support/measurements";
import { allOff, passcode, put } from "../tests/support/operator";
import { publicPages } from "../tests/support/pages";
import { type Site, startSite } from "../tests/support/site";
import makeTemplate from "../tests/support/template";

/**
 * `npm run pictures`: every public page and the states that a switch or a fault puts it in, in both themes at three
 * widths, as PNG files in var/pictures for someone to look at. Arguments: names to draw instead of all.
 */
const folder = path.resolve(import.meta.dirname, "../var/pictures");
const widths = [360, 768, 1440];
const themes = ["light", "dark"] as const;

interface Picture {
  name: string;
  page: string;
  /** Brings the site into the state. Everything is off before and after. */
  before?: (site: Site) => Promise<unknown>;
  /** Stands between the page and the site. */
  between?: (page: Page, site: Site) => Promise<unknown>;
}

/** The status page when its record says so; the rest of the record is the site's own. */
const inState = (status: HealthRecord["status"], service: HealthRecord["status"]): Picture => ({
  name: `status-${status}`,
  page: paths.status,
  between: async (page, site) => {
    const record: HealthRecord = await (await fetch(site.url + endpoints.health)).json();
    const services = record.services.map((it) => (it.id === "moderation" ? { ...it, status: service } : it));
    await page.route(`**${endpoints.health}`, (route) =>
      route.fulfill({ json: { ...record, status, services } }),
    );
  },
});

const pictures: Picture[] = [
  ...publicPages.map((page) => ({ name: page.slice(1).replaceAll(/\W+/g, "-") || "home", page })),
  { name: "not-found", page: "/no-such-page" },
  { name: "operator", page: paths.operator },
  inState("healthy", "operational"),
  inState("degraded", "degraded"),
  inState("critical", "outage"),
  inState("unknown", "unknown"),
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

async function draw(browser: Browser, site: Site, { name, page: address, between }: Picture) {
  for (const colorScheme of themes) {
    for (const width of widths) {
      const page = await browser.newPage({
        baseURL: site.url,
        viewport: { width, height: 900 },
        colorScheme,
        reducedMotion: "reduce",
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

const asked = process.argv.slice(2);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
makeTemplate();
const site = await startSite();
await storeDay(site, new Date());
const browser = await chromium.launch(config.use?.launchOptions);
for (const picture of pictures.filter(({ name }) => asked.length === 0 || asked.includes(name))) {
  await picture.before?.(site);
  await draw(browser, site, picture);
  if (picture.before) await allOff(site);
}
await browser.close();
await site.stop();
console.log(`\nin ${folder}`);
