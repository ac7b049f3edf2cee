import type { Page } from "@playwright/test";
import { expect, test } from "@/tests/support/browser";
import { openBeforeScripts } from "@/tests/support/hold-route";

test.use({ sharesSite: true });

test.use({ viewport: { width: 390, height: 800 } });

const menu = (page: Page) => page.locator("#site-menu");
const opener = (page: Page) => page.locator("[popovertarget=site-menu]");

test("the menu opens, moves the focus and closes with Escape", async ({ page }) => {
  await page.goto("/");
  await expect(menu(page)).toBeHidden();
  await opener(page).focus();
  await page.keyboard.press("Enter");
  await expect(menu(page)).toBeVisible();
  await expect(opener(page)).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Tab");
  await expect(menu(page).getByRole("link", { name: "Home" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(menu(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
  await expect(opener(page)).toHaveAttribute("aria-expanded", "false");
});

test("a menu opened before the page’s scripts ran stays open", async ({ page }) => {
  const release = await openBeforeScripts(page, "/");
  await opener(page).click();
  await expect(menu(page)).toBeVisible();
  await release();
  await expect(opener(page)).toHaveAttribute("aria-expanded", "true");
  await expect(menu(page)).toBeVisible();
});

test("the menu closes when a link is followed, even to the same page", async ({ page }) => {
  await page.goto("/");
  for (const name of ["Home", "Pricing"]) {
    await opener(page).click();
    await menu(page).getByRole("link", { name }).click();
    await expect(menu(page)).toBeHidden();
  }
  await expect(page).toHaveURL(/\/pricing$/);
});

test("the menu closes when the focus leaves it", async ({ page }) => {
  await page.goto("/");
  await opener(page).click();
  await menu(page).getByRole("link", { name: "Español" }).focus();
  await page.keyboard.press("Tab");
  await expect(menu(page)).toBeHidden();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the menu opens and its links work", async ({ page }) => {
    await page.goto("/");
    await opener(page).click();
    await menu(page).getByRole("link", { name: "Pricing" }).click();
    await expect(page).toHaveURL(/\/pricing$/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });

  test("nothing is offered that needs a script", async ({ page }) => {
    await page.goto("/");
    await expect(page.locator(".needs-js:visible")).toHaveCount(0);
  });
});
