import { rename } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { endpoints, statusFeeds } from "@/lib/paths";
import { type HealthRecord, healthRecord } from "@/lib/schemas/health";
import { thresholds } from "@/lib/status/thresholds";
import { eventually } from "../support/eventually";
import { mixedHour, storeHour } from "../support/measurements";
import { type Site, startSite } from "../support/site";

const now = new Date("2026-11-20T12:30:30Z");

async function health(site: Site): Promise<HealthRecord> {
  return healthRecord.parse(await (await fetch(`${site.url}${endpoints.health}`)).json());
}

/** Waits until the sampler's first measurements are stored, so that what a test writes comes after them. */
function firstSample(site: Site) {
  return eventually(async () =>
    expect(await site.db.healthSample.count({ where: { service: "errors" } })).toBe(1),
  );
}

describe("measured status", () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite();
    await firstSample(site);
  });
  afterAll(() => site.stop());

  it("answers the specification's record, measured", async () => {
    // An answer is shared for a second: the first may be from before the first measurement.
    const record = await eventually(async () => {
      const answer = await health(site);
      expect(answer.measured.samples).toBe(3);
      return answer;
    });
    const stored = await site.db.healthSample.findMany();
    const measured = new Map(stored.map(({ service, status }) => [service, status]));
    expect(record.services.map(({ id, status }) => [id, status])).toEqual(
      ["api", "database", "moderation", "errors"].map((id) => [id, measured.get(id)]),
    );
    expect(measured.get("moderation")).toBe("unknown");
    expect(measured.get("errors")).toBe("operational");
    expect(record.history).toHaveLength(24);
  });

  it("is unknown once the last measurements are too old to speak for now", async () => {
    await site.setClock(new Date(Date.now() + 6 * 60_000));
    await eventually(async () => expect((await health(site)).status).toBe("unknown"));
    await site.setClock(null);
    await eventually(async () => expect((await health(site)).status).not.toBe("unknown"));
  });

  it("answers 304 while nothing was measured anew", async () => {
    const first = await fetch(`${site.url}${endpoints.health}`);
    const tag = String(first.headers.get("etag"));
    const second = await fetch(`${site.url}${endpoints.health}`, { headers: { "If-None-Match": tag } });
    expect(second.status).toBe(304);
  });

  it("agrees to the digit in JSON, text, Statuspage's shape, feed and badge", async () => {
    await site.setClock(now);
    await storeHour(site, now);
    const start = new Date(now.getTime() - 600_000);
    await site.db.incident.create({
      data: {
        id: "11111111-2222-4333-8444-555555555555",
        kind: "incident",
        title: "Slow answers <in Europe>",
        impact: "minor",
        state: "identified",
        startsAt: start,
        createdAt: start,
        updatedAt: now,
        updates: { create: [{ state: "identified", message: "A cause is known.", actor: "cli", at: now }] },
      },
    });

    const record = await eventually(async () => {
      const answer = await health(site);
      expect(answer.measured.samples).toBe(mixedHour.samples);
      return answer;
    });
    expect(record.measured).toMatchObject(mixedHour);
    expect(record.history.at(-1)).toMatchObject({ samples: mixedHour.samples, worst: "degraded" });

    const get = async (path: string) => (await fetch(`${site.url}${path}`)).text();
    expect(await get(statusFeeds.text)).toContain(
      "60 checks, 75.00% passed\nResponse: median 129 ms, 95th percentile 156 ms",
    );
    const summary = JSON.parse(await get(statusFeeds.summary));
    expect(summary.status).toEqual(JSON.parse(await get(statusFeeds.status)).status);
    expect(summary.incidents[0]).toMatchObject({ name: "Slow answers <in Europe>", status: "identified" });
    expect(summary.components).toHaveLength(4);
    const feed = await get(statusFeeds.atom);
    expect(feed).toContain("urn:uuid:11111111-2222-4333-8444-555555555555");
    expect(feed).toContain("Slow answers &lt;in Europe&gt;");
    expect(await get(statusFeeds.badge)).toContain(record.status);
    await site.setClock(null);
  });
});

describe("states that really happen", () => {
  let moderation: Server;
  let answer: number | "silence" | "slowly" = 200;
  let site: Site;

  beforeAll(async () => {
    moderation = createServer((_request, response) => {
      if (typeof answer === "number") response.writeHead(answer).end();
      if (answer === "slowly") setTimeout(() => response.end(), thresholds.slowMs.moderation + 200);
    });
    await new Promise<void>((resolve) => moderation.listen(0, "127.0.0.1", resolve));
  });
  afterAll(async () => {
    moderation.closeAllConnections();
    await new Promise((resolve) => moderation.close(resolve));
  });

  const start = async (env: Record<string, string> = {}) => {
    const { port } = moderation.address() as AddressInfo;
    site = await startSite({ env: { MODERATION_URL: `http://127.0.0.1:${port}/health`, ...env } });
  };
  const stateOf = async (id: string) =>
    (await health(site)).services.find((service) => service.id === id)?.status;

  it("finds the moderation endpoint operational", async () => {
    answer = 200;
    await start();
    await eventually(async () => expect(await stateOf("moderation")).toBe("operational"));
    await site.stop();
  });

  it("finds it degraded when it answers slowly, and the site with it", async () => {
    answer = "slowly";
    await start();
    await eventually(async () => expect(await stateOf("moderation")).toBe("degraded"), 20_000);
    expect((await health(site)).status).toBe("degraded");
    await site.stop();
  });

  it("finds it out when it fails, and the site critical", async () => {
    answer = 500;
    await start();
    await eventually(async () => expect(await stateOf("moderation")).toBe("outage"));
    expect((await health(site)).status).toBe("critical");
    await site.stop();
  });

  it("finds it out when it never answers", async () => {
    answer = "silence";
    await start();
    await eventually(async () => expect(await stateOf("moderation")).toBe("outage"), 20_000);
    await site.stop();
  });

  it("is degraded by unexpected errors and by stuck mail", async () => {
    answer = 200;
    const first = await startSite();
    const at = new Date();
    await first.db.unexpectedError.createMany({
      data: Array.from({ length: 5 }, () => ({ at, path: "/", digest: "x" })),
    });
    await first.db.outboxMail.create({
      data: {
        id: "stuck",
        messageId: "<stuck@example.com>",
        recipient: "a@example.com",
        subject: "s",
        text: "t",
        html: "h",
        topic: "test",
        state: "pending",
        attempts: 3,
        nextAttemptAt: new Date(at.getTime() + 3_600_000),
        createdAt: new Date(at.getTime() - 3_600_000),
      },
    });
    await first.db.healthSample.deleteMany();
    await first.stop({ keep: true });
    site = await startSite({ folder: first.folder });
    await eventually(async () => expect(await stateOf("errors")).toBe("degraded"));
    const record = await health(site);
    expect(record.status).toBe("degraded");
    expect(record.errors.message).toBe("5 unexpected errors in the last hour; 1 mail is delayed.");
    await site.stop();
  });

  it("answers 503 with the record while the database file is gone, and recovers", async () => {
    await start();
    await firstSample(site);
    await rename(site.databaseFile, `${site.databaseFile}.away`);
    await eventually(async () => {
      const down = await fetch(`${site.url}${endpoints.health}`);
      expect(down.status).toBe(503);
      expect(await down.json()).toMatchObject({ status: "critical", database: { status: "outage" } });
    });
    await rename(`${site.databaseFile}.away`, site.databaseFile);
    await eventually(async () => expect((await fetch(`${site.url}${endpoints.health}`)).status).toBe(200));
    await site.stop();
  });
});

describe("planned maintenance", () => {
  it("switches the overlay on at its start and off at its end", async () => {
    const site = await startSite();
    await site.db.incident.create({
      data: {
        id: "aaaaaaaa-2222-4333-8444-555555555555",
        kind: "maintenance",
        title: "A larger disk",
        impact: "none",
        state: "scheduled",
        startsAt: new Date("2027-03-01T22:00:00Z"),
        endsAt: new Date("2027-03-01T23:00:00Z"),
        createdAt: now,
        updatedAt: now,
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
    await site.stop();
  });
});
