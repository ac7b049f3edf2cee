import type { Page } from "@playwright/test";
import { paths } from "@/lib/site/paths";
import { consolePaths } from "@/lib/site/staff-paths";
import { expect, test } from "@/tests/support/browser";
import { cookieName, signIn } from "@/tests/support/console";
import { carry, signedIn } from "@/tests/support/operator";
import { testSecrets } from "@/tests/support/template";

async function signInWith(page: Page, token: string): Promise<void> {
  await page.goto(paths.operator);
  await page.getByLabel("Operator token").fill(token);
  await page.getByRole("button", { name: "Sign in" }).click();
}

test.describe("sign-in, without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("shows an error for a wrong token, and sets no cookie", async ({ page, context }) => {
    await signInWith(page, "not-the-operator-token");
    const field = page.getByLabel("Operator token");
    await expect(field).toHaveAccessibleDescription("That is not the operator token.");
    await expect(field).toHaveValue("");
    expect(await context.cookies()).toEqual([]);
  });

  test("opens the console for eight hours, with a cookie for this site only", async ({ page, context }) => {
    await signInWith(page, ` ${testSecrets.OPERATOR_TOKEN}\n`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Overview");
    const [cookie] = await context.cookies();
    expect(cookie).toMatchObject({ name: cookieName, httpOnly: true, sameSite: "Strict", path: "/" });
    const hours = ((cookie?.expires ?? 0) - Date.now() / 1000) / 3600;
    expect(hours).toBeGreaterThan(7.9);
    expect(hours).toBeLessThanOrEqual(8);
    await page.goto(paths.operator);
    await expect(page).toHaveURL(consolePaths.overview);
  });

  test("is required again after signing out", async ({ page, site }) => {
    await carry(page.context(), site, await signedIn(site));
    await page.goto(consolePaths.overview);
    await page.getByRole("button", { name: "Sign out", exact: true }).click();
    await expect(page.getByText("You’re signed out.")).toBeVisible();
    await page.goto(consolePaths.audit);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Staff sign-in");
  });

  test("“Sign out everywhere” ends the sessions of every browser", async ({ page, browser, site }) => {
    await site.db.operatorSession.deleteMany();
    const elsewhere = await browser.newPage();
    for (const each of [page, elsewhere]) {
      await carry(each.context(), site, await signedIn(site));
      await each.goto(consolePaths.audit);
      await expect(each.getByRole("heading", { level: 1 })).toHaveText("Audit");
    }
    await page.getByRole("button", { name: "Sign out everywhere" }).click();
    await expect(page.getByRole("status")).toHaveText(
      "You’re signed out everywhere. All your sessions have ended.",
    );
    await elsewhere.reload();
    await expect(elsewhere.getByRole("heading", { level: 1 })).toHaveText("Staff sign-in");
    await elsewhere.close();

    await carry(page.context(), site, await signedIn(site));
    await page.goto(consolePaths.audit);
    const change = page.getByRole("listitem").filter({ hasText: "Signed out" }).first();
    await expect(change).toContainText("by the operator token (console)");
    await expect(change).toContainText(/Open sessions.*2.*0/);
  });
});

test("the overview lists what is waiting and links to it", async ({ page, site }) => {
  const now = new Date();
  await site.db.outboxMail.create({
    data: {
      id: "dead-mail",
      messageId: "<dead-mail@palisade.example>",
      recipient: "a@example.com",
      subject: "Hello",
      text: "",
      html: "",
      topic: "contact",
      state: "dead",
      nextAttemptAt: now,
      createdAt: now,
    },
  });
  await signIn(page, site);
  await page.goto(consolePaths.overview);
  const nav = page.getByRole("navigation", { name: "Console" });
  await expect(nav.getByRole("link", { name: /Outbox/ })).toContainText("1 needs attention");
  await expect(nav.getByRole("link", { name: "Overview" })).toHaveAttribute("aria-current", "page");
  await page.getByRole("link", { name: "1 email failed" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Outbox");
});
