import type { Page } from "@playwright/test";
import { navigation } from "@/lib/pages/navigation";
import { site as brand } from "@/lib/site/brand";
import { endpoints, paths } from "@/lib/site/paths";
import { expect, test } from "@/tests/support/browser";
import { holdRoute, openBeforeScripts, restore } from "@/tests/support/hold-route";
import { openSettled } from "@/tests/support/open-settled";
import { templatePages } from "@/tests/support/pages";

test.use({ sharesSite: true });

const opaque = "data-past";
const mark =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='200' height='40'%3E%3Crect width='200' height='40'/%3E%3C/svg%3E";

for (const path of templatePages) {
  test(`${path} hides buttons whose script takes long, until they work`, async ({ page }) => {
    const release = await openBeforeScripts(page, path);
    const dead = () =>
      page
        .locator("button:visible")
        .evaluateAll((all) =>
          (all as HTMLButtonElement[])
            .filter(
              ({ type, form, popoverTargetElement }) => !(type === "submit" && form) && !popoverTargetElement,
            )
            .map(({ outerHTML }) => outerHTML),
        );
    await expect.poll(dead).toEqual([]);
    await release();
    await page.getByRole("button", { name: "Switch to dark theme" }).click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark", { timeout: 100 });
  });
}

test("a theme chosen on another page is followed after going back", async ({ page }) => {
  await openSettled(page, "/");
  // As in the back-forward cache, nothing tells the page.
  await page.evaluate(() => localStorage.setItem("theme", "dark"));
  await restore(page);
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("going back causes no error if the browser blocks storage", async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("Blocked", "SecurityError");
      },
    }),
  );
  const errors: Error[] = [];
  page.on("pageerror", (error) => errors.push(error));
  await openSettled(page, "/");
  await restore(page);
  expect(errors).toEqual([]);
});

test("header and footer link to every page, and to other sites in a new tab", async ({ page }) => {
  await page.goto("/");
  const header = page.getByRole("banner");
  for (const { label, href } of navigation.en.main) {
    await expect(header.getByRole("link", { name: label, exact: true })).toHaveAttribute("href", href);
  }
  await expect(header.getByRole("link", { name: "Get Started" })).toHaveAttribute("href", "/signup");
  const signIn = header.getByRole("link", { name: /^Sign In/ });
  await expect(signIn).toHaveAttribute("href", brand.app.login);
  await expect(signIn).toHaveAttribute("target", "_blank");
  await expect(signIn).toHaveAccessibleName("Sign In (opens in a new tab)");

  const footer = page.getByRole("contentinfo");
  for (const { label, href } of navigation.en.footer.flatMap(({ items }) => items)) {
    await expect(footer.getByRole("link", { name: new RegExp(`^${label}`) })).toHaveAttribute("href", href);
  }
});

test("the header turns opaque after ten pixels of scrolling", async ({ page }) => {
  await page.goto("/");
  const sentinel = page.locator(".scroll-sentinel");
  await page.evaluate(() => window.scrollTo(0, 11));
  await expect(sentinel).toHaveAttribute(opaque);
  await page.evaluate(() => window.scrollTo(0, 10));
  await expect(sentinel).not.toHaveAttribute(opaque);
});

test("in a low window, neither the header nor a table’s head covers the content", async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 400 });
  await page.goto(paths.pricing);
  await page
    .locator("table")
    .last()
    .locator("tbody")
    .nth(1)
    .evaluate((group) => group.scrollIntoView({ behavior: "instant" }));
  await expect(page.getByRole("banner")).not.toBeInViewport();
  await expect(page.locator("thead").last()).not.toBeInViewport();
  await page.setViewportSize({ width: 900, height: 600 });
  await expect(page.getByRole("banner")).toBeInViewport();
  await expect(page.locator("thead").last()).toBeInViewport();
});

test("the link inside the comparison isn’t covered by the table’s head", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(paths.pricing);
  await page.locator(".phone-fold").click();
  const link = page.locator("table").last().getByRole("link").first();
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  await link.focus();
  const head = await page.locator("thead").last().boundingBox();
  const box = await link.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual((head?.y ?? 0) + (head?.height ?? 0));
});

test("a followed link starts at the top, with the focus on the content", async ({ page }) => {
  await openSettled(page, "/");
  await page.getByRole("contentinfo").getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.getByRole("main")).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

/** Follows a link whose first request is held back. */
async function followSlowLink(page: Page) {
  await openSettled(page, "/");
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  const loading = page.getByRole("status").getByText("Loading…");
  const link = page.getByRole("contentinfo").getByRole("link", { name: "About" });
  const release = await holdRoute(page, "/about?_rsc=*");
  await link.click();
  await expect(loading).toBeVisible();
  return { loading, link, documents, release };
}

test("a bar and a message show that a followed link’s page is awaited, until it comes", async ({ page }) => {
  const { loading, documents, release } = await followSlowLink(page);
  expect(await page.locator(".awaited-page").boundingBox()).toMatchObject({ x: 0, y: 0, height: 3 });
  await release();
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.getByRole("main")).toBeFocused();
  await expect(loading).toHaveCount(0);
  expect(documents).toEqual([]);
});

test("a link that is pressed again while its page is awaited sends a new request, and Back still works", async ({
  page,
}) => {
  const { link, documents, release } = await followSlowLink(page);
  const entries = await page.evaluate(() => history.length);
  // Later requests aren't held.
  await page.route("**/about?_rsc=*", (route) => route.continue());
  await link.click();
  await expect(page.getByRole("heading", { name: "A fence, not a watchtower" })).toBeVisible();
  await release();
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  expect(documents).toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL("/");
});

test("the keyboard can skip the header", async ({ page }) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("the theme follows the system until one is chosen, which is kept", async ({ page }) => {
  const root = page.locator("html");
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/");
  await expect(root).toHaveAttribute("data-theme", "dark");
  await page.getByRole("button", { name: "Switch to light theme" }).click();
  await expect(root).toHaveAttribute("data-theme", "light");
  await page.reload();
  await expect(root).toHaveAttribute("data-theme", "light");
  await page.getByRole("button", { name: "Switch to dark theme" }).click();
  await page.emulateMedia({ colorScheme: "light" });
  await expect(root).toHaveAttribute("data-theme", "light");
});

test.describe("the logo", () => {
  const logo = `**${endpoints.logo}`;

  test("is replaced by the current one in the same place", async ({ page }) => {
    await page.route(logo, (route) => route.fulfill({ json: { success: true, logoUrl: mark } }));
    await page.goto("/");
    const link = page.getByRole("banner").getByRole("link", { name: `${brand.name} home` });
    const before = await link.boundingBox();
    await expect(link.getByRole("img")).toHaveAttribute("src", mark);
    expect(await link.boundingBox()).toEqual(before);
  });

  const missing = "/no-such-picture.png";
  for (const [what, answer, last] of [
    ["the request fails", { status: 500, json: { success: false } }, logo],
    ["there is none", { json: { success: false, logoUrl: "" } }, logo],
    ["its image doesn’t load", { json: { success: true, logoUrl: missing } }, `**${missing}`],
  ] as const) {
    test(`stays the default when ${what}`, async ({ page }) => {
      const answered = page.waitForResponse(last);
      await page.route(logo, (route) => route.fulfill(answer));
      await page.goto("/");
      await answered;
      const link = page.getByRole("banner").getByRole("link", { name: `${brand.name} home` });
      await expect(link.locator("svg")).toBeVisible();
      await expect(link.locator("img")).toHaveCount(0);
    });
  }
});

test("a missing page says so and links to others", async ({ page }) => {
  const answer = await page.goto("/no-such-page");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
  await page.getByRole("link", { name: "Back to the home page" }).click();
  await expect(page).toHaveURL(/\/$/);
});
