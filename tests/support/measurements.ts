import { utcHour } from "@/lib/site/dates";
import { endpoints } from "@/lib/site/paths";
import { lastHours } from "@/lib/status/measure";
import { type HealthRecord, healthRecord } from "@/lib/status/schema";
import { eventually } from "./eventually";
import type { Site } from "./site";

export async function healthOf(site: Site): Promise<HealthRecord> {
  return healthRecord.parse(await (await fetch(`${site.url}${endpoints.health}`)).json());
}

/** Waits until the sampler's first measurements are stored, so that a test's own come after them. */
export async function firstSample(site: Site): Promise<void> {
  await eventually(async () => {
    const count = await site.db.healthSample.count({ where: { service: "errors" } });
    if (count !== 1) throw new Error(`The sampler measured ${count} times.`);
  });
}

/** What the page and every machine-readable format must say about the hour of `storeHour`. */
export const mixedHour = { samples: 60, successRate: 0.75, latencyP50: 129, latencyP95: 156 };

/** Replaces all measurements with one hour of one service: 60 checks, every fourth degraded, 100 to 159 ms. */
export async function storeHour(site: Site, now: Date): Promise<void> {
  await site.db.healthSample.deleteMany();
  await site.db.healthHour.deleteMany();
  await site.db.healthSample.createMany({
    data: Array.from({ length: 60 }, (_, check) => ({
      service: "api",
      at: new Date(now.getTime() - check * 30_000),
      status: check % 4 === 3 ? "degraded" : "operational",
      latencyMs: 100 + check,
      detail: "d",
    })),
  });
  const { samples, latencyP50, latencyP95 } = mixedHour;
  const figures = { samples, good: 45, worst: "degraded", latencyP50, latencyP95 };
  await site.db.healthHour.create({ data: { service: "api", hour: utcHour(now), ...figures } });
}

/** Replaces all measurements with a whole day: three hours without measurements, one degraded, one with an outage. */
export async function storeDay(site: Site, now: Date): Promise<void> {
  const { services } = await healthOf(site);
  const worst = ["unknown", "unknown", "unknown", "operational", "degraded", "operational", "outage"];
  const clear = site.db.healthHour.deleteMany();
  const store = site.db.healthHour.createMany({
    data: lastHours(now, 24).flatMap((hour, index) =>
      services.map(({ id }, row) => {
        const state = row === 0 ? (worst[index] ?? "operational") : index < 3 ? "unknown" : "operational";
        const samples = index < 3 ? 0 : 60;
        const latency = id === "errors" || samples === 0 ? null : 4 + ((index * 7 + row * 13) % 23);
        const good = state === "operational" ? samples : Math.floor(samples * 0.9);
        return {
          service: id,
          hour,
          samples,
          good,
          worst: state,
          latencyP50: latency,
          latencyP95: latency && latency * 3,
        };
      }),
    ),
  });
  // In one transaction: otherwise the site's sampler could insert the current hour in between.
  await site.db.$transaction([clear, store]);
}

/** Adds 89 days before today: all but the first ten measured, one in nine with slow responses, two with an outage. */
export async function storeQuarter(site: Site, now: Date): Promise<void> {
  const { services } = await healthOf(site);
  const data = Array.from({ length: 79 }, (_, before) => before + 1).flatMap((before) =>
    services.map(({ id }, row) => {
      const isOut = row === 2 && (before === 12 || before === 40);
      const isSlow = !isOut && (before + row) % 9 === 0;
      return {
        service: id,
        hour: new Date(utcHour(now).getTime() - before * 86_400_000),
        samples: 60,
        good: isOut ? 22 : isSlow ? 51 : 60,
        down: isOut ? 38 : 0,
        worst: isOut ? "outage" : isSlow ? "degraded" : "operational",
      };
    }),
  );
  await site.db.healthHour.createMany({ data });
}
