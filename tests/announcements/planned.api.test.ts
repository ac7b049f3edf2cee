import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { toOfficeClock } from "@/lib/site/dates";
import { endpoints, paths } from "@/lib/site/paths";
import { consolePaths, staffEndpoints } from "@/lib/site/staff-paths";
import { inHours } from "@/tests/support/access";
import { borrowSite } from "@/tests/support/borrowed-site";
import { bearer } from "@/tests/support/clients";
import { eventually } from "@/tests/support/eventually";
import { allOff, put, putRaw, signedIn, tagOf } from "@/tests/support/operator";
import { type Site, startSite } from "@/tests/support/site";

/** Two processes on one database: what is planned in one must be shown by both. */
let site: Site;
let other: Site;
beforeAll(async () => {
  site = await borrowSite();
  other = await startSite({ folder: site.folder });
});
afterAll(async () => {
  await other.stop({ keep: true });
  await site.stop();
});
afterEach(async () => {
  await Promise.all([site.setClock(null), other.setClock(null)]);
  await site.db.plannedAnnouncement.deleteMany();
  await allOff(site);
});

const post = (endpoint: string, body: object) => site.post(endpoint, body, bearer);
async function plan(message: string, more: object = {}): Promise<string> {
  const answer = await post(staffEndpoints.announcements, { message, startsAt: null, endsAt: null, ...more });
  expect(answer.status).toBe(200);
  return (await answer.json()).id;
}

/** The message in the hint that a page's first script reads before the first paint. */
async function hinted(of: Site, page: string): Promise<string | null> {
  const answer = await fetch(`${of.url}${page}`);
  const [, hint] = /announcement;desc="([^"]*)"/.exec(answer.headers.get("server-timing") ?? "") ?? [];
  return hint ? JSON.parse(decodeURIComponent(hint)).message : null;
}

/** The endpoint's response to an open page. */
async function asked(of: Site, page?: string) {
  const headers: Record<string, string> = page ? { "X-Palisade-Page": page } : {};
  const answer = await fetch(`${of.url}${endpoints.announcement}`, { headers });
  return { headers: answer.headers, body: await answer.json() };
}

/** Waits until both processes show this message on a page, in its first paint and in the endpoint's response. */
async function expectShown(page: string, message: string | null): Promise<void> {
  for (const of of [site, other]) {
    await eventually(async () => expect(await hinted(of, page)).toBe(message));
    const { announcement } = (await asked(of, page)).body;
    expect(announcement.enabled ? announcement.message : null).toBe(message);
  }
}

it("both processes show one announcement at a time, from start to end and before the first paint", async () => {
  await plan("Second.", { startsAt: inHours(1.5), endsAt: inHours(4) });
  await plan("First.", { startsAt: inHours(1), endsAt: inHours(2) });
  await expectShown(paths.about, null);
  const hours: [number, string | null][] = [
    [1.1, "First."],
    [1.6, "First."],
    [2.1, "Second."],
    [4.1, null],
  ];
  for (const [hour, message] of hours) {
    const to = new Date(inHours(hour));
    await Promise.all([site.setClock(to), other.setClock(to)]);
    await expectShown(paths.about, message);
  }
});

it("an announcement can be limited to pages, and open pages learn that others may show another one", async () => {
  await plan("For all.", { startsAt: inHours(-1), endsAt: inHours(5) });
  expect((await asked(site, paths.about)).headers.has("x-palisade-by-page")).toBe(false);
  const id = await plan("New prices.", { startsAt: inHours(-2), paths: [paths.pricing] });
  await expectShown(paths.pricing, "New prices.");
  await expectShown(paths.about, "For all.");
  expect((await asked(site, paths.about)).headers.get("x-palisade-by-page")).toBe("1");
  expect((await fetch(`${site.url}${paths.pricing}`)).headers.get("cache-control")).toBe(
    "public, max-age=0, s-maxage=1",
  );
  expect((await post(staffEndpoints.removeAnnouncement, { id })).status).toBe(200);
  await expectShown(paths.pricing, "For all.");
});

it("the response has the specified shape, and shows the setting as staff saved it", async () => {
  await plan("Planned.", { type: "warning", link: "/status", dismissible: true, endsAt: inHours(1) });
  await expectShown(paths.about, "Planned.");
  expect((await asked(site)).body).toEqual({
    success: true,
    announcement: {
      ...{ enabled: true, message: "Planned.", type: "warning", link: "/status", linkText: null },
      ...{ dismissible: true, expiresAt: expect.stringMatching(/Z$/) },
    },
  });
  await put(site, "announcement", { enabled: true, message: "Now.", type: "info", dismissible: true });
  await expectShown(paths.about, "Now.");
  expect((await asked(site)).body.announcement.message).toBe("Now.");
  const headers = { ...bearer, "If-Match": await tagOf(site, "announcement") };
  const { body } = await asked(site);
  expect((await putRaw(site, "announcement", body, headers)).status).toBe(200);
  await put(site, "announcement");
  await expectShown(paths.about, "Planned.");
});

it("a draft is shown to nobody until it is published", async () => {
  const id = await plan("Soon.", { draft: true });
  await plan("Sign.", { paths: [paths.pricing] });
  await expectShown(paths.pricing, "Sign.");
  await expectShown(paths.about, null);
  const whole = { id, message: "Soon.", startsAt: null, endsAt: null, draft: false };
  expect((await post(staffEndpoints.changeAnnouncement, { ...whole, version: 7 })).status).toBe(412);
  expect((await post(staffEndpoints.changeAnnouncement, { ...whole, version: 1 })).status).toBe(200);
  await expectShown(paths.about, "Soon.");
  const rows = await site.db.auditEntry.findMany({ orderBy: { id: "desc" }, take: 1 });
  expect(rows).toMatchObject([
    { action: "announcement.changed", subject: id, before: { draft: true }, after: { draft: false } },
  ]);
});

it("an announcement that would never be shown is rejected, and so are requests by anybody but staff", async () => {
  const refused = async (more: object) => {
    const answer = await post(staffEndpoints.announcements, { message: "News.", ...more });
    expect(answer.status).toBe(422);
    return (await answer.json()).fields;
  };
  expect(await refused({ startsAt: inHours(2), endsAt: inHours(1) })).toEqual({
    endsAt: "The end must be after the start. Choose a later end or an earlier start.",
  });
  expect(await refused({ endsAt: inHours(-1) })).toEqual({
    endsAt: "The end must be in the future. Choose another time or save it as a draft.",
  });
  expect((await site.post(staffEndpoints.announcements, { message: "Mine." })).status).toBe(401);
  expect((await fetch(`${site.url}${staffEndpoints.announcements}`)).status).toBe(401);
  expect((await post(staffEndpoints.removeAnnouncement, { id: "none" })).status).toBe(404);
});

it("announcements are planned, edited and removed in the console, which keeps rejected input", async () => {
  const session = await signedIn(site);
  const send = async (endpoint: string, fields: Record<string, string>) => {
    const answer = await site.postForm(endpoint, fields, session);
    expect(answer.status).toBe(303);
    return (await fetch(`${site.url}${answer.headers.get("location")}`, { headers: session })).text();
  };
  const form = { message: "New prices.", type: "info", link: "", linkText: "", paths: "/pricing\n/" };
  const clock = (hours: number) => toOfficeClock(new Date(inHours(hours))).slice(0, 16);
  const [start, end] = [clock(-1), clock(1)];
  const early = await send(staffEndpoints.announcements, { ...form, startsAt: end, endsAt: start });
  expect(early).toContain("The end must be after the start.");
  expect(early).toContain("New prices.</textarea>");
  const queue = await send(staffEndpoints.announcements, { ...form, startsAt: start, endsAt: end });
  expect(queue).toContain("Shown now");
  const row = await site.db.plannedAnnouncement.findFirstOrThrow();
  expect(row).toMatchObject({ message: "New prices.", paths: ["/pricing", "/"], updatedBy: "console" });
  const page = consolePaths.announcement(row.id);
  const edited = { ...form, id: row.id, version: "1", startsAt: "", endsAt: "", draft: "on" };
  expect(await send(consolePaths.save(page), edited)).toContain("Saved as a draft.");
  const late = await send(consolePaths.save(page), { ...edited, message: "Newer prices." });
  expect(late).toContain("has changed since you read it");
  expect(late).toContain("Newer prices.</textarea>");
  expect(await send(staffEndpoints.removeAnnouncement, { id: row.id })).toContain("Nothing is planned.");
});
