import { casePaths, consolePaths, paths } from "@/lib/site/paths";
import { expect, test } from "../support/browser";
import { consoleRoutes, cookieName, session, signIn } from "../support/console";
import { carry, signedIn } from "../support/operator";
import { startSite } from "../support/site";
import { testSecrets } from "../support/template";

test.describe("sign-in, without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("opens the console with the token, and only with it", async ({ page, context }) => {
    await page.goto(paths.operator);
    await page.getByLabel("Operator token").fill("not-the-operator-token");
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(page.getByLabel("Operator token")).toHaveAccessibleDescription(
      "That is not the operator token.",
    );
    await expect(page.getByLabel("Operator token")).toHaveValue("");
    expect(await context.cookies()).toEqual([]);

    await page.getByLabel("Operator token").fill(` ${testSecrets.OPERATOR_TOKEN}\n`);
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Overview");
    const [cookie] = await context.cookies();
    expect(cookie).toMatchObject({ name: cookieName, httpOnly: true, sameSite: "Strict", path: "/" });
    const hours = ((cookie?.expires ?? 0) - Date.now() / 1000) / 3600;
    expect(hours).toBeGreaterThan(7.9);
    expect(hours).toBeLessThanOrEqual(8);

    await page.goto(paths.operator);
    await expect(page).toHaveURL(consolePaths.overview);
    await page.getByRole("button", { name: "Sign out", exact: true }).click();
    await expect(page.getByText("You are signed out.")).toBeVisible();
    await page.goto(consolePaths.audit);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Operator sign-in");
  });

  test("a press on “Sign out everywhere” ends every browser's session", async ({ page, browser }) => {
    const own = await startSite();
    const elsewhere = await browser.newPage();
    for (const each of [page, elsewhere]) {
      const { Cookie } = await signedIn(own);
      await carry(each.context(), own, { Cookie });
      await each.goto(`${own.url}${consolePaths.audit}`);
      await expect(each.getByRole("heading", { level: 1 })).toHaveText("Audit");
    }
    await page.getByRole("button", { name: "Sign out everywhere" }).click();
    await expect(page.getByRole("status")).toHaveText(
      "You are signed out everywhere: every session has ended.",
    );
    await elsewhere.reload();
    await expect(elsewhere.getByRole("heading", { level: 1 })).toHaveText("Operator sign-in");

    await page.getByLabel("Operator token").fill(testSecrets.OPERATOR_TOKEN);
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.getByRole("link", { name: "Audit" }).click();
    const change = page.getByRole("listitem").filter({ hasText: "Signed out" });
    await expect(change).toContainText("by the console");
    await expect(change).toContainText(/Open sessions.*2.*0/);
    await elsewhere.close();
    await own.stop();
  });
});

test("a session ends after eight hours", async () => {
  // A server of its own: its clearing up would take the others' sessions for over.
  const own = await startSite();
  const headers = { Cookie: `${cookieName}=${await session(own)}` };
  const open = async () =>
    (await fetch(`${own.url}${consolePaths.overview}`, { headers, redirect: "manual" })).status;
  const start = Date.now();
  expect(await open()).toBe(200);
  // Used every 50 minutes, since a session that rests for an hour ends.
  for (let minutes = 50; minutes < 8 * 60; minutes += 50) {
    await own.setClock(new Date(start + minutes * 60_000));
    expect(await open()).toBe(200);
  }
  await own.setClock(new Date(start + 8.1 * 3_600_000));
  expect(await open()).toBe(307);
  await own.stop();
});

test("guessing is limited, even for who guesses right at last", async () => {
  const own = await startSite();
  const attempt = (token: string) => own.postForm(consolePaths.signIn, { token });
  for (let count = 0; count < 10; count++) {
    const answer = await attempt(`guess ${count}`);
    expect(answer.headers.get("location")).toBe(`${paths.operator}?answer=wrong`);
  }
  const late = await attempt(testSecrets.OPERATOR_TOKEN);
  expect(late.headers.get("location")).toBe(`${paths.operator}?answer=many`);
  expect(Number(late.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(late.headers.get("set-cookie")).toBeNull();
  expect(own.log()).not.toContain("guess 0");
  await own.stop();
});

test("no page of the console shows anything without a session", async ({ site }) => {
  const now = new Date();
  const canary = "canary-7f3a";
  await site.db.contactMessage.create({
    data: {
      id: canary,
      reference: canary,
      name: canary,
      email: `${canary}@example.com`,
      company: canary,
      message: canary,
      type: "general",
      clientHash: canary,
      createdAt: now,
    },
  });
  await site.db.incident.create({
    data: {
      id: canary,
      kind: "incident",
      title: canary,
      impact: "none",
      state: "resolved",
      startsAt: now,
      createdAt: now,
      updatedAt: now,
      updates: { create: { state: "resolved", message: canary, actor: canary, at: now } },
    },
  });
  const good = await session(site);
  const forged = `${good.slice(0, -4)}AAAA`;
  const variants: Record<string, string>[] = [
    {},
    { RSC: "1" },
    { RSC: "1", "Next-Router-Prefetch": "1" },
    { RSC: "1", "Next-Router-Prefetch": "1", "Next-Router-Segment-Prefetch": "/_tree" },
    { Cookie: `${cookieName}=${forged}` },
    { Cookie: `${cookieName}=`, RSC: "1" },
    { "X-Middleware-Subrequest": "middleware:middleware:middleware" },
  ];
  const pages = consoleRoutes("page.tsx", canary);
  expect(pages).toContain(consolePaths.messages);
  expect(pages).toContain(casePaths.queue);
  for (const page of pages) {
    const signedIn = await fetch(`${site.url}${page}`, { headers: { Cookie: `${cookieName}=${good}` } });
    expect(signedIn.headers.get("cache-control"), page).toContain("no-store");
    const html = await signedIn.text();
    if (page !== casePaths.file(canary)) expect(html, page).toContain("Sign out");
    expect(html, page).toContain('name="robots" content="noindex');
    for (const headers of variants) {
      const answer = await fetch(`${site.url}${page}`, { headers });
      const words = await answer.text();
      expect(words, `${page} ${JSON.stringify(headers)}`).not.toContain("Sign out");
      if (!page.includes(canary)) expect(words, `${page} ${JSON.stringify(headers)}`).not.toContain(canary);
    }
  }
});

test("another website's page can't use the operator's session", async ({ site }) => {
  const cookie = `${cookieName}=${await session(site)}`;
  const fields = { key: "announcement", to: "enabled", version: "1", enabled: "on", message: "Forged" };
  const before = await site.db.setting.findMany({ orderBy: { key: "asc" } });
  const posts = consoleRoutes("route.ts", "some-id").filter(
    (route) => !/\/(data|export|package|files\/some-id)$/.test(route) && route !== consolePaths.signIn,
  );
  expect(posts).toContain(consolePaths.switch);
  const foreign = [
    ["Sec-Fetch-Site", "cross-site"],
    ["Sec-Fetch-Site", "same-site"],
    ["Origin", "https://evil.example"],
  ] as const;
  for (const route of posts) {
    for (const [name, value] of foreign) {
      const answer = await site.postForm(route, fields, { Cookie: cookie, [name]: value });
      expect(answer.status, route).toBe(403);
    }
    if (route === consolePaths.signOut) continue;
    const stranger = await site.postForm(route, fields, { Accept: "text/html" });
    // A script of the page asks it, which has nowhere to be led.
    const refused = route === consolePaths.presence ? [401, null] : [303, paths.operator];
    expect([stranger.status, stranger.headers.get("location")], route).toEqual(refused);
  }
  expect(await site.db.setting.findMany({ orderBy: { key: "asc" } })).toEqual(before);
  expect(await site.db.incident.count({ where: { title: "Forged" } })).toBe(0);
});

test("the overview names what waits and leads there", async ({ page, site }) => {
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
  await expect(nav.getByRole("link", { name: /Outbox/ })).toContainText("1 waiting");
  await expect(nav.getByRole("link", { name: "Overview" })).toHaveAttribute("aria-current", "page");
  await page.getByRole("link", { name: "1 mail was given up" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Outbox");
});
