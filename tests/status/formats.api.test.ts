import { beforeAll, expect, it } from "vitest";
import { statusFeeds, statusPaths } from "@/lib/site/paths";
import { serviceNames } from "@/lib/site/services";
import { staffEndpoints } from "@/lib/site/staff-paths";
import {
  statuspageComponentsResponse,
  statuspageIncidentsResponse,
  statuspageStatusResponse,
  statuspageSummaryResponse,
} from "@/lib/status/statuspage-schema";
import { headlineOf } from "@/lib/status/words";
import { bearer } from "@/tests/support/clients";
import { eventually } from "@/tests/support/eventually";
import { firstSample, healthOf } from "@/tests/support/measurements";
import { ownSite } from "@/tests/support/site-of-file";

const site = ownSite();
beforeAll(async () => {
  await firstSample(site);
  // Newer than the site's own measurements, so that a busy machine doesn't affect the result.
  const at = new Date(Date.now() + 3_600_000);
  await site.db.healthSample.createMany({
    data: serviceNames.map(({ id }) => ({
      service: id,
      at,
      status: id === "moderation" ? "unknown" : "operational",
      detail: "As set.",
    })),
  });
});

const text = async (path: string) => (await fetch(site.url + path)).text();
const json = async (path: string) => JSON.parse(await text(path));
const send = async (path: string, body: object) => {
  const answer = await site.post(path, body, bearer);
  expect(answer.status).toBe(200);
  return (await answer.json()) as { id: string; url: string };
};

/** What every format must say at one step of an incident. */
interface Step {
  name: string;
  act: () => Promise<unknown>;
  /** The newest update of all incidents; undefined before the first. */
  newest: string | undefined;
  headline: string;
  says: string;
  badge: string;
  indicator: string;
  /** The API service's state, in our words and in Statuspage's. */
  word: string;
  component: string;
  open: boolean;
}

let id = "";
const unmeasured = "Based on our measurements. Not measured: Content Moderation AI.";
const reported = "Checks are passing, but a problem has been reported.";
const steps: Step[] = [
  {
    name: "before",
    act: async () => undefined,
    newest: undefined,
    headline: "All Systems Operational",
    says: unmeasured,
    badge: "Operational",
    indicator: "none",
    word: "Operational",
    component: "operational",
    open: false,
  },
  {
    name: "opened",
    act: async () => {
      const input = {
        title: "No answers <here>",
        message: "We look.",
        impact: "critical",
        services: ["api"],
      };
      id = (await send(staffEndpoints.incidents, input)).id;
    },
    newest: "We look.",
    headline: "System Issues Detected",
    says: reported,
    badge: "Major outage (reported)",
    indicator: "critical",
    word: "Major outage",
    component: "major_outage",
    open: true,
  },
  {
    name: "changed",
    act: () =>
      send(staffEndpoints.incidentUpdates(id), {
        state: "identified",
        message: "A disk.",
        services: [{ id: "api", impact: "minor" }],
      }),
    newest: "A disk.",
    headline: "Some Systems Degraded",
    says: reported,
    badge: "Degraded (reported)",
    indicator: "minor",
    word: "Degraded",
    component: "degraded_performance",
    open: true,
  },
  {
    name: "ended",
    act: () => send(staffEndpoints.incidentUpdates(id), { state: "resolved", message: "Done." }),
    newest: "Done.",
    headline: "All Systems Operational",
    says: unmeasured,
    badge: "Operational",
    indicator: "none",
    word: "Operational",
    component: "operational",
    open: false,
  },
];

it("every format says the same while an incident is opened, changed and closed", async () => {
  for (const { act, newest, headline, says, badge, indicator, word, component, open } of steps) {
    await act();
    // Every format is rendered from one record, which may be a second old; two steps can have the same headline.
    const record = await eventually(async () => {
      const answer = await healthOf(site);
      expect([headlineOf(answer.status), answer.says]).toEqual([headline, says]);
      expect(answer.incidents[0]?.updates[0]?.message).toBe(newest);
      return answer;
    });
    const line = `API Service: ${word}.`;

    expect(await text(statusFeeds.text)).toMatch(new RegExp(`^${headline}\n${says}\n`));
    expect(await text(statusFeeds.text)).toContain(line);
    expect(await text(statusFeeds.badge)).toContain(`: ${badge}`);
    for (const theme of ["light", "dark"]) {
      const card = await text(`${statusFeeds.card}?theme=${theme}`);
      expect(card).toContain(`${headline}. ${says}`);
      expect(card).toContain(`>${word}</text>`);
    }
    expect(await text(statusFeeds.atom)).toContain(`<subtitle>${headline}. ${says}</subtitle>`);
    expect(await json(statusFeeds.json)).toMatchObject({ description: `${headline}. ${says}` });

    const { status } = statuspageStatusResponse.parse(await json(statusFeeds.status));
    expect(status).toMatchObject({ indicator, description: headline, says });
    const summary = statuspageSummaryResponse.parse(await json(statusFeeds.summary));
    expect(summary.status).toEqual(status);
    const { components } = statuspageComponentsResponse.parse(await json(statusFeeds.components));
    const state = (name: string) => components.find((one) => one.id === name)?.status;
    expect([state("api"), state("moderation")]).toEqual([component, ""]);
    expect(summary.incidents).toHaveLength(open ? 1 : 0);
    const unresolved = statuspageIncidentsResponse.parse(await json(statusFeeds.unresolved));
    expect(unresolved.incidents).toEqual(summary.incidents);
    expect(record.services.map((one) => one.id)).toEqual(components.map((one) => one.id));
  }

  const { incidents } = statuspageIncidentsResponse.parse(await json(statusFeeds.incidents));
  const own = `${statusPaths.incident(id)}`;
  expect(incidents[0]).toMatchObject({ id, status: "resolved", impact: "minor" });
  expect(incidents[0]?.shortlink.endsWith(own)).toBe(true);
  const changes = incidents[0]?.incident_updates.map(({ affected_components: all }) => all?.[0]);
  expect(changes?.map((one) => [one?.old_status, one?.new_status])).toEqual([
    ["degraded_performance", "operational"],
    ["major_outage", "degraded_performance"],
    ["operational", "major_outage"],
  ]);

  const page = await text(own);
  for (const text of ["No answers &lt;here&gt;", "We look.", "A disk.", "Done.", "API Service", "Duration"])
    expect(page).toContain(text);
  expect(await text(statusPaths.history)).toContain(own);
  expect((await fetch(`${site.url}${statusPaths.incident("none")}`)).status).toBe(404);
});

it("running planned maintenance is shown as such, and included in Statuspage’s lists", async () => {
  const startsAt = new Date(Date.now() - 60_000);
  const row = { title: "Disks", impact: "none", createdAt: startsAt, updatedAt: startsAt };
  await site.db.incident.create({
    data: {
      ...row,
      id: "plan",
      kind: "maintenance",
      state: "in-progress",
      startsAt,
      endsAt: new Date(Date.now() + 3_600_000),
      updates: { create: { state: "in-progress", message: "Now.", actor: "cli", at: startsAt } },
      services: { create: { service: "errors", impact: "none" } },
    },
  });
  await eventually(async () => expect((await healthOf(site)).status).toBe("maintenance"));
  const record = await healthOf(site);
  expect(record.services.find((one) => one.id === "errors")).toMatchObject({
    status: "maintenance",
    says: "Checks are passing. Planned maintenance is in progress.",
  });
  expect((await json(statusFeeds.status)).status).toMatchObject({ indicator: "maintenance" });
  expect((await json(statusFeeds.active)).scheduled_maintenances).toHaveLength(1);
  expect((await json(statusFeeds.upcoming)).scheduled_maintenances).toHaveLength(0);
  const [errors] = (await json(statusFeeds.components)).components.slice(-1);
  expect(errors.status).toBe("under_maintenance");
});

it("a script can plan maintenance by the incidents API, but not in the past", async () => {
  const hour = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const plan = { kind: "maintenance", title: "Moving", message: "Soon.", services: ["database"] };
  const { id: planned } = await send(staffEndpoints.incidents, {
    ...plan,
    startsAt: hour(2),
    endsAt: hour(3),
  });
  await eventually(async () => {
    const { scheduled_maintenances: upcoming } = await json(statusFeeds.upcoming);
    expect(upcoming).toMatchObject([
      { id: planned, name: "Moving", status: "scheduled", components: [{ id: "database" }] },
    ]);
  });
  expect(await text(statusFeeds.calendar)).toContain("SUMMARY:Palisade: Moving");
  const refused = async (body: object) => {
    const answer = await site.post(staffEndpoints.incidents, body, bearer);
    expect(answer.status).toBe(422);
    return Object.keys(((await answer.json()) as { fields: object }).fields);
  };
  expect(await refused({ ...plan, startsAt: hour(-2), endsAt: hour(-1) })).toEqual(["endsAt"]);
  expect(await refused({ kind: "maintenance" })).toEqual(["title", "message", "startsAt", "endsAt"]);
  expect(await refused({ ...plan, kind: "holiday" })).toEqual(["kind"]);
});

it.each(Object.values(statusFeeds))("%s can be shown and read by other websites", async (path) => {
  const { headers, status } = await fetch(site.url + path);
  expect(status).toBe(200);
  expect(headers.get("cross-origin-resource-policy")).toBe("cross-origin");
  expect(headers.get("access-control-allow-origin")).toBe("*");
});

it("only staff can open or change an incident, and invalid fields are named", async () => {
  const input = { title: "T", message: "M" };
  expect((await site.post(staffEndpoints.incidents, input)).status).toBe(401);
  expect(
    (await site.post(staffEndpoints.incidentUpdates("x"), { state: "resolved", message: "M" })).status,
  ).toBe(401);
  const bad = await site.post(
    staffEndpoints.incidents,
    { ...input, services: ["nothing"], impact: "huge" },
    bearer,
  );
  expect(bad.status).toBe(422);
  expect(Object.keys((await bad.json()).fields)).toEqual(expect.arrayContaining(["impact", "services.0"]));
});
