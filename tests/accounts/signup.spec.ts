import type { Page } from "@playwright/test";
import { subMinutes } from "date-fns";
import { accountPaths, endpoints, paths } from "@/lib/site/paths";
import { violations } from "@/tests/support/axe";
import { expect, test } from "@/tests/support/browser";
import { holdRoute, openBeforeScripts, restore } from "@/tests/support/hold-route";

test.use({ sharesSite: true });

const create = (page: Page) => page.getByRole("button", { name: "Create Account" });
const password = (page: Page) => page.locator("#password");

async function fillIn(page: Page, email: string) {
  await page.getByLabel("First name").fill("Ada");
  await page.getByLabel("Last name").fill("Byron");
  await page.getByLabel("Company name").fill("Analytical");
  await page.getByLabel("Email").fill(email);
  await password(page).fill("engine number one");
}

test("an account is created, stored and confirmed by email", async ({ page, site }) => {
  await page.goto(paths.signup);
  await fillIn(page, "new@example.com");
  await page.getByRole("checkbox").check();
  const release = await holdRoute(page, endpoints.register);
  await create(page).click();
  await expect(page.getByRole("button", { name: "Creating Account..." })).toBeDisabled();
  await release();

  await expect(page).toHaveURL(paths.registered);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Check your email");
  await expect(page.getByText("We’ve sent an email to new@example.com.")).toBeVisible();

  const row = await site.db.account.findUniqueOrThrow({ where: { email: "new@example.com" } });
  expect(row).toMatchObject({
    firstName: "Ada",
    lastName: "Byron",
    companyName: "Analytical",
    verifiedAt: null,
  });
  expect(row.passwordHash).toMatch(/^\$argon2id\$/);
  const [mail] = await site.mailbox.expectTo("new@example.com");
  expect(mail?.text).toContain("/verify/");
});

test("a sign-up can be sent again from a page that the browser restored", async ({ page }) => {
  await page.goto(paths.signup);
  await fillIn(page, "restored-signup@example.com");
  await page.getByRole("checkbox").check();
  const isNext = (url: URL) => url.pathname === paths.login;
  // The next page answers nothing: so the form's page stays, as in a browser that restores it.
  await page.route(isNext, (route) => route.fulfill({ status: 204 }));
  const left = page.waitForRequest((request) => isNext(new URL(request.url())));
  await create(page).click();
  await left;
  await expect(page.getByRole("button", { name: "Creating Account..." })).toBeDisabled();
  await restore(page);
  await expect(create(page)).toBeEnabled();
});

test("an address with an account gets the same page, and its owner an email", async ({ page, site }) => {
  for (const name of ["First", "Second"]) {
    await page.goto(paths.signup);
    await fillIn(page, "taken@example.com");
    await page.getByLabel("First name").fill(name);
    await page.getByRole("checkbox").check();
    await create(page).click();
    await expect(page).toHaveURL(paths.registered);
  }
  const rows = await site.db.account.findMany({ where: { email: "taken@example.com" } });
  expect(rows.map((row) => row.firstName)).toEqual(["First"]);
  await site.mailbox.expectTo("taken@example.com", 2);
});

test("the browser that signed up can resend the email, and its link works", async ({
  page,
  site,
  browser,
}) => {
  const email = "again@example.com";
  await page.goto(paths.signup);
  await fillIn(page, email);
  await page.getByRole("checkbox").check();
  await create(page).click();
  await expect(page.getByText(`We’ve sent an email to ${email}.`)).toBeVisible();
  await site.mailbox.expectTo(email);
  // Two within a minute count as one click.
  await site.db.outboxMail.updateMany({
    where: { recipient: email },
    data: { createdAt: subMinutes(new Date(), 5) },
  });
  await page.getByRole("button", { name: "Send the email again" }).click();
  await expect(page.getByText("Check your inbox again")).toBeVisible();
  await page.getByRole("button", { name: "Send the email again" }).click();
  const mails = await site.mailbox.expectTo(email, 2);

  const other = await browser.newPage({ baseURL: site.url });
  await other.goto(paths.registered);
  await expect(other.getByRole("heading", { level: 1 })).toHaveText("Your account has been created");
  await expect(other.getByText(email)).toHaveCount(0);
  await other.close();

  const links = mails.map(({ text }) => /\S+\/verify\/\S+/.exec(text ?? "")?.[0] ?? "");
  expect(new Set(links).size).toBe(2);
  await page.goto(links[1] ?? "");
  await page.getByRole("button", { name: "Confirm my address" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your address is confirmed");
});

test("another browser confirms the address with the password of the sign-up", async ({
  page,
  site,
  browser,
}) => {
  const email = "phone@example.com";
  await page.goto(paths.signup);
  await fillIn(page, email);
  await page.getByRole("checkbox").check();
  await create(page).click();
  await expect(page).toHaveURL(paths.registered);
  const [mail] = await site.mailbox.expectTo(email);

  const other = await browser.newPage({ baseURL: site.url });
  await other.goto(/\S+\/verify\/\S+/.exec(mail?.text ?? "")?.[0] ?? "");
  const button = other.getByRole("button", { name: "Confirm my address" });
  await button.click();
  await expect(other.getByRole("heading", { level: 1 })).toHaveText("Enter your password");
  await password(other).fill("engine number two");
  await button.click();
  const refusal = other.getByRole("alert").filter({ hasText: "That isn’t the password" });
  await expect(refusal).toBeFocused();
  const heading = await other.getByRole("heading", { level: 1 }).boundingBox();
  expect((await refusal.boundingBox())?.y, "below the heading").toBeGreaterThan(heading?.y ?? Infinity);
  expect(await violations(other)).toEqual([]);
  await password(other).fill("engine number one");
  await password(other).press("Enter");
  await expect(other.getByRole("heading", { level: 1 })).toHaveText("Your address is confirmed");
  await other.close();
});

test("a mistyped address can be corrected in the form, which keeps all input except the password", async ({
  page,
  site,
  browser,
}) => {
  await page.goto(paths.signup);
  await fillIn(page, "mistyped@example.com");
  await page.getByRole("checkbox").check();
  await create(page).click();
  await expect(page).toHaveURL(paths.registered);
  const typed = {
    firstName: "Ada",
    lastName: "Byron",
    companyName: "Analytical",
    email: "mistyped@example.com",
  };
  const values = (visitor: Page) =>
    Promise.all(Object.keys(typed).map((name) => visitor.locator(`[name=${name}]`).inputValue()));
  const storageState = await page.context().storageState();
  const plain = await browser.newContext({ baseURL: site.url, storageState, javaScriptEnabled: false });
  for (const visitor of [await plain.newPage(), page]) {
    await visitor.goto(paths.registered);
    await visitor.getByRole("link", { name: "Sign up again" }).click();
    await expect(visitor).toHaveURL(accountPaths.signUpAgain);
    expect(await values(visitor)).toEqual(Object.values(typed));
    expect(await password(visitor).inputValue()).toBe("");
    await expect(visitor.getByRole("checkbox")).not.toBeChecked();
  }
  await plain.close();
  const stranger = await browser.newPage({ baseURL: site.url });
  await stranger.goto(accountPaths.signUpAgain);
  expect(await values(stranger)).toEqual(["", "", "", ""]);
  await stranger.close();

  await page.getByLabel("Email").fill("corrected-signup@example.com");
  await password(page).fill("engine number one");
  await page.getByRole("checkbox").check();
  await create(page).click();
  await expect(page.getByText("We’ve sent an email to corrected-signup@example.com.")).toBeVisible();
});

test("nothing is sent unless the terms are accepted", async ({ page, site }) => {
  await page.goto(paths.signup);
  await fillIn(page, "no-terms@example.com");
  await create(page).click();
  await expect(page.getByText("Please accept the terms and conditions")).toBeVisible();
  await expect(page.getByRole("checkbox")).toBeFocused();
  await expect(page.getByRole("checkbox")).toHaveAccessibleDescription(
    "Please accept the terms and conditions",
  );
  await expect(page).toHaveURL(paths.signup);
  expect(await site.db.account.count({ where: { email: "no-terms@example.com" } })).toBe(0);
});

test("the server’s error is shown, or the form’s own if the server sends none", async ({ page }) => {
  await page.goto(paths.signup);
  await fillIn(page, "fails-signup@example.com");
  await page.getByRole("checkbox").check();
  await page.route(`**${endpoints.register}`, (route) =>
    route.fulfill({ status: 500, json: { error: "No room." } }),
  );
  await create(page).click();
  await expect(page.getByRole("alert").filter({ hasText: "No room." })).toBeFocused();

  await page.route(`**${endpoints.register}`, (route) => route.fulfill({ status: 500, json: {} }));
  await create(page).click();
  await expect(page.getByText("Failed to create account")).toBeVisible();
  await expect(password(page)).toHaveValue("engine number one");
  await expect(create(page)).toBeEnabled();
});

test("a password can be shown, must be long enough, and is never rejected as weak", async ({ page }) => {
  await page.goto(paths.signup);
  const field = password(page);
  await field.fill("short");
  await expect(field).toHaveAccessibleDescription("Minimum 8 characters");
  await page.getByRole("button", { name: "Show password" }).click();
  await expect(field).toHaveAttribute("type", "text");
  await page.getByRole("button", { name: "Hide password" }).click();
  await expect(field).toHaveAttribute("type", "password");

  await create(page).click();
  await expect(field).toHaveAccessibleDescription(/^Password must be at least 8 characters\./);
  await field.fill("password");
  await expect(field).toHaveAccessibleDescription("Minimum 8 characters Password strength: Weak");
  await create(page).click();
  await expect(field).not.toHaveAttribute("aria-invalid");
});

test("a password typed before the page’s scripts ran is rated", async ({ page }) => {
  const release = await openBeforeScripts(page, paths.signup);
  await password(page).fill("password");
  await release();
  await expect(password(page)).toHaveAccessibleDescription("Minimum 8 characters Password strength: Weak");
});

test("the links beside the form work", async ({ page }) => {
  await page.goto(paths.signup);
  await expect(page.getByRole("link", { name: /Terms of Service/ })).toHaveAttribute("href", paths.terms);
  await expect(page.getByRole("link", { name: /Privacy Policy/ })).toHaveAttribute("href", paths.privacy);
  await expect(page.getByRole("link", { name: /Sign in/ })).toHaveAttribute("href", /^https:.*\/login$/);
  await expect(page.getByRole("heading", { name: "$50 of free credits" })).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("an account is created", async ({ page, site }) => {
    await page.goto(paths.signup);
    await fillIn(page, "plain-signup@example.com");
    await page.getByRole("checkbox").check();
    await create(page).click();
    await expect(page).toHaveURL(paths.registered);
    await expect(page.getByText("We’ve sent an email to plain-signup@example.com.")).toBeVisible();
    expect(await site.db.account.count({ where: { email: "plain-signup@example.com" } })).toBe(1);
  });

  test("a rejected form comes back without its password", async ({ page }) => {
    await page.goto(paths.signup);
    await fillIn(page, "ada@localhost");
    await page.getByRole("checkbox").check();
    await create(page).click();
    await expect(page).toHaveURL(/\/correct\//);
    await expect(page.getByLabel("Company name")).toHaveValue("Analytical");
    await expect(page.getByRole("checkbox")).toBeChecked();
    await expect(password(page)).toHaveValue("");
  });

  test("the login page says nothing about a new account when none was created", async ({ page }) => {
    await page.goto(paths.login);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sign in");
    await expect(page.getByText("Your account has been created")).toHaveCount(0);
  });
});
