import type { Page } from "@playwright/test";
import { translations as securityWords } from "@/lib/pages/words/security/generated";
import { en as errorWords } from "@/lib/site/error-words/en";
import { endpoints, paths, statusFeeds } from "@/lib/site/paths";
import { lastDaysId } from "@/lib/status/vocabulary";
import { statusWords } from "@/lib/status/words";
import { expect, test } from "@/tests/support/browser";
import { finishAnimations } from "@/tests/support/finish-animations";
import { holdRoute, openBeforeScripts } from "@/tests/support/hold-route";
import { openSettled } from "@/tests/support/open-settled";

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
  await release();
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

for (const motion of ["no-preference", "reduce", "off"] as const) {
  test(`without its scripts, the status page offers what needs none, with the motion “${motion}”`, async ({
    page,
  }) => {
    if (motion !== "off") await page.emulateMedia({ reducedMotion: motion });
    const release = await openBeforeScripts(page, paths.status);
    if (motion === "off")
      await page.evaluate(() => {
        document.documentElement.dataset.motion = "off";
      });
    const plain = page.getByRole("link", { name: statusWords.en.page.withoutScript.plain });
    const loading = page.getByText(words.loading, { exact: true }).first();
    const figures = page.getByRole("heading", { name: statusWords.en.page.published.title });
    await expect(loading).toBeVisible();
    await expect(plain).toBeHidden();
    await finishAnimations(page);
    await expect(plain).toBeVisible();
    await expect(page.getByRole("img", { name: "Current status" })).toBeInViewport();
    await expect(figures).toHaveCount(1);
    await expect(loading).toBeHidden();
    // They come after all.
    await release();
    await expect(page.getByRole("button", { name: /UTC/ })).toHaveCount(24);
    await finishAnimations(page);
    await expect(page.getByRole("button", { name: /UTC/ }).first()).toBeVisible();
    await expect(plain).toHaveCount(0);
    await expect(figures).toHaveCount(1);
  });
}

test("with its scripts, the status page doesn’t load the image for visitors without them", async ({
  page,
}) => {
  const badges: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes(statusFeeds.badge)) badges.push(request.url());
  });
  await openSettled(page, paths.status);
  await expect(page.getByRole("button", { name: /UTC/ })).toHaveCount(24);
  expect(badges).toEqual([]);
});

test("without its scripts, the security page says that the figures are missing", async ({ page }) => {
  const { waiting, failed, json } = securityWords.en.kept;
  const release = await openBeforeScripts(page, paths.security);
  const measuring = page.getByText(waiting).first();
  await expect(measuring).toBeVisible();
  await expect(page.getByText(failed)).toBeHidden();
  await finishAnimations(page);
  await expect(page.getByText(failed)).toBeVisible();
  await expect(page.getByRole("link", { name: json })).toBeVisible();
  await expect(measuring).toBeHidden();
  await release();
  await expect(page.getByText(/^Oldest: /).first()).toBeVisible();
  await expect(page.getByText(failed)).toHaveCount(0);
});

test("the security page says that the figures are missing if they don’t come", async ({ page }) => {
  const { waiting, failed } = securityWords.en.kept;
  await page.clock.install();
  await page.route(`**${endpoints.keptData}`, () => {});
  const asked = page.waitForRequest(`**${endpoints.keptData}`);
  await page.goto(paths.security);
  await asked;
  await expect(page.getByText(waiting).first()).toBeVisible();
  await page.clock.runFor(15_000);
  await expect(page.getByText(failed).first()).toBeVisible();
  await expect(page.getByText(waiting)).toHaveCount(0);
});
