import type { Page } from "@playwright/test";
import { heroWords, homeWords, integration } from "@/lib/pages/home";
import { figures } from "@/lib/site/figures";
import { expect, test } from "@/tests/support/browser";
import { isHydrated } from "@/tests/support/refusals";

test.use({ sharesSite: true });

const word = (page: Page) => page.getByTestId("hero-word");
const { heroWordMs } = figures.timings;
const { hero, steps } = homeWords.en;
const words = heroWords(hero);

const later = (hours: number) => new Date(Date.UTC(2026, 0, 1, hours));

/** Opens the home page with a clock that then only moves when told to. */
async function open(page: Page) {
  await page.clock.install({ time: later(0) });
  await page.goto("/");
  await page.clock.pauseAt(later(1));
}

/** Presses a button until the page is hydrated and shows the other label. */
async function press(page: Page, name: string, then: string) {
  const answer = page.getByRole("button", { name: then });
  await expect(async () => {
    if (await answer.isHidden()) await page.getByRole("button", { name }).click({ timeout: 500 });
    await expect(answer).toBeVisible({ timeout: 500 });
  }).toPass();
}

test("the hero’s word changes every three seconds and stops on request", async ({ page }) => {
  await open(page);
  await press(page, hero.pause, hero.resume);
  const shown = await word(page).textContent();
  const at = words.indexOf(shown ?? "");
  expect(at).not.toBe(-1);

  await page.clock.runFor(3 * heroWordMs);
  await expect(word(page)).toHaveText(words[at] ?? "");

  await press(page, hero.resume, hero.pause);
  for (let turn = 1; turn <= words.length; turn += 1) {
    await page.clock.runFor(heroWordMs - 1);
    await expect(word(page)).toHaveText(words[(at + turn - 1) % words.length] ?? "");
    await page.clock.runFor(1);
    await expect(word(page)).toHaveText(words[(at + turn) % words.length] ?? "");
  }
});

test("the word starts to change by itself", async ({ page }) => {
  await open(page);
  const first = (await word(page).textContent()) ?? "";
  await expect(async () => {
    await page.clock.runFor(heroWordMs);
    await expect(word(page)).not.toHaveText(first, { timeout: 100 });
  }).toPass();
});

test("with reduced motion, the word changes only on request", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page);
  await expect(page.getByRole("button", { name: hero.resume })).toBeVisible();
  await page.clock.runFor(2 * heroWordMs);
  await expect(word(page)).toHaveText(words[0] ?? "");
});

test("a screen reader hears one heading with every word", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveAccessibleName(hero.spoken);
});

test.describe("in Safari", () => {
  test.use({
    userAgent:
      "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.4 Safari/605.1.15",
  });

  test("the word changes in the simplified variant", async ({ page }) => {
    await page.goto("/");
    await expect(page.locator(".rotator")).toHaveAttribute("data-variant", "simple");
  });
});

test("other browsers get the animated variant", async ({ page }) => {
  await open(page);
  await expect(page.locator(".rotator")).toHaveAttribute("data-variant", "animated");
});

test("animations stop on a machine that draws fewer than 30 frames a second", async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(() => {
    window.requestAnimationFrame = (draw) => window.setTimeout(() => draw(performance.now()), 50);
  });
  await page.goto("/");
  await expect(async () => {
    await page.clock.runFor(1000);
    await expect(page.locator("html")).toHaveAttribute("data-motion", "off", { timeout: 100 });
  }).toPass();
  const shown = (await word(page).textContent()) ?? "";
  await page.clock.runFor(2 * heroWordMs);
  await expect(word(page)).toHaveText(shown);

  await page.getByRole("button", { name: hero.resume }).click();
  await page.clock.runFor(heroWordMs);
  await expect(word(page)).not.toHaveText(shown);
  expect(await word(page).evaluate((element) => element.getAnimations().length)).toBe(0);
});

test("the last section says what is included and links to the conditions", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Get 500 Free Credits" })).toHaveAttribute("href", "/signup");
  await expect(page.getByRole("link", { name: "View Credit Packages" })).toHaveAttribute("href", "/pricing");
  await expect(page.getByText("No credit card required • Pay as you go • No subscriptions")).toBeVisible();
  await page.getByRole("link", { name: "How free credits work" }).click();
  await expect(page.locator("#credits-note")).toBeInViewport();
});

test("the samples can be copied", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/");
  await expect.poll(() => isHydrated(page)).toBe(true);
  const samples = {
    [integration.requestLabel]: integration.request,
    [steps.answer]: integration.response,
  };
  for (const [label, program] of Object.entries(samples)) {
    await page.getByRole("button", { name: `Copy ${label}` }).click();
    await expect(page.getByRole("button", { name: `Copied ${label}` })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(program);
  }
});
