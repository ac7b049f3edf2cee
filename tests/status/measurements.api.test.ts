import { beforeAll, describe, expect, it } from "vitest";
import { endpoints, statusFeeds, statusPaths } from "@/lib/site/paths";
import { eventually } from "@/tests/support/eventually";
import { firstSample, healthOf, mixedHour, storeHour, storeQuarter } from "@/tests/support/measurements";
import { ownSite } from "@/tests/support/site-of-file";

const now = new Date("2026-11-20T12:30:30Z");

describe("measured status", () => {
  const site = ownSite();
  beforeAll(async () => {
    await firstSample(site);
  });

  it("returns the specified record with measured values", async () => {
    // Responses are cached for a second, so the first may be from before the first measurement.
    const record = await eventually(async () => {
      const answer = await healthOf(site);
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

  it("is unknown once the last measurements are too old", async () => {
    await site.setClock(new Date(Date.now() + 6 * 60_000));
    await eventually(async () => expect((await healthOf(site)).status).toBe("unknown"));
    await site.setClock(null);
    await eventually(async () => expect((await healthOf(site)).status).not.toBe("unknown"));
  });

  it("returns 304 until something new is measured", async () => {
    const first = await fetch(`${site.url}${endpoints.health}`);
    const tag = String(first.headers.get("etag"));
    const second = await fetch(`${site.url}${endpoints.health}`, { headers: { "If-None-Match": tag } });
    expect(second.status).toBe(304);
  });

  it("is identical in JSON, text, Statuspage’s format, feed and badge", async () => {
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
      const answer = await healthOf(site);
      expect(answer.measured.samples).toBe(mixedHour.samples);
      return answer;
    });
    expect(record.measured).toMatchObject(mixedHour);
    expect(record.history.at(-1)).toMatchObject({ samples: mixedHour.samples, worst: "degraded" });

    const get = async (path: string) => (await fetch(`${site.url}${path}`)).text();
    expect(await get(statusFeeds.text)).toContain(
      "Checks in the last 24 hours: 60, 75.00% passed\nResponse: median 129\u00a0ms, 95th percentile 156\u00a0ms",
    );
    const summary = JSON.parse(await get(statusFeeds.summary));
    expect(summary.status).toEqual(JSON.parse(await get(statusFeeds.status)).status);
    expect(summary.incidents[0]).toMatchObject({ name: "Slow answers <in Europe>", status: "identified" });
    expect(summary.components).toHaveLength(4);
    const feed = await get(statusFeeds.atom);
    expect(feed).toContain("urn:uuid:11111111-2222-4333-8444-555555555555");
    expect(feed).toContain("Slow answers &lt;in Europe&gt;");
    expect(await get(statusFeeds.badge)).toContain(record.label);
    await site.setClock(null);
  });

  it("keeps the page of ninety measured days as small as every other page", async () => {
    // The last day of a month, when the table is longest.
    const monthEnd = new Date("2026-10-31T12:30:30Z");
    await site.setClock(monthEnd);
    await storeQuarter(site, monthEnd);
    const html = await (await fetch(`${site.url}${statusPaths.history}`)).text();
    // The title of the worst day's bar shows that the bars are there.
    expect(html).toMatch(/<title>Oct 19[^<]*outage/);
    expect(Buffer.byteLength(html)).toBeLessThanOrEqual(120_000);
    await site.setClock(null);
  });
});
