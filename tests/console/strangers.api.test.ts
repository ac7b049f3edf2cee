import { beforeAll, describe, expect, it } from "vitest";
import { paths } from "@/lib/site/paths";
import { casePaths, consolePaths } from "@/lib/site/staff-paths";
import { behindProxy, newClient } from "@/tests/support/clients";
import { consoleRoutes, cookieName, session } from "@/tests/support/console";
import { ownSite } from "@/tests/support/site-of-file";
import { testSecrets } from "@/tests/support/template";

const site = ownSite({ env: behindProxy });

it("guesses of the token are limited, even if the last one is right", async () => {
  const client = newClient();
  const attempt = (token: string) => site.postForm(consolePaths.signIn, { token }, client);
  for (let count = 0; count < 10; count++) {
    const answer = await attempt(`guess ${count}`);
    expect(answer.headers.get("location")).toBe(`${paths.operator}?answer=wrong`);
  }
  const late = await attempt(testSecrets.OPERATOR_TOKEN);
  expect(late.headers.get("location")).toBe(`${paths.operator}?answer=many`);
  expect(Number(late.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(late.headers.get("set-cookie")).toBeNull();
  expect(site.log()).not.toContain("guess 0");
});

const canary = "canary-7f3a";

async function storeCanary(): Promise<void> {
  const now = new Date();
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
}

describe("each page of the console", () => {
  const pages = consoleRoutes("page.tsx", canary);
  let good = "";
  beforeAll(async () => {
    await storeCanary();
    good = await session(site);
  });

  it("includes messages and privacy requests", () => {
    expect(pages).toEqual(expect.arrayContaining([consolePaths.messages, casePaths.queue]));
  });

  it.each(pages)("is shown to staff, uncached and not indexed: %s", async (page) => {
    const answer = await fetch(`${site.url}${page}`, { headers: { Cookie: `${cookieName}=${good}` } });
    expect(answer.headers.get("cache-control")).toContain("no-store");
    const html = await answer.text();
    if (page !== casePaths.file(canary)) expect(html).toContain("Sign out");
    expect(html).toContain('name="robots" content="noindex');
  });

  it.each(pages)("shows nothing without a session: %s", async (page) => {
    const without: Record<string, string>[] = [
      {},
      { RSC: "1" },
      { RSC: "1", "Next-Router-Prefetch": "1" },
      { RSC: "1", "Next-Router-Prefetch": "1", "Next-Router-Segment-Prefetch": "/_tree" },
      { Cookie: `${cookieName}=${good.slice(0, -4)}AAAA` },
      { Cookie: `${cookieName}=`, RSC: "1" },
      { "X-Middleware-Subrequest": "middleware:middleware:middleware" },
    ];
    for (const headers of without) {
      const text = await (await fetch(`${site.url}${page}`, { headers })).text();
      expect(text, JSON.stringify(headers)).not.toContain("Sign out");
      if (!page.includes(canary)) expect(text, JSON.stringify(headers)).not.toContain(canary);
    }
  });
});

describe("each form of the console", () => {
  const forms = consoleRoutes("route.ts", "some-id").filter(
    (route) =>
      !/\/(data|export|package|results|files\/some-id)$/.test(route) && route !== consolePaths.signIn,
  );
  const fields = { key: "announcement", to: "enabled", version: "1", enabled: "on", message: "Forged" };
  const stored = () => site.db.setting.findMany({ orderBy: { key: "asc" } });

  it("includes the switches", () => {
    expect(forms).toContain(consolePaths.switch);
  });

  it.each(forms)("rejects a post from another website: %s", async (form) => {
    const before = await stored();
    const cookie = `${cookieName}=${await session(site)}`;
    for (const [name, value] of [
      ["Sec-Fetch-Site", "cross-site"],
      ["Sec-Fetch-Site", "same-site"],
      ["Origin", "https://evil.example"],
    ] as const) {
      const answer = await site.postForm(form, fields, { Cookie: cookie, [name]: value });
      expect(answer.status, `${name}: ${value}`).toBe(403);
    }
    expect(await stored()).toEqual(before);
    expect(await site.db.incident.count({ where: { title: "Forged" } })).toBe(0);
  });

  it.each(forms.filter((form) => form !== consolePaths.signOut))(
    "rejects a post without a session: %s",
    async (form) => {
      const before = await stored();
      const answer = await site.postForm(form, fields, { Accept: "text/html", ...newClient() });
      // The page's script requests it and can't follow a redirect to a page.
      const refused = form === consolePaths.presence ? [401, null] : [303, paths.operator];
      expect([answer.status, answer.headers.get("location")]).toEqual(refused);
      expect(await stored()).toEqual(before);
    },
  );
});
