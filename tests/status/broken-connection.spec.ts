import type { Page } from "@playwright/test";
import { en as errorWords } from "@/lib/site/error-words/en";
import { endpoints, paths } from "@/lib/site/paths";
import { lastDaysId } from "@/lib/status/vocabulary";
import { statusWords } from "@/lib/status/words";
import { expect, test } from "@/tests/support/browser";
import { holdRoute } from "@/tests/support/hold-route";

test.use({ sharesSite: true });

const words = statusWords.en.live;
const scripts = "**/_next/static/**/*.js";
const broken = errorWords.title;

/** Fails every script from now on. */
const failScripts = (page: Page) => page.route(scripts, (route) => route.abort());

/** Lets time pass on the page's clock until the part is there. */
const laterThere = (page: Page, check: () => Promise<void>) =>
  expect(async () => {
    await page.clock.runFor(5000);
    await check();
  }).toPass();

test("parts of the status page whose scripts fail are missing, and are loaded later", async ({ page }) => {
  await page.clock.install();
  const asked = page.waitForRequest(`**${endpoints.health}`);
  const release = await holdRoute(page, endpoints.health);
  await page.goto(paths.status);
  await asked;
  await failScripts(page);
  release();
  const hours = page.getByRole("button", { name: /UTC/ });
  await expect(hours).toHaveCount(24);
  const unreachable = page.getByText(words.unreachable, { exact: true });
  // In place of the last days and of the incidents.
  await laterThere(page, () => expect(unreachable).toHaveCount(2, { timeout: 1000 }));
  await hours.last().click();
  await laterThere(page, () => expect(unreachable).toHaveCount(3, { timeout: 1000 }));
  await expect(page.getByRole("heading", { name: broken })).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

  await page.unroute(scripts);
  await laterThere(page, () => expect(unreachable).toHaveCount(0, { timeout: 1000 }));
  await expect(page.locator(`#${lastDaysId}`)).toBeVisible();
  await expect(page.getByRole("table").filter({ hasText: "API Service" }).first()).toBeVisible();
});

test("the error page reloads the document if a script was missing", async ({ browser, site }) => {
  // Its own page, because the error that it shows is also reported in the console.
  const page = await browser.newPage();
  await page.goto(`${site.url}${paths.about}`);
  await page.waitForLoadState("networkidle");
  await failScripts(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Status" }).click();
  await expect(page.getByRole("heading", { name: broken })).toBeVisible();
  await page.unroute(scripts);
  const loaded = page.waitForEvent("load");
  await page.getByRole("button", { name: "Try again" }).click();
  await loaded;
  await expect(page.getByRole("button", { name: /UTC/ })).toHaveCount(24);
  await page.close();
});
