import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { roles } from "@/lib/platform/rights";
import { paths } from "@/lib/site/paths";
import { casePaths, consolePaths, peoplePaths, staffEndpoints } from "@/lib/site/staff-paths";
import { bearer, newClient } from "@/tests/support/clients";
import { allOff, put, signedIn } from "@/tests/support/operator";
import { borrowedSite } from "@/tests/support/site-of-file";
import { inviteToSite } from "@/tests/support/staff";
import { testSecrets } from "@/tests/support/template";
import { withoutDatabase } from "@/tests/support/without-database";

const site = borrowedSite();
beforeEach(() => site.db.operatorSession.deleteMany());
afterEach(() => allOff(site));

type Cookie = { Cookie: string };

/** What a cookie gives access to: a page of the console, a file, a form. */
async function opens(cookie: Cookie) {
  const get = (address: string) => fetch(`${site.url}${address}`, { headers: cookie, redirect: "manual" });
  const form = await site.postForm(consolePaths.switch, {}, { ...cookie, ...newClient() });
  const [page, file] = await Promise.all([get(consolePaths.overview), get(casePaths.export)]);
  return { page: page.status, file: file.status, form: form.headers.get("location") !== paths.operator };
}

const everything = { page: 200, file: 200, form: true };
const nothing = { page: 307, file: 401, form: false };
const press = (address: string, headers: Record<string, string>) =>
  site.postForm(address, {}, { ...headers, ...newClient() });
const whenGone = (work: () => Promise<void>) => withoutDatabase(site.databaseFile, work);
const latestChange = () =>
  site.db.auditEntry.findFirst({ where: { action: "sessions.ended" }, orderBy: { id: "desc" } });

it("signing out ends the session of the cookie, and no other", async () => {
  const [mine, other] = [await signedIn(site), await signedIn(site)];
  expect(await opens(mine)).toEqual(everything);
  const answer = await press(consolePaths.signOut, mine);
  expect(answer.headers.get("location")).toBe(`${paths.operator}?answer=out`);
  expect(answer.headers.get("set-cookie")).toContain("Max-Age=0");
  expect(await opens(mine)).toEqual(nothing);
  expect(await opens(other)).toEqual(everything);
  const change = { subject: "sessions", actor: "console", before: { open: 2 }, after: { open: 1 } };
  expect(await latestChange()).toMatchObject(change);
});

it("of two session cookies, the first one counts for pages, files and forms", async () => {
  const { Cookie: mine } = await signedIn(site);
  const other = `${mine.split("=")[0]}=other`;
  expect(await opens({ Cookie: `${mine}; ${other}` })).toEqual(everything);
  expect(await opens({ Cookie: `${other}; ${mine}` })).toEqual(nothing);
});

it("signing out everywhere ends all sessions, and a new sign-in starts one", async () => {
  const all = [await signedIn(site), await signedIn(site), await signedIn(site)] as const;
  const answer = await press(consolePaths.signOutEverywhere, all[0]);
  expect(answer.headers.get("location")).toContain(`${paths.operator}?answer=everywhere`);
  for (const cookie of all) expect(await opens(cookie)).toEqual(nothing);
  expect(await latestChange()).toMatchObject({ before: { open: 3 }, after: { open: 0 } });
  expect(await opens(await signedIn(site))).toEqual(everything);
});

it("the operator token can end all sessions, and a stranger none", async () => {
  const cookie = await signedIn(site);
  const stranger = await press(consolePaths.signOutEverywhere, {});
  expect(stranger.headers.get("location")).toBe(paths.operator);
  await press(consolePaths.signOut, { Cookie: `${cookie.Cookie}x` });
  expect(await opens(cookie)).toEqual(everything);
  expect((await site.post(consolePaths.signOutEverywhere, {}, bearer)).status).toBe(200);
  expect(await opens(cookie)).toEqual(nothing);
  expect((await latestChange())?.actor).toBe("api");
});

it.each(roles)("a script’s token with the role %s can’t end anybody’s sessions", async (role) => {
  const cookie = await signedIn(site);
  const input = { name: `ends-${role}`, role, expiresInDays: 1 };
  const { token } = await (await site.post(staffEndpoints.tokens, input, bearer)).json();
  const headers = { Authorization: `Bearer ${token}` };
  const orders = {
    [peoplePaths.accountOrders]: { order: "end-others" },
    [consolePaths.signOutEverywhere]: {},
  };
  for (const [path, body] of Object.entries(orders)) {
    expect((await site.post(path, body, headers)).status).toBe(403);
  }
  expect(await opens(cookie)).toEqual(everything);
});

it("a person who signed out sees the maintenance page like everybody", async () => {
  const cookie = await signedIn(site);
  await put(site, "maintenance", { enabled: true, message: "Back at six." });
  const look = async () => (await fetch(`${site.url}${paths.about}`, { headers: cookie })).status;
  expect(await look()).toBe(200);
  await press(consolePaths.signOut, cookie);
  expect(await look()).toBe(503);
});

it("nobody is let in while the database is unavailable", async () => {
  const cookie = await signedIn(site);
  await whenGone(async () => {
    const { page, file } = await opens(cookie);
    expect([page, file]).toEqual([503, 503]);
    const shown = await fetch(`${site.url}${consolePaths.audit}`, { headers: cookie });
    expect(await shown.text()).not.toContain("Sign out");
  });
  expect(await opens(cookie)).toEqual(everything);
});

it("a sign-out that can’t be stored is reported, and works when the button is pressed again", async () => {
  const cookie = await signedIn(site);
  await whenGone(async () => {
    for (const address of [consolePaths.signOut, consolePaths.signOutEverywhere]) {
      const answer = await press(address, cookie);
      const location = answer.headers.get("location") ?? "";
      expect(location).toContain(`${paths.operator}?answer=stillIn`);
      expect(answer.headers.get("set-cookie")).toBeNull();
      const page = await fetch(`${site.url}${location}`, { headers: cookie });
      expect(await page.text()).toContain("We couldn’t sign you out.");
    }
  });
  expect(await opens(cookie)).toEqual(everything);
  await press(consolePaths.signOut, cookie);
  expect(await opens(cookie)).toEqual(nothing);
});

it("an invitation that is accepted with a double click signs in, and shows the recovery codes", async () => {
  const { link, form } = await inviteToSite(site, "viewer", "Twice Pressed");
  const accept = () => site.postForm(`${link}/accept`, form, newClient());
  for (const answer of await Promise.all([accept(), accept()])) {
    const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(";", 1)[0]);
    const page = `${site.url}${answer.headers.get("location")}`;
    const html = await (await fetch(page, { headers: { Cookie: cookies.join("; ") } })).text();
    expect(html).toContain("Twice Pressed");
    expect(html).toMatch(/(?:\w{4}-){3}\w{4}/);
  }
});

describe("a followed link to a page of the console", () => {
  const page = casePaths.file("0b8f3c1e");
  const follow = (address: string, headers: Record<string, string> = {}) =>
    fetch(`${site.url}${address}`, {
      headers: { "Sec-Fetch-Dest": "document", ...headers },
      redirect: "manual",
    });
  const locationOf = (answer: Response) => answer.headers.get("location");

  it("leads through the sign-in to that page", async () => {
    const first = locationOf(await follow(page)) ?? "";
    expect(first).toBe(`${paths.operator}?to=${encodeURIComponent(page)}`);
    const html = await (await follow(first)).text();
    expect(html).toContain(`name="to" value="${page}"`);
    expect(html).toContain(`href="${page}"`);
    const signIn = (token: string) => site.postForm(consolePaths.signIn, { token, to: page }, newClient());
    const wrong = locationOf(await signIn("wrong"));
    expect(wrong).toBe(`${paths.operator}?answer=wrong&to=${encodeURIComponent(page)}`);
    expect(locationOf(await signIn(testSecrets.OPERATOR_TOKEN))).toBe(page);
  });

  it("leads to that page if the person is already signed in", async () => {
    const mine = await signedIn(site);
    const answer = await follow(`${paths.operator}?to=${encodeURIComponent(page)}`, mine);
    expect([answer.status, locationOf(answer)]).toEqual([307, page]);
    expect((await follow(page, mine)).status).toBe(200);
  });

  it.each([
    "//evil.example",
    "/operator//evil.example",
    "/operator/../about",
    "/about",
    "https://evil.example/operator/x",
    consolePaths.signOut,
  ])("doesn’t redirect to %s", async (to) => {
    const fields = { token: testSecrets.OPERATOR_TOKEN, to };
    const answer = await site.postForm(consolePaths.signIn, fields, newClient());
    expect(locationOf(answer)).toBe(consolePaths.overview);
  });
});
