import { afterEach, describe, expect, it } from "vitest";
import { type SettingKey, settingKeys, settings } from "@/lib/settings";
import { endpoints, paths } from "@/lib/site/paths";
import { consolePaths } from "@/lib/site/staff-paths";
import { bearer, newClient } from "@/tests/support/clients";
import { allOff, passcode, put, putRaw, signedIn, tagOf } from "@/tests/support/operator";
import { borrowedSite } from "@/tests/support/site-of-file";

const site = borrowedSite();
afterEach(() => allOff(site));

const read = async (key: SettingKey) => (await fetch(`${site.url}${settings[key].path}`)).json();

const valid: Record<SettingKey, object> = {
  protection: { enabled: false, mobile: "gate" },
  maintenance: { enabled: false, message: "m", endTime: null, showTimer: false },
  announcement: { enabled: false, message: "a", type: "info", dismissible: true },
  logo: { logoUrl: null },
};

// First, because a passcode can't be removed once it is set.
it("protection can’t be turned on without a passcode", async () => {
  const headers = { ...bearer, "If-Match": await tagOf(site, "protection") };
  const refused = await putRaw(site, "protection", { enabled: true, mobile: "gate" }, headers);
  expect(refused.status).toBe(422);
  expect((await refused.json()).fields).toEqual({ passcode: expect.stringContaining("passcode") });
  const taken = await putRaw(site, "protection", { enabled: true, mobile: "gate", passcode }, headers);
  expect(taken.status).toBe(200);
});

describe("reading", () => {
  it("needs no credentials and returns the specified shapes", async () => {
    expect(await read("protection")).toEqual({ enabled: false });
    expect(await read("maintenance")).toEqual({
      success: true,
      maintenance: { enabled: false, message: expect.any(String), endTime: null, showTimer: true },
    });
    expect(await read("announcement")).toEqual({
      success: true,
      announcement: {
        enabled: false,
        message: "",
        type: "info",
        link: null,
        linkText: null,
        dismissible: true,
        expiresAt: null,
      },
    });
    expect(await read("logo")).toEqual({ success: true, logoUrl: "/logo.svg" });
    for (const key of settingKeys) settings[key].publicValue.strict().parse(await read(key));
  });

  it("never returns the passcode or anything derived from it", async () => {
    await put(site, "protection", { enabled: true, passcode });
    const answer = await fetch(`${site.url}${endpoints.protection}`);
    expect(await answer.text()).toBe('{"enabled":true}');
  });

  it.each(settingKeys)("sends %s with an ETag and uncached", async (key) => {
    const answer = await fetch(`${site.url}${settings[key].path}`);
    expect(answer.headers.get("etag")).toMatch(/^"\d+"$/);
    expect(answer.headers.get("cache-control")).toMatch(/no-store/);
  });
});

describe.each(settingKeys)("writing %s", (key) => {
  const write = (headers: Record<string, string>, body: unknown = valid[key]) =>
    putRaw(site, key, body, headers);

  it("requires staff", async () => {
    const tag = await tagOf(site, key);
    const strangers: Record<string, string>[] = [
      {},
      { Authorization: "Bearer wrong" },
      { Authorization: "Bearer " },
      { Authorization: `Basic ${bearer.Authorization.slice(7)}` },
      { Authorization: `${bearer.Authorization}x` },
      { Cookie: "palisade-operator=9999999999999-aa.bb" },
    ];
    for (const headers of strangers) {
      // Each from an address of its own, because wrong tokens are limited.
      const answer = await write({ ...newClient(), ...headers, "If-Match": tag });
      expect(answer.status).toBe(401);
      expect(answer.headers.get("www-authenticate")).toMatch(/^Bearer/);
    }
    expect(await tagOf(site, key)).toBe(tag);
  });

  it("requires the version that it changes", async () => {
    const tag = await tagOf(site, key);
    expect((await write(bearer)).status).toBe(428);
    expect((await write({ ...bearer, "If-Match": "*" })).status).toBe(428);
    for (const stale of ['"0"', '"999999"', "x", tag.replaceAll('"', "")]) {
      expect((await write({ ...bearer, "If-Match": stale })).status, stale).toBe(412);
    }
    const first = await write({ ...bearer, "If-Match": tag });
    expect(first.status).toBe(200);
    expect((await write({ ...bearer, "If-Match": tag })).status).toBe(412);
    expect((await write({ ...bearer, "If-Match": String(first.headers.get("etag")) })).status).toBe(200);
  });

  it("accepts a weak ETag, as proxies may send it", async () => {
    const answer = await write({ ...bearer, "If-Match": `W/${await tagOf(site, key)}` });
    expect(answer.status).toBe(200);
  });

  it("accepts one of two concurrent writes", async () => {
    const headers = { ...bearer, "If-Match": await tagOf(site, key) };
    const answers = await Promise.all([write(headers), write(headers), write(headers)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412]);
  });

  it("rejects an invalid value", async () => {
    const headers = { ...bearer, "If-Match": await tagOf(site, key) };
    expect((await write(headers, "{")).status).toBe(400);
    expect((await write(headers, "[]")).status).toBe(422);
    const answer = await write(headers, {});
    expect(answer.status).toBe(422);
    expect(Object.keys((await answer.json()).fields).length).toBeGreaterThan(0);
    expect((await write({ ...headers, "Content-Type": "text/plain" })).status).toBe(415);
    expect((await write(headers, JSON.stringify({ x: "y".repeat(70_000) }))).status).toBe(413);
  });

  it("is audited with person, time, old and new value", async () => {
    const tag = await tagOf(site, key);
    await write({ ...bearer, "If-Match": tag });
    const change = await site.db.auditEntry.findFirstOrThrow({
      where: { subject: key },
      orderBy: { id: "desc" },
    });
    expect(change.actor).toBe("api");
    expect(Math.abs(change.at.getTime() - Date.now())).toBeLessThan(60_000);
    expect(change.before).toBeTruthy();
    expect(change.after).toMatchObject(key === "protection" ? { mobile: "gate" } : valid[key]);
  });

  it("allows no other methods", async () => {
    for (const method of ["POST", "PATCH", "DELETE"]) {
      const answer = await fetch(`${site.url}${settings[key].path}`, { method, headers: bearer });
      expect(answer.status).toBe(405);
      expect(answer.headers.get("allow")).toBe("GET, HEAD, PUT");
    }
  });
});

describe("protection", () => {
  it("audits that the passcode changed, without it or its hash", async () => {
    await put(site, "protection", { enabled: true, passcode: "first secret" });
    await put(site, "protection", { enabled: true, passcode: "second secret" });
    const [latest] = await site.db.auditEntry.findMany({ orderBy: { id: "desc" } });
    const kept = { enabled: true, mobile: "splash", passcode: expect.stringMatching(/^set \(/) };
    expect(latest).toMatchObject({ before: kept, after: kept });
    expect(latest?.before).not.toEqual(latest?.after);
    const rows = JSON.stringify(await site.db.auditEntry.findMany());
    expect(rows).not.toMatch(/secret|argon2|passcodeHash/);
    expect(site.log()).not.toContain("secret");
  });
});

describe("a switch in the console", () => {
  const press = async (to: string, session: Record<string, string>) => {
    const version = (await tagOf(site, "announcement")).replaceAll('"', "");
    return site.postForm(consolePaths.switch, { key: "announcement", to, version }, session);
  };
  const changes = () => site.db.auditEntry.count({ where: { action: "setting.changed" } });

  it("that changes nothing adds no audit entry, neither in the console nor by the API", async () => {
    await put(site, "announcement", { message: "a" });
    const before = [await tagOf(site, "announcement"), await changes()];
    await put(site, "announcement", { message: "a" });
    expect((await press("disabled", await signedIn(site))).status).toBe(303);
    expect([await tagOf(site, "announcement"), await changes()]).toEqual(before);
  });

  it("that can’t be turned on redirects to its form, with the error at its field", async () => {
    await put(site, "announcement", { message: "" });
    const session = await signedIn(site);
    const location = (await press("enabled", session)).headers.get("location") ?? "";
    expect(location).toContain(`${consolePaths.setting("announcement")}?`);
    const html = await (await fetch(`${site.url}${location}`, { headers: session })).text();
    expect(html).toMatch(/id="message-error"[^>]*>.*Message is required\./s);
    expect(html).toMatch(/<input(?=[^>]*name="enabled")(?=[^>]*checked)/);
  });
});

describe("maintenance", () => {
  it("keeps its exempt paths unless new ones are given", async () => {
    const stored = async () =>
      (await site.db.setting.findUniqueOrThrow({ where: { key: "maintenance" } })).value as {
        exempt: string[];
      };
    const seeded = (await stored()).exempt;
    expect(seeded).toEqual(expect.arrayContaining([paths.status, paths.gdprRequest, paths.ccpaRequest]));
    await put(site, "maintenance", { message: "new" });
    expect((await stored()).exempt).toEqual(seeded);
    await put(site, "maintenance", { exempt: ["/status"] });
    expect((await stored()).exempt).toEqual(["/status"]);
    await put(site, "maintenance", { exempt: seeded });
  });

  it("opens a path listed with a trailing slash, and never everything", async () => {
    const { value } = await site.db.setting.findUniqueOrThrow({ where: { key: "maintenance" } });
    const seeded = (value as { exempt: string[] }).exempt;
    const exempt = [`${paths.about}/`, paths.about];
    await put(site, "maintenance", { enabled: true, exempt });
    const stored = await site.db.setting.findUniqueOrThrow({ where: { key: "maintenance" } });
    expect(stored.value).toMatchObject({ exempt: [paths.about] });
    expect((await fetch(`${site.url}${paths.about}`)).status).toBe(200);
    expect((await fetch(`${site.url}${paths.pricing}`)).status).toBe(503);

    const headers = { ...bearer, "If-Match": await tagOf(site, "maintenance") };
    const refused = await putRaw(site, "maintenance", { ...valid.maintenance, exempt: ["/"] }, headers);
    expect(refused.status).toBe(422);
    const sentence = "Exempt path “/” would exempt every page.";
    expect(await refused.json()).toMatchObject({ message: sentence, fields: { "exempt.0": sentence } });
    await put(site, "maintenance", { exempt: seeded });
  });

  it("lists invalid lines in the console once each", async () => {
    const session = await signedIn(site);
    const back = await site.postForm(
      consolePaths.save(consolePaths.setting("maintenance")),
      {
        version: (await tagOf(site, "maintenance")).replaceAll('"', ""),
        message: "Moving.",
        exempt: "/a b\n/status\nstatus\n/a b",
      },
      session,
    );
    expect(back.status).toBe(303);
    const page = await fetch(`${site.url}${back.headers.get("location")}`, { headers: session });
    const sentences = ["/a b", "status"].map(
      (line) => `Exempt path “${line}” must be a path on this site, such as /status.`,
    );
    const html = await page.text();
    expect(html).toContain(`${sentences.join(" ")}<`);
    expect(html).toContain("/a b\n/status\nstatus\n/a b</textarea>");
  });
});

describe("a console session", () => {
  it("can write like the token, for eight hours", async () => {
    const session = await signedIn(site);
    const write = async (headers: Record<string, string> = {}) =>
      putRaw(site, "logo", valid.logo, { ...session, "If-Match": await tagOf(site, "logo"), ...headers });
    expect((await write({ Origin: site.url, "Sec-Fetch-Site": "same-origin" })).status).toBe(200);
    const [change] = await site.db.auditEntry.findMany({ orderBy: { id: "desc" }, take: 1 });
    expect(change?.actor).toBe("console");

    expect((await write({ Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" })).status).toBe(
      403,
    );
    expect((await write({ "Sec-Fetch-Site": "same-site" })).status).toBe(403);
    expect((await write({ Origin: "null" })).status).toBe(403);

    const start = Date.now();
    // Used every 50 minutes, because a session ends after an idle hour.
    for (let minutes = 50; minutes < 8 * 60; minutes += 50) {
      await site.setClock(new Date(start + minutes * 60_000));
      expect((await write()).status).toBe(200);
    }
    await site.setClock(new Date(start + 8 * 3_600_000 + 60_000));
    expect((await write()).status).toBe(401);
    await site.setClock(null);
  });

  it("can’t be forged or changed", async () => {
    const { Cookie } = await signedIn(site);
    const [name, value = ""] = Cookie.split("=", 2);
    const [payload = "", signature = ""] = value.split(".");
    const other = payload.replace(/^./, (digit) => (digit === "0" ? "1" : "0"));
    for (const forged of [
      `${other}.${signature}`,
      `${payload}.`,
      payload,
      `${payload}.${signature}.x`,
      `${payload}.${Buffer.alloc(32).toString("base64url")}`,
      "",
    ]) {
      const headers = { Cookie: `${name}=${forged}`, "If-Match": await tagOf(site, "logo") };
      expect((await putRaw(site, "logo", valid.logo, headers)).status, forged).toBe(401);
    }
  });

  it("has a cookie that is HttpOnly, SameSite=Strict and ends after eight hours", async () => {
    const answer = await site.postForm("/operator/sign-in", { token: bearer.Authorization.slice(7) });
    expect(answer.headers.getSetCookie()[0]).toMatch(
      /^palisade-operator=[^;]+; Path=\/; HttpOnly; SameSite=Strict; Max-Age=28800$/,
    );
  });
});
