import type { Page } from "@playwright/test";
import { endpoints, paths } from "@/lib/site/paths";
import { expect, test } from "@/tests/support/browser";
import { holdRoute, openBeforeScripts } from "@/tests/support/hold-route";

test.use({ sharesSite: true });

const button = (page: Page) => page.getByRole("button", { name: "Opt Out of Sale or Sharing" });

/** Answers the page's dialogs in turn; null cancels. @returns their messages */
function answerDialogs(page: Page, ...answers: (string | null)[]): string[] {
  const messages: string[] = [];
  page.on("dialog", (dialog) => {
    messages.push(dialog.message());
    const answer = answers.shift();
    return answer === null || answer === undefined ? dialog.dismiss() : dialog.accept(answer);
  });
  return messages;
}

test("an address entered in the prompt is opted out, stored and confirmed by email", async ({
  page,
  site,
}) => {
  const messages = answerDialogs(page, " opt-out@example.com ");
  await page.goto(paths.ccpa);
  const release = await holdRoute(page, endpoints.ccpaOptOut);
  await button(page).click();
  await expect(page.getByRole("button", { name: "Processing..." })).toBeDisabled();
  await release();

  await expect(page.getByRole("button", { name: "Opt-Out Request Submitted" })).toBeDisabled();
  expect(messages).toEqual(["Enter your email address to opt out:"]);
  const row = await site.db.privacyRequest.findFirstOrThrow({ where: { email: "opt-out@example.com" } });
  expect(row).toMatchObject({ law: "ccpa", requestType: "opt-out" });
  await expect(page.getByRole("status").filter({ hasText: row.reference })).toBeFocused();
  await site.mailbox.expectTo("opt-out@example.com");
});

test("nothing is sent when the prompt is canceled or left empty", async ({ page }) => {
  const messages = answerDialogs(page, null, "", "  ");
  let asked = 0;
  page.on("request", (request) => {
    if (request.url().endsWith(endpoints.ccpaOptOut)) asked++;
  });
  await page.goto(paths.ccpa);
  for (let click = 0; click < 3; click++) await button(page).click();
  await expect(button(page)).toBeEnabled();
  expect(messages).toHaveLength(3);
  expect(asked).toBe(0);
});

test("a rejected address is in the next prompt, and the focus stays on the button", async ({ page }) => {
  const offered: string[] = [];
  page.on("dialog", (dialog) => {
    if (dialog.type() === "prompt") offered.push(dialog.defaultValue());
    return offered.length === 1 ? dialog.accept("ada@@example.com") : dialog.dismiss();
  });
  await page.goto(paths.ccpa);
  await button(page).focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => offered).toEqual([""]);
  await expect(button(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect.poll(() => offered).toEqual(["", "ada@@example.com"]);
});

test("a button focused before the page’s scripts ran keeps the focus", async ({ page }) => {
  const release = await openBeforeScripts(page, paths.ccpa);
  await page.getByRole("link", { name: "Opt Out of Sale or Sharing" }).focus();
  await release();
  await expect(button(page)).toBeFocused();
});

test("a failure shows an alert, and the button is enabled again", async ({ page }) => {
  const messages = answerDialogs(page, "not an address", null, "ada-opt-out@example.com", null);
  await page.goto(paths.ccpa);
  await button(page).click();
  await expect.poll(() => messages[1]).toBe("Enter one valid email address.");
  await expect(button(page)).toBeEnabled();

  await page.route(`**${endpoints.ccpaOptOut}`, (route) => route.fulfill({ status: 500, json: {} }));
  await button(page).click();
  await expect.poll(() => messages[3]).toBe("Failed to submit opt-out request. Please try again.");
  await expect(button(page)).toBeEnabled();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the button is a link to the form with opt-out selected", async ({ page }) => {
    await page.goto(paths.ccpa);
    await page.getByRole("link", { name: "Opt Out of Sale or Sharing" }).click();
    await expect(page.getByRole("radio", { name: "Opt out of sale or sharing" })).toBeChecked();
  });
});

test.describe("Global Privacy Control on the CCPA page", () => {
  test("is shown as honored when the browser sends it", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "globalPrivacyControl", { value: true });
    });
    await page.goto(paths.ccpa);
    await expect(page.getByText("Opt-Out Request Honored")).toBeVisible();
  });

  test("isn’t mentioned without the signal", async ({ page }) => {
    await page.goto(paths.ccpa);
    await expect(page.getByText("Honored automatically")).toBeVisible();
    await expect(page.getByText("Opt-Out Request Honored")).toBeHidden();
  });
});
