import type { Page } from "@playwright/test";
import { endpoints, paths } from "@/lib/site/paths";
import { violations } from "@/tests/support/axe";
import { expect, test } from "@/tests/support/browser";

test.use({ sharesSite: true });

/** All rules in light, and those about colors in dark: nothing else depends on the theme. */
async function expectNoViolation(page: Page) {
  expect(await violations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  expect(await violations(page, "colors"), "in dark").toEqual([]);
  await page.emulateMedia({ colorScheme: "light" });
}

test.describe("accessible in every state and both themes", () => {
  test.use({ colorScheme: "light", contextOptions: { reducedMotion: "reduce" } });

  test("contact: missing fields", async ({ page }) => {
    await page.goto(paths.contact);
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(page.getByText("Message is required.")).toBeVisible();
    await expectNoViolation(page);
  });

  test("contact: failed, then sent", async ({ page }) => {
    await page.goto(paths.contact);
    await page.getByLabel("Name").fill("Ada");
    await page.getByLabel("Email").fill("states@example.com");
    await page.getByLabel("Message").fill("Hello");
    await page.route(`**${endpoints.contact}`, (route) => route.fulfill({ status: 500, json: {} }));
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(page.getByText("Failed to send message")).toBeVisible();
    await expectNoViolation(page);

    await page.unroute(`**${endpoints.contact}`);
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(page.getByText("Message sent successfully!")).toBeVisible();
    await expectNoViolation(page);
  });

  test("privacy request: type chosen, section opened, submitted", async ({ page }) => {
    await page.goto(paths.ccpaOptOut);
    await page.getByText("Filing for someone else?").click();
    await page.getByLabel("Email", { exact: true }).fill("states@example.com");
    await expectNoViolation(page);
    await page.getByRole("button", { name: "Submit Request" }).click();
    await expect(page.getByRole("heading", { name: "Request submitted" })).toBeVisible();
    await expectNoViolation(page);
  });

  test("sign-up: terms not accepted, password shown", async ({ page }) => {
    await page.goto(paths.signup);
    await page.locator("#password").fill("engine number one");
    await page.getByRole("button", { name: "Show password" }).click();
    await page.getByRole("button", { name: "Create Account" }).click();
    await expect(page.getByText("Please accept the terms and conditions")).toBeVisible();
    await expectNoViolation(page);
  });

  test("a rejected form post", async ({ page }) => {
    const form = { email: "nowhere", requestType: "access" };
    const answer = await page.request.post(endpoints.gdprRequest, { form });
    await page.goto(answer.url());
    await expect(page.getByRole("alert").filter({ hasText: "Enter one valid email address." })).toBeVisible();
    await expectNoViolation(page);
  });
});
