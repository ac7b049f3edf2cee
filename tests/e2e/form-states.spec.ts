import type { Page } from "@playwright/test";
import { endpoints, paths } from "@/lib/site/paths";
import { violations } from "../support/axe";
import { expect, test } from "../support/browser";

async function expectNoViolation(page: Page) {
  expect(await violations(page)).toEqual([]);
}

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`accessible in every state, ${colorScheme}`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: "reduce" } });

    test("contact: missing", async ({ page }) => {
      await page.goto(paths.contact);
      await page.getByRole("button", { name: "Send Message" }).click();
      await expect(page.getByText("Message is required.")).toBeVisible();
      await expectNoViolation(page);
    });

    test("contact: failed, then sent", async ({ page }) => {
      await page.goto(paths.contact);
      await page.getByLabel("Name").fill("Ada");
      await page.getByLabel("Email").fill(`states-${colorScheme}@example.com`);
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

    test("privacy request: chosen, unfolded, submitted", async ({ page }) => {
      await page.goto(paths.ccpaOptOut);
      await page.getByText("Filing for someone else?").click();
      await page.getByLabel("Email", { exact: true }).fill(`states-${colorScheme}@example.com`);
      await expectNoViolation(page);
      await page.getByRole("button", { name: "Submit Request" }).click();
      await expect(page.getByRole("heading", { name: "Request submitted" })).toBeVisible();
      await expectNoViolation(page);
    });

    test("sign-up: missing, password shown", async ({ page }) => {
      await page.goto(paths.signup);
      await page.locator("#password").fill("engine number one");
      await page.getByRole("button", { name: "Show password" }).click();
      await page.getByRole("button", { name: "Create Account" }).click();
      await expect(page.getByText("Please accept the terms and conditions")).toBeVisible();
      await expectNoViolation(page);
    });

    test("a refused form post", async ({ page, site }) => {
      const answer = await site.postForm(endpoints.gdprRequest, { email: "nowhere", requestType: "access" });
      await page.goto(String(answer.headers.get("location")));
      await expect(
        page.getByRole("alert").filter({ hasText: "Enter one valid email address." }),
      ).toBeVisible();
      await expectNoViolation(page);
    });
  });
}

test("sign-up can be walked with the keyboard alone", async ({ page, site }) => {
  await page.goto(paths.signup);
  await page.getByLabel("First name").focus();
  for (const value of ["Ada", "Byron", "Analytical", "keyboard@example.com", "engine number one"]) {
    await page.keyboard.type(value);
    await page.keyboard.press("Tab");
  }
  await expect(page.getByRole("button", { name: "Show password" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(page.getByRole("checkbox")).toBeChecked();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(paths.registered);
  expect(await site.db.account.count({ where: { email: "keyboard@example.com" } })).toBe(1);
});

test("a privacy request can be walked with the keyboard alone", async ({ page }) => {
  await page.goto(paths.gdprRequest);
  await page.getByLabel("Email", { exact: true }).focus();
  await page.keyboard.type("keyboard@example.com");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { checked: true })).toHaveValue("rectification");
  await page.getByRole("button", { name: "Submit Request" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "Request submitted" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Submit Another Request" })).toBeFocused();
});
