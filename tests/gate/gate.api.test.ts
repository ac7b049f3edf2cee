import { afterEach, describe, expect, it } from "vitest";
import { rateLimits } from "@/lib/platform/limits/rates";
import { endpoints } from "@/lib/site/paths";
import { bearer, newClient } from "@/tests/support/clients";
import { allOff, passcode, put, tagOf, unlocked } from "@/tests/support/operator";
import { borrowedSite } from "@/tests/support/site-of-file";

const site = borrowedSite();
afterEach(() => allOff(site));

const gateOn = (more: object = {}) => put(site, "protection", { enabled: true, passcode, ...more });
const attempt = (body: object) => site.post(endpoints.access, body, newClient());
const page = (headers: Record<string, string> = {}) => fetch(`${site.url}/about`, { headers });

describe("POST /api/access", () => {
  // First, because a passcode can't be removed once it is set.
  it("rejects every passcode while none is set", async () => {
    expect((await site.post(endpoints.access, { passcode: "" })).status).toBe(422);
    expect((await site.post(endpoints.access, { passcode: "null" })).status).toBe(401);
  });

  it("sets a session cookie for the right passcode", async () => {
    await gateOn();
    const answer = await attempt({ passcode });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ success: true });
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^palisade-access=[^;]+; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
  });

  it("rejects a wrong passcode with the specified message", async () => {
    await gateOn();
    for (const wrong of ["Blue heron", `${passcode} `, "x"]) {
      const answer = await attempt({ passcode: wrong });
      expect(answer.status).toBe(401);
      expect((await answer.json()).message).toBe("Invalid passcode. Please try again.");
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
    expect((await attempt({ passcode: "" })).status).toBe(422);
    expect((await attempt({})).status).toBe(422);
    expect((await attempt({ passcode: "y".repeat(300) })).status).toBe(422);
  });

  it("limits wrong attempts, in sequence or in parallel, and never right ones", async () => {
    await gateOn();
    const { points } = rateLimits.passcode;
    for (const atOnce of [1, points + 5]) {
      const from = newClient();
      const statusOf = async (tried: string) =>
        (await site.post(endpoints.access, { passcode: tried }, from)).status;
      for (let turn = 0; turn < points + 5; turn += 1) expect(await statusOf(passcode)).toBe(200);
      const wrong: number[] = [];
      while (wrong.length < points + 5)
        wrong.push(...(await Promise.all(Array.from({ length: atOnce }, () => statusOf("guess")))));
      expect(wrong.filter((status) => status === 401)).toHaveLength(points);
      expect(wrong.filter((status) => status === 429)).toHaveLength(5);
      const answer = await site.post(endpoints.access, { passcode }, from);
      expect(answer.status).toBe(429);
      expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    }
  });

  it("lets many people in at once from one address, at the latest on their next attempt", async () => {
    await gateOn();
    const from = newClient();
    const enter = async () => (await site.post(endpoints.access, { passcode }, from)).status;
    const many = Array.from({ length: 2 * rateLimits.passcode.points }, enter);
    // A busy machine refuses those that would wait long for their check with 503.
    for (const status of await Promise.all(many)) expect([200, 429, 503]).toContain(status);
    expect(await enter()).toBe(200);
  });

  it("keeps counting wrong attempts after a right one", async () => {
    await gateOn();
    const from = newClient();
    const wrong: number[] = [];
    for (let turn = 0; turn <= rateLimits.passcode.points; turn += 1) {
      wrong.push((await site.post(endpoints.access, { passcode: "guess" }, from)).status);
      if (turn < rateLimits.passcode.points - 1)
        expect((await site.post(endpoints.access, { passcode }, from)).status).toBe(200);
    }
    expect(wrong.indexOf(429)).toBe(rateLimits.passcode.points);
  });

  it("rejects a post from another website", async () => {
    await gateOn();
    const headers = { "Sec-Fetch-Site": "cross-site", Origin: "https://evil.example" };
    expect((await site.post(endpoints.access, { passcode }, headers)).status).toBe(403);
  });

  it("redirects a plain form back to its page, and nowhere else", async () => {
    await gateOn();
    const back = async (fields: Record<string, string>, referer?: string) => {
      const answer = await site.postForm(endpoints.access, fields, {
        ...newClient(),
        ...(referer && { Referer: referer }),
      });
      expect(answer.status).toBe(303);
      return answer.headers.get("location");
    };
    expect(await back({ passcode }, `${site.url}/pricing?x=1`)).toBe("/pricing?x=1");
    expect(await back({ passcode: "x" }, `${site.url}/pricing`)).toBe("/pricing#wrong-passcode");
    expect(await back({ passcode })).toBe("/");
    expect(await back({ passcode }, "https://evil.example/pricing")).toBe("/");
    expect(await back({ passcode }, `${site.url}//evil.example/x`)).toBe("/evil.example/x");
    expect(await back({ passcode }, `${site.url}/\\evil.example`)).toBe("/evil.example");
    expect(await back({ passcode }, "javascript:alert(1)")).toBe("/");
  });
});

describe("the access cookie", () => {
  it("opens the site until the passcode is changed, even to the same word", async () => {
    await gateOn();
    const cookie = await unlocked(site);
    expect((await page(cookie)).status).toBe(200);
    await gateOn();
    expect((await page(cookie)).status).toBe(401);
    expect((await page(await unlocked(site))).status).toBe(200);
  });

  it("stays valid while the gate is off for a while", async () => {
    await gateOn();
    const cookie = await unlocked(site);
    await put(site, "protection");
    await put(site, "protection", { enabled: true });
    expect((await page(cookie)).status).toBe(200);
  });

  it("can’t be forged", async () => {
    await gateOn();
    const { Cookie } = await unlocked(site);
    const value = Cookie.split("=")[1] ?? "";
    const [payload, signature] = value.split(".");
    for (const forged of [
      "true",
      "1",
      payload,
      `${payload}.`,
      `.${signature}`,
      `x${payload}.${signature}`,
      `${payload}.${signature}x`,
      `${payload}.${signature}.${signature}`,
      `${payload}.${Buffer.alloc(32).toString("base64url")}`,
    ]) {
      expect((await page({ Cookie: `palisade-access=${forged}` })).status, forged).toBe(401);
    }
    expect((await page({ Cookie: `a=b; ${Cookie}; c=d` })).status).toBe(200);
  });
});

describe("a site behind the gate", () => {
  it("is never cached, even for visitors with access", async () => {
    expect((await page()).headers.get("cache-control")).toBe("public, max-age=0, s-maxage=1");
    await gateOn();
    expect((await page()).headers.get("cache-control")).toBe("private, no-store");
    expect((await page(await unlocked(site))).headers.get("cache-control")).toBe("private, no-store");
    const picture = `${site.url}/og/about.png`;
    const headers = await unlocked(site);
    expect((await fetch(picture, { headers })).headers.get("cache-control")).toBe("private, no-store");
  });

  it("asks search engines not to index it", async () => {
    await gateOn();
    const answer = await page();
    expect(answer.headers.get("x-robots-tag")).toBe("noindex");
    expect(await answer.text()).toMatch(/<meta name="robots" content="noindex/);
  });

  it("answers forms and API requests with JSON", async () => {
    await gateOn();
    const answer = await site.post(endpoints.contact, {});
    expect(answer.status).toBe(401);
    expect(answer.headers.get("content-type")).toBe("application/problem+json");
  });

  it("tells a browser without scripts that its form wasn’t sent", async () => {
    await gateOn();
    const answer = await site.postForm(endpoints.contact, { message: "Hello" });
    expect(answer.status).toBe(401);
    expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    expect(await answer.text()).toContain("Go back in your browser; what you typed should still be there.");
  });

  it("leaves staff a way to open it", async () => {
    await gateOn({ mobile: "gate" });
    const headers = { ...bearer, "If-Match": await tagOf(site, "protection") };
    const answer = await fetch(`${site.url}${endpoints.protection}`, {
      method: "PUT",
      headers: { ...headers, "Content-Type": "application/json" },
      body: JSON.stringify({ enabled: false, mobile: "splash" }),
    });
    expect(answer.status).toBe(200);
    expect((await page()).status).toBe(200);
  });
});

describe("phones", () => {
  const phone = { "User-Agent": "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148" };

  it("see the splash page for two seconds, then the site", async () => {
    await gateOn();
    const splash = await page(phone);
    expect(splash.headers.get("refresh")).toBe("2");
    expect(splash.headers.get("cache-control")).toBe("private, no-store");
    expect(await splash.text()).not.toContain("Enter passcode");
    const [cookie = ""] = splash.headers.getSetCookie();
    const site_ = await page({ ...phone, Cookie: cookie.split(";")[0] ?? "" });
    expect(site_.status).toBe(200);
    expect(site_.headers.get("refresh")).toBeNull();
  });

  it("continue by the splash page’s link where cookies are off", async () => {
    await gateOn();
    const [, href] = /<a[^>]*href="([^"]*)"[^>]*>Continue<\/a>/.exec(await (await page(phone)).text()) ?? [];
    const onward = new URL(String(href), `${site.url}/about`);
    expect(onward.pathname).toBe("/about");
    const answer = await fetch(onward, { headers: phone });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("refresh")).toBeNull();
    expect((await fetch(`${site.url}/about?splash=other`, { headers: phone })).status).toBe(401);
  });

  it("see the gate if staff choose so", async () => {
    await gateOn({ mobile: "gate" });
    for (const query of ["", "?splash=seen"]) {
      const gate = await fetch(`${site.url}/about${query}`, { headers: phone });
      expect(await gate.text()).toContain("Enter passcode to access the site");
    }
  });

  it("don’t open the site for a desktop that sends the splash page’s cookie or query", async () => {
    await gateOn();
    expect((await fetch(`${site.url}/about?splash=seen`)).status).toBe(401);
    expect((await page({ Cookie: "palisade-splash=1" })).status).toBe(401);
  });
});
