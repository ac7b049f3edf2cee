import { afterEach, describe, expect, it } from "vitest";
import { exemptByDefault } from "@/lib/settings/exempt-paths";
import { maintenanceLinks } from "@/lib/settings/maintenance-links";
import { endpoints, paths, statusFeeds } from "@/lib/site/paths";
import { bearer, cookiesOf } from "@/tests/support/clients";
import { eventually } from "@/tests/support/eventually";
import { allOff, passcode, put, signedIn, unlocked } from "@/tests/support/operator";
import { textOf } from "@/tests/support/privacy";
import { borrowedSite } from "@/tests/support/site-of-file";

const site = borrowedSite();
afterEach(() => allOff(site));

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();
const maintain = (more: object = {}) =>
  put(site, "maintenance", { enabled: true, message: "Moving to <larger> disks.", ...more });
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${site.url}${path}`, { headers, redirect: "manual" });

it("maintenance answers every page with 503, the message and Retry-After", async () => {
  await maintain({ endTime: inAnHour() });
  for (const path of [paths.home, paths.about, paths.signup, "/no-such-page"]) {
    const answer = await get(path);
    expect(answer.status, path).toBe(503);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(3500);
    expect(Number(answer.headers.get("retry-after"))).toBeLessThanOrEqual(3600);
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    const html = await answer.text();
    expect(html).toContain("Under Maintenance");
    expect(html).toContain("Moving to &lt;larger&gt; disks.");
    expect(html).toContain("Estimated time remaining");
  }
});

it("the maintenance page says “Soon” once the end has passed, even without JavaScript", async () => {
  await maintain({ endTime: inAnHour() });
  await site.setClock(new Date(Date.now() + 2 * 3_600_000));
  const answer = await get(paths.about);
  expect(answer.headers.get("retry-after")).toBe("60");
  expect(await answer.text()).toContain("Soon");
  await site.setClock(null);
});

it("the maintenance page shows no timer if it is off or no end is known", async () => {
  await maintain({ endTime: inAnHour(), showTimer: false });
  expect(await textOf(await get(paths.about))).not.toContain("Estimated time remaining");
  await maintain();
  expect(await textOf(await get(paths.about))).not.toContain("Estimated time remaining");
});

it("the status page and the privacy request forms stay reachable, with what they need", async () => {
  await maintain();
  for (const path of [
    paths.status,
    paths.gdprRequest,
    paths.privacyRequest,
    `${paths.privacyRequest}/switzerland`,
    paths.ccpaRequest,
    paths.ccpaOptOut,
    endpoints.health,
    ...Object.values(statusFeeds),
  ]) {
    expect((await get(path)).status, path).toBe(200);
  }
  const request = { email: "ada@example.com", requestType: "access", description: "" };
  expect((await site.post(endpoints.gdprRequest, request)).status).toBe(200);
  expect((await site.post(endpoints.privacyRequests, { ...request, law: "fadp" })).status).toBe(200);
  const refused = await site.postForm(endpoints.gdprRequest, { email: "nowhere" });
  const correction = await get(String(refused.headers.get("location")), cookiesOf(refused));
  expect(correction.status).toBe(200);
});

it("other endpoints are rejected with JSON", async () => {
  await maintain();
  const answer = await site.post(endpoints.contact, {});
  expect(answer.status).toBe(503);
  expect(answer.headers.get("content-type")).toBe("application/problem+json");
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
});

it("only signed-in staff see the site during maintenance", async () => {
  await maintain();
  expect((await get(paths.about, await signedIn(site))).status).toBe(200);
  expect((await get(paths.about, bearer)).status).toBe(503);
  expect((await get(paths.operator)).status).not.toBe(503);
});

it("maintenance takes precedence over the gate, but doesn’t exempt paths from it", async () => {
  await put(site, "protection", { enabled: true, passcode });
  await maintain();
  expect((await get(paths.about, await unlocked(site))).status).toBe(503);
  expect((await get(paths.status)).status).toBe(401);
  expect((await get(paths.status, await unlocked(site))).status).toBe(200);
});

describe("the maintenance page and open pages link to the pages that this visitor can open", () => {
  const phone = { "User-Agent": "Mozilla/5.0 (Linux; Android 15) Mobile" };
  const links = maintenanceLinks("de", "Status").map(({ href }) => href);

  it.each([
    ["by default", {}, { enabled: false }, links],
    ["with other exempt paths", { exempt: [paths.gdprRequest] }, { enabled: false }, ["/de/gdpr-request"]],
    ["without exempt paths", { exempt: [] }, { enabled: false }, []],
    ["with the gate", {}, { enabled: true, passcode }, []],
    [
      "with the gate and an open status page",
      {},
      { enabled: true, passcode, statusOpen: true },
      ["/de/status"],
    ],
  ])("%s", async (_, maintenance, protection, expected) => {
    await put(site, "protection", { statusOpen: false, ...protection });
    await maintain({ exempt: exemptByDefault, ...maintenance });
    const about = `/de${paths.about}`;
    const visitors = {
      stranger: {},
      phone,
      unlocked: protection.enabled ? await unlocked(site) : {},
    };
    for (const [visitor, headers] of Object.entries(visitors)) {
      const answers = await Promise.all(links.map((link) => get(link, headers)));
      // The splash page leads to the page by itself.
      const open = links.filter((_, at) => answers[at]?.ok || answers[at]?.headers.has("refresh"));
      if (visitor === "stranger") expect(open).toEqual(expected);
      const html = await (await get(about, headers)).text();
      expect(
        links.filter((link) => html.includes(`href="${link}"`)),
        visitor,
      ).toEqual(open);
      expect(html.includes("Weiterhin erreichbar</p>"), visitor).toBe(open.length > 0);
      const poll = await get(endpoints.maintenance, { "x-palisade-page": about, ...headers });
      expect(poll.headers.get("x-palisade-reachable-pages"), visitor).toBe(open.join(" "));
    }
    await maintain({ exempt: exemptByDefault });
  });
});

it("an open page learns whether maintenance is on", async () => {
  await maintain();
  const pass = async (page: string, headers: Record<string, string> = {}) => {
    const answer = await get(endpoints.maintenance, { "x-palisade-page": page, ...headers });
    return answer.headers.get("x-palisade-maintenance-pass");
  };
  expect(await pass(paths.about)).toBeNull();
  expect(await pass(paths.status)).toBe("1");
  expect(await pass("/status/../about")).toBeNull();
  expect(await pass(paths.about, await signedIn(site))).toBe("1");
});

describe("planned maintenance", () => {
  it("turns maintenance on at its start and off at its end", async () => {
    await site.db.incident.create({
      data: {
        id: "aaaaaaaa-2222-4333-8444-555555555555",
        kind: "maintenance",
        title: "A larger disk",
        impact: "none",
        state: "scheduled",
        startsAt: new Date("2027-03-01T22:00:00Z"),
        endsAt: new Date("2027-03-01T23:00:00Z"),
        closesSite: true,
        createdAt: new Date("2026-11-20T12:30:30Z"),
        updatedAt: new Date("2026-11-20T12:30:30Z"),
      },
    });
    const shown = async () => (await (await fetch(`${site.url}${endpoints.maintenance}`)).json()).maintenance;
    await site.setClock(new Date("2027-03-01T22:00:05Z"));
    await eventually(async () =>
      expect(await shown()).toMatchObject({
        enabled: true,
        message: "A larger disk",
        endTime: "2027-03-01T23:00:00.000Z",
      }),
    );
    await site.setClock(new Date("2027-03-01T23:00:05Z"));
    await eventually(async () => expect(await shown()).toMatchObject({ enabled: false }));
    const updates = await site.db.incidentUpdate.findMany({ orderBy: { id: "asc" } });
    expect(updates.map(({ state }) => state)).toEqual(["in-progress", "completed"]);
    await site.setClock(null);
  });
});
