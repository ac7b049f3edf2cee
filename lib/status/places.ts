import "server-only";
import { addMinutes, subHours, subMinutes } from "date-fns";
import { type Context, requireRight } from "@/lib/platform/context";
import { lock, type Reader, type Transaction } from "@/lib/platform/database";
import { fieldError, HttpError } from "@/lib/platform/http-error";
import { utcHour } from "@/lib/site/dates";
import { figures } from "@/lib/site/figures";
import { lastHours, percentile, summarize } from "./measure";
import { type PlaceCheckId, type PlaceReport, placeChecks, reportableHours } from "./place-checks";
import type { HealthRecord } from "./schema";
import { type MeasuredStatus, thresholds } from "./vocabulary";

/** The maximum number of places on the page. */
const maxPlaces = 20;
/** How many minutes another machine's clock may be ahead. */
const clockTolerance = 2;

async function rollUp(tx: Transaction, place: string, check: string, at: Date): Promise<void> {
  const hour = utcHour(at);
  const within = { gte: hour, lt: addMinutes(hour, 60) };
  const rows = await tx.placeSample.findMany({ where: { place, check, at: within } });
  const summary = summarize(rows.map((row) => ({ ...row, status: row.status as MeasuredStatus })));
  await tx.placeHour.upsert({
    where: { place_check_hour: { place, check, hour } },
    create: { place, check, hour, ...summary },
    update: summary,
  });
}

/** @throws HttpError 422 for a time outside the last day, 409 for too many places */
async function assertReportable(tx: Transaction, place: string, at: Date, now: Date): Promise<void> {
  if (at < subHours(now, reportableHours) || at > addMinutes(now, clockTolerance)) {
    throw fieldError(
      "at",
      `At must be within the last ${reportableHours} hours. Check the clock of the probe.`,
    );
  }
  const since = { gt: subHours(now, reportableHours) };
  const others = await tx.placeSample.findMany({
    where: { at: since, NOT: { place } },
    select: { place: true },
    distinct: ["place"],
  });
  if (others.length >= maxPlaces)
    throw new HttpError(409, `${maxPlaces} places are already reporting, which is the maximum.`);
}

/**
 * Stores a measurement from another place, separately from the site's own, and updates the hour's roll-up. Repeated
 * reports are stored once.
 * @throws HttpError 409 and 422 as above
 */
export function reportPlace(
  context: Context,
  { place, at = context.now, checks }: PlaceReport,
): Promise<{ stored: number }> {
  requireRight(context, "measurements:write");
  return context.transact(async (tx) => {
    await lock(tx, "samples of places");
    await assertReportable(tx, place, at, context.now);
    let stored = 0;
    for (const { id: check, status, latencyMs } of checks) {
      if ((await tx.placeSample.count({ where: { place, check, at } })) > 0) continue;
      await tx.placeSample.create({ data: { place, check, at, status, latencyMs } });
      await rollUp(tx, place, check, at);
      stored += 1;
    }
    return { stored };
  });
}

type Places = NonNullable<HealthRecord["places"]>;
type PlaceSampleRow = { at: Date; status: string; latencyMs: number | null };

/** The last result of a check from a place; if it is too old, the state is unknown. */
function currentResult(newest: PlaceSampleRow | undefined, now: Date) {
  const lastCheck = newest?.at.toISOString() ?? null;
  if (!newest || newest.at < subMinutes(now, thresholds.staleMinutes)) {
    return { status: "unknown" as const, latencyMs: null, lastCheck };
  }
  return { status: newest.status as MeasuredStatus, latencyMs: newest.latencyMs, lastCheck };
}

/** All places that reported within the hours shown on the page, with their checks; undefined if there are none. */
export async function readPlaces(db: Reader, now: Date): Promise<Places | undefined> {
  const at = { gte: lastHours(now, figures.timings.historyBlocks)[0] ?? now };
  const rows = await db.placeSample.findMany({ where: { at }, orderBy: { at: "desc" } });
  const names = [...new Set(rows.map(({ place }) => place))].toSorted();
  if (names.length === 0) return undefined;
  return names.map((place) => {
    const own = rows.filter((row) => row.place === place);
    const checks = placeChecks.flatMap(({ id, name }: { id: PlaceCheckId; name: string }) => {
      const samples = own.filter(({ check }) => check === id);
      if (samples.length === 0) return [];
      const good = samples.filter(({ status }) => status === "operational").length;
      const latencies = samples.flatMap(({ latencyMs }) => latencyMs ?? []);
      return [
        {
          id,
          name,
          ...currentResult(samples[0], now),
          samples: samples.length,
          latencyP50: percentile(latencies, 0.5),
          successRate: good / samples.length,
        },
      ];
    });
    return { place, checks };
  });
}
