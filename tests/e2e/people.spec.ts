import type { CDPSession, Page } from "@playwright/test";
import { consolePaths, paths, peoplePaths } from "@/lib/site/paths";
import { expect, test } from "../support/browser";
import { runOperator } from "../support/run-operator";
import type { Site } from "../support/site";
import { codeOf } from "../support/totp";

/** What the shell prints first: a link. */
async function linkFrom(site: Site, ...args: string[]): Promise<string> {
  const { out, err } = await runOperator(site, ["people", ...args]);
  const [link] = /\/operator\/join\/[\w-]{43}/.exec(out) ?? [];
  if (!link) throw new Error(`${out}\n${err}`);
  return link;
}

/** A browser's security keys: the real WebAuthn of Chromium with an authenticator in software. */
async function newAuthenticator(cdp: CDPSession): Promise<string> {
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

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

async function signOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await expect(page.getByText("You are signed out.")).toBeVisible();
}

async function signInByPasskey(page: Page): Promise<void> {
  await page.goto(paths.operator);
  await page.getByRole("button", { name: "Use a passkey" }).click();
}

test("a passkey's life: invited, signed in, a second one, the first one copied, both lost", async ({
  page,
  site,
}) => {
  test.slow();
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("WebAuthn.enable");
  const first = await newAuthenticator(cdp);

  const link = await linkFrom(
    site,
    "add",
    "--name",
    "Ada Byron",
    "--email",
    "ada@example.com",
    "--role",
    "owner",
  );
  const shown = await page.goto(link);
  expect(shown?.headers()["permissions-policy"]).toContain("publickey-credentials-create=(self)");
  await expect(page.getByText("Welcome, Ada Byron.")).toBeVisible();
  await page.getByLabel("Name of the new passkey").fill("Laptop");
  await page.getByRole("button", { name: "Create a passkey" }).click();
  await expect(heading(page)).toHaveText("Your keys and sessions");
  await expect(page.getByLabel("Your recovery codes")).toContainText(/(?:\w{4}-){3}\w{4}/);
  await expect(page.getByRole("listitem").filter({ hasText: "Laptop" })).toContainText("not used yet");

  await signOut(page);
  await page.goto(link);
  await expect(page.getByText("This link was used already. It works once.")).toBeVisible();
  await signInByPasskey(page);
  await expect(heading(page)).toHaveText("Overview");

  const { credentials } = await cdp.send("WebAuthn.getCredentials", { authenticatorId: first });
  const [copied] = credentials;
  if (!copied) throw new Error("the authenticator has no passkey");
  await cdp.send("WebAuthn.removeVirtualAuthenticator", { authenticatorId: first });
  const second = await newAuthenticator(cdp);
  await page.goto(peoplePaths.account);
  await page.getByLabel("Name of the new passkey").fill("Blue key");
  await page.getByRole("button", { name: "Create a passkey" }).click();
  await expect(page.getByText("The passkey “Blue key” was added.")).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "Laptop" })).toContainText("last used");
  await signOut(page);
  await signInByPasskey(page);
  await expect(heading(page)).toHaveText("Overview");

  // A copy of the first one that was made before it was last used.
  await signOut(page);
  await cdp.send("WebAuthn.removeVirtualAuthenticator", { authenticatorId: second });
  const third = await newAuthenticator(cdp);
  await cdp.send("WebAuthn.addCredential", {
    authenticatorId: third,
    credential: { ...copied, signCount: 0 },
  });
  await signInByPasskey(page);
  await expect(page.getByRole("alert").filter({ hasText: "seems to have been copied" })).toBeVisible();

  const again = await linkFrom(site, "reset", "ada@example.com");
  await cdp.send("WebAuthn.clearCredentials", { authenticatorId: third });
  await page.goto(again);
  await page.getByLabel("Name of the new passkey").fill("Phone");
  await page.getByRole("button", { name: "Create a passkey" }).click();
  await expect(heading(page)).toHaveText("Your keys and sessions");
  await expect(page.getByRole("listitem").filter({ hasText: "Blue key" })).toHaveCount(0);

  // As an owner: invites somebody, whose link is said once, and makes a token.
  await page.goto(peoplePaths.people);
  await page.getByLabel("Name", { exact: true }).fill("Grace");
  await page.getByLabel("Email").fill("grace@example.com");
  await page.getByLabel("Role", { exact: true }).selectOption("support");
  await page.getByRole("button", { name: "Create the link" }).click();
  await expect(page.getByLabel("The link for Grace")).toContainText("/operator/join/");
  await page.goto(peoplePaths.tokens);
  await page.getByLabel("Name").fill("ci");
  await page.getByRole("button", { name: "Add the token" }).click();
  const token = String(await page.getByLabel("The token ci").textContent()).trim();
  const answer = await fetch(`${site.url}/api/admin/webhooks`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(answer.status).toBe(200);
  await page.getByRole("button", { name: "Revoke: ci" }).click();
  await expect(page.getByText("The token ci is revoked.")).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a password with a code: set up, signed in, asked again, a recovery code", async ({ page, site }) => {
    test.slow();
    const link = await linkFrom(
      site,
      "add",
      "--name",
      "Mary",
      "--email",
      "mary@example.com",
      "--role",
      "owner",
    );
    await page.goto(link);
    await expect(page.getByRole("button", { name: "Create a passkey" })).toBeHidden();
    await page.getByText("With a password and a code").click();
    const secret = (await page.getByLabel("Key for the authenticator app").inputValue()).replaceAll(" ", "");
    await page.getByLabel("Password").fill("a long walk along the river");
    await page.getByLabel("Code", { exact: true }).fill("000000");
    await page.getByRole("button", { name: "Set up and sign in" }).click();
    await expect(page.getByText("This code is wrong.")).toBeVisible();
    const shown = page.getByLabel("Key for the authenticator app");
    const newSecret = (await shown.inputValue()).replaceAll(" ", "");
    expect(newSecret).not.toBe(secret);
    await page.getByLabel("Password").fill("a long walk along the river");
    await page.getByLabel("Code", { exact: true }).fill(codeOf(newSecret, new Date()));
    await page.getByRole("button", { name: "Set up and sign in" }).click();
    await expect(heading(page)).toHaveText("Your keys and sessions");
    const codes = String(await page.getByLabel("Your recovery codes").textContent())
      .trim()
      .split(/\s+/);

    await signOut(page);
    const signIn = async (password: string, code: string) => {
      await page.goto(paths.operator);
      await page.getByText("Password and code").click();
      await page.getByLabel("Email").fill("mary@example.com");
      await page.getByLabel("Password").fill(password);
      await page.getByLabel("Code", { exact: true }).fill(code);
      await page.getByRole("button", { name: "Sign in" }).first().click();
    };
    await signIn("a long walk along the river", "123456");
    await expect(page.getByText("That did not work.")).toBeVisible();
    await signIn("a long walk along the river", codes[0] ?? "");
    await expect(heading(page)).toHaveText("Overview");

    // Eleven minutes later the pages of people are read, and changes want the key once more.
    const long = new Date(Date.now() - 11 * 60_000);
    await site.db.operatorSession.updateMany({ data: { provenAt: long } });
    await page.goto(peoplePaths.people);
    await page.getByLabel("Name", { exact: true }).fill("Jean");
    await page.getByLabel("Email").fill("jean@example.com");
    await page.getByRole("button", { name: "Create the link" }).click();
    await expect(heading(page)).toHaveText("Show your key again");
    expect(await site.db.person.count({ where: { name: "Jean" } })).toBe(0);
    await page.getByLabel("Password").fill("a long walk along the river");
    await page.getByLabel("Code", { exact: true }).fill(codes[1] ?? "");
    await page.getByRole("button", { name: "Go on" }).click();
    await expect(page.getByText("Thank you. Now press the button again.")).toBeVisible();
    await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Jean");
    await page.getByRole("button", { name: "Create the link" }).click();
    await expect(page.getByLabel("The link for Jean")).toBeVisible();
    await page.goto(consolePaths.audit);
    await expect(page.getByText("Recovery code used").first()).toBeVisible();
  });
});
