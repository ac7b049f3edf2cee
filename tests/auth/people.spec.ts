import type { CDPSession, Page } from "@playwright/test";
import type { Role } from "@/lib/platform/rights";
import { paths } from "@/lib/site/paths";
import { consolePaths, peoplePaths, staffEndpoints } from "@/lib/site/staff-paths";
import { expect, test } from "@/tests/support/browser";
import { bearer } from "@/tests/support/clients";
import { holdRoute, openBeforeScripts, restore } from "@/tests/support/hold-route";
import { carry } from "@/tests/support/operator";
import type { Site } from "@/tests/support/site";
import { joinSite } from "@/tests/support/staff";
import { codeOf } from "@/tests/support/totp";

/** Invites somebody through the API. @returns the path of the invitation link */
async function invite(site: Site, name: string, role: Role = "owner"): Promise<string> {
  const person = { name, email: emailOf(name), role };
  const answer = await site.post(staffEndpoints.people, person, bearer);
  const { url } = (await answer.json()) as { url: string };
  return new URL(url).pathname;
}

const emailOf = (name: string) => `${name.toLowerCase()}@example.com`;
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

async function signOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await expect(page.getByText("You’re signed out.")).toBeVisible();
}

test.describe("a passkey", () => {
  /** A browser's security keys: Chromium's real WebAuthn with a software authenticator. */
  async function newAuthenticator(cdp: CDPSession): Promise<string> {
    await cdp.send("WebAuthn.enable");
    const { authenticatorId } = await cdp.send("WebAuthn.addVirtualAuthenticator", {
      options: {
        protocol: "ctap2",
        transport: "usb",
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    return authenticatorId;
  }

  async function createPasskey(page: Page, name: string): Promise<void> {
    await page.getByLabel("Name of the new passkey").fill(name);
    await page.getByRole("button", { name: "Create a passkey" }).click();
  }

  /** Opens an invitation and creates the passkey "Laptop". @returns the session and its authenticator */
  async function join(page: Page, link: string) {
    const cdp = await page.context().newCDPSession(page);
    const authenticatorId = await newAuthenticator(cdp);
    await page.goto(link);
    await createPasskey(page, "Laptop");
    await expect(heading(page)).toHaveText("Your account");
    return { cdp, authenticatorId };
  }

  async function signInByPasskey(page: Page): Promise<void> {
    await page.goto(paths.operator);
    await page.getByRole("button", { name: "Use a passkey" }).click();
  }

  test("is created with an invitation, which also shows recovery codes and works once", async ({
    page,
    site,
  }) => {
    const link = await invite(site, "Ada");
    const shown = await page.goto(link);
    expect(shown?.headers()["permissions-policy"]).toContain("publickey-credentials-create=(self)");
    await expect(page.getByText("Welcome, Ada.")).toBeVisible();
    await join(page, link);
    await expect(page.getByRole("region", { name: "Recovery codes", exact: true })).toContainText(
      /(?:\w{4}-){3}\w{4}/,
    );
    await expect(page.getByRole("listitem").filter({ hasText: "Laptop" })).toContainText("not used yet");
    await signOut(page);
    await page.goto(link);
    await expect(page.getByText("This link has already been used. It works only once.")).toBeVisible();
  });

  test("signs in, and its last use is shown", async ({ page, site }) => {
    await join(page, await invite(site, "Emmy"));
    await signOut(page);
    await signInByPasskey(page);
    await expect(heading(page)).toHaveText("Overview");
    await page.goto(peoplePaths.account);
    await expect(page.getByRole("listitem").filter({ hasText: "Laptop" })).toContainText("last used");
  });

  test("can be one of two, and each signs in", async ({ page, site }) => {
    const { cdp, authenticatorId } = await join(page, await invite(site, "Sofia"));
    await cdp.send("WebAuthn.removeVirtualAuthenticator", { authenticatorId });
    await newAuthenticator(cdp);
    await page.goto(peoplePaths.account);
    await createPasskey(page, "Blue key");
    await expect(page.getByText("The passkey was added.")).toBeVisible();
    await signOut(page);
    await signInByPasskey(page);
    await expect(heading(page)).toHaveText("Overview");
  });

  test("can’t be requested before the page’s scripts run", async ({ page, site }) => {
    const release = await openBeforeScripts(page, await invite(site, "Barbara"));
    const create = page.getByRole("button", { name: "Create a passkey" });
    await expect(create).toBeDisabled();
    await release();
    await expect(create).toBeEnabled();
  });

  test("can be requested again after its script couldn’t be loaded, and in a restored page", async ({
    page,
    site,
  }) => {
    const cdp = await page.context().newCDPSession(page);
    await newAuthenticator(cdp);
    await page.goto(await invite(site, "Ida"));
    const create = page.getByRole("button", { name: "Create a passkey" });
    await expect(create).toBeEnabled();
    await page.route("**/_next/static/**/*.js", (route) => route.fulfill({ status: 503 }));
    await createPasskey(page, "Laptop");
    await expect(page.getByRole("alert").filter({ hasText: "couldn’t be loaded completely" })).toBeVisible();
    await page.unrouteAll();
    const release = await holdRoute(page, "/_next/static/**/*.js");
    await create.click();
    const waiting = page.getByRole("button", { name: "Waiting for the passkey..." });
    await expect(waiting).toBeVisible();
    await restore(page);
    await expect(create).toBeVisible();
    await release();
    await expect(heading(page)).toHaveText("Your account");
  });

  test("that was copied before its last use is rejected", async ({ page, site }) => {
    const { cdp, authenticatorId } = await join(page, await invite(site, "Lise"));
    const { credentials } = await cdp.send("WebAuthn.getCredentials", { authenticatorId });
    const [copied] = credentials;
    if (!copied) throw new Error("the authenticator has no passkey");
    await signOut(page);
    await signInByPasskey(page);
    await expect(heading(page)).toHaveText("Overview");
    await signOut(page);
    await cdp.send("WebAuthn.removeVirtualAuthenticator", { authenticatorId });
    await cdp.send("WebAuthn.addCredential", {
      authenticatorId: await newAuthenticator(cdp),
      credential: { ...copied, signCount: 0 },
    });
    await signInByPasskey(page);
    await expect(page.getByRole("alert").filter({ hasText: "may have been copied" })).toBeVisible();
  });

  test("replaces all lost ones, with a new link", async ({ page, site }) => {
    const { cdp, authenticatorId } = await join(page, await invite(site, "Hedy"));
    await signOut(page);
    await cdp.send("WebAuthn.clearCredentials", { authenticatorId });
    const { id } = await site.db.person.findFirstOrThrow({ where: { name: "Hedy" } });
    const answer = await site.post(staffEndpoints.resetPerson, { id }, bearer);
    await page.goto(new URL(((await answer.json()) as { url: string }).url).pathname);
    await createPasskey(page, "Phone");
    await expect(heading(page)).toHaveText("Your account");
    await expect(page.getByRole("listitem").filter({ hasText: "Phone" })).toBeVisible();
    await expect(page.getByRole("listitem").filter({ hasText: "Laptop" })).toHaveCount(0);
  });
});

test.describe("an owner", () => {
  test.beforeEach(async ({ page, site }, { testId }) => {
    const { cookie } = await joinSite(site, "owner", `Owner ${testId}`);
    await carry(page.context(), site, cookie);
  });

  test("invites a person, whose link is emailed and shown", async ({ page, site }) => {
    await page.goto(peoplePaths.people);
    await page.getByLabel("Name", { exact: true }).fill("Grace");
    await page.getByLabel("Email", { exact: true }).fill(emailOf("Grace"));
    await page.getByLabel("Role", { exact: true }).selectOption("support");
    await page.getByRole("button", { name: "Invite", exact: true }).click();
    await expect(page.getByRole("region", { name: "Setup link for Grace" })).toContainText("/operator/join/");
    await expect(page.getByRole("listitem").filter({ hasText: "Grace" })).toBeVisible();
    const [mail] = await site.mailbox.expectTo(emailOf("Grace"));
    const shown = await page.getByRole("region", { name: "Setup link for Grace" }).textContent();
    expect(mail?.text).toContain(String(shown).trim());
  });

  test("creates a token for scripts, and revokes it", async ({ page, site }) => {
    await page.goto(peoplePaths.tokens);
    await page.getByLabel("Name").fill("ci");
    await page.getByRole("button", { name: "Add token" }).click();
    const token = String(await page.getByLabel("The token ci").textContent()).trim();
    const ask = async () =>
      (await fetch(site.url + staffEndpoints.webhooks, { headers: { Authorization: `Bearer ${token}` } }))
        .status;
    expect(await ask()).toBe(200);
    await page.locator("summary", { hasText: "Revoke" }).click();
    await page.getByRole("button", { name: "Revoke: ci" }).click();
    await expect(page.getByText("The token ci has been revoked.")).toBeVisible();
    expect(await ask()).toBe(401);
  });
});

test.describe("a password with a code, without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  const password = "a long walk along the river";

  async function fillIn(page: Page, code: string): Promise<void> {
    await page.getByLabel("Password").fill(password);
    await page.getByLabel("Code", { exact: true }).fill(code);
  }

  const secretOn = async (page: Page) =>
    (await page.getByLabel("Setup key for the authenticator app").inputValue()).replaceAll(" ", "");

  async function openSetUp(page: Page, site: Site, name: string): Promise<void> {
    await page.goto(await invite(site, name));
    await page.getByText("With a password and a code").click();
  }

  /** Sets up a password and a code for a new person, who is then signed in. @returns the recovery codes */
  async function join(page: Page, site: Site, name: string): Promise<string[]> {
    await openSetUp(page, site, name);
    await fillIn(page, codeOf(await secretOn(page), new Date()));
    await page.getByRole("button", { name: "Set up and sign in" }).click();
    await expect(heading(page)).toHaveText("Your account");
    return String(await page.getByRole("region", { name: "Recovery codes", exact: true }).textContent())
      .trim()
      .split(/\s+/);
  }

  async function signIn(page: Page, name: string, code: string): Promise<void> {
    await page.goto(paths.operator);
    await page.getByText("Password and code").click();
    await page.getByLabel("Email").fill(emailOf(name));
    await fillIn(page, code);
    await page.getByRole("button", { name: "Sign in" }).first().click();
  }

  test("is offered instead of a passkey, and asks for a new code after a wrong one", async ({
    page,
    site,
  }) => {
    await openSetUp(page, site, "Mary");
    await expect(page.getByRole("button", { name: "Create a passkey" })).toBeHidden();
    const secret = await secretOn(page);
    await fillIn(page, "000000");
    await page.getByRole("button", { name: "Set up and sign in" }).click();
    await expect(page.getByText("This code is wrong.")).toBeVisible();
    expect(await secretOn(page)).not.toBe(secret);
  });

  test("rejects a wrong code, and signs in with a recovery code, which the audit records", async ({
    page,
    site,
  }) => {
    const [code = ""] = await join(page, site, "Maria");
    await signOut(page);
    await signIn(page, "Maria", "123456");
    await expect(page.getByText("We couldn’t sign you in.")).toBeVisible();
    await signIn(page, "Maria", code);
    await expect(heading(page)).toHaveText("Overview");
    await page.goto(consolePaths.audit);
    await expect(page.getByText("Recovery code used").first()).toBeVisible();
  });

  test("is required again before a change after more than ten minutes, and the input stays", async ({
    page,
    site,
  }) => {
    const [code = ""] = await join(page, site, "Marie");
    await site.db.operatorSession.updateMany({ data: { provenAt: new Date(Date.now() - 11 * 60_000) } });
    await page.goto(peoplePaths.people);
    await page.getByLabel("Name", { exact: true }).fill("Jean");
    await page.getByLabel("Email", { exact: true }).fill(emailOf("Jean"));
    await page.getByRole("button", { name: "Invite", exact: true }).click();
    await expect(heading(page)).toHaveText("Confirm it’s you");
    expect(await site.db.person.count({ where: { name: "Jean" } })).toBe(0);
    await fillIn(page, code);
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page.getByText("Thank you. Now press “Invite” again.")).toBeVisible();
    await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Jean");
    await page.getByRole("button", { name: "Invite", exact: true }).click();
    await expect(page.getByRole("region", { name: "Link for Jean" })).toBeVisible();
    await site.db.invitation.updateMany({ data: { usedAt: new Date() } });
    await page.goto(peoplePaths.people);
    await expect(page.getByText(emailOf("Jean")).first()).toBeVisible();
    await expect(page.getByRole("region", { name: "Link for Jean" })).toHaveCount(0);
  });
});
