import "server-only";
import { listRecentIncidents } from "@/lib/incidents/list";
import { read, sharedClock } from "@/lib/platform/database";
import { DatabaseUnavailable } from "@/lib/platform/database/faults";
import { figures } from "@/lib/site/figures";
import { type Language, mainLanguage } from "@/lib/site/language";
import { serviceNamesIn } from "@/lib/site/services";
import packageJson from "@/package.json";
import { buildRecord, type CurrentFinding, type Measurements, type ServiceHour } from "./build-record";
import { parseDetail } from "./details";
import { lastHours, notFromFuture } from "./measure";
import { readPlaces } from "./places";
import { latestFindings } from "./sampler";
import type { HealthRecord } from "./schema";
import { services } from "./services";
import type { MeasuredStatus } from "./vocabulary";

const blocks = figures.timings.historyBlocks;

/** What was measured, and the time at which it was read. */
interface Reading {
  measurements: Measurements;
  at: Date;
}

/** @param own the time of this machine's clock */
async function readStoredMeasurements(own: Date): Promise<Reading> {
  return read(async (db) => {
    const now = await sharedClock(db, own);
    const since = lastHours(now, blocks)[0] ?? now;
    const [hours, latencies, ...newest] = await Promise.all([
      db.healthHour.findMany({ where: { hour: { gte: since } } }),
      db.healthSample.findMany({
        where: { service: "api", at: { gte: since, ...notFromFuture(now).at }, latencyMs: { not: null } },
        select: { latencyMs: true },
      }),
      ...services.map(({ id }) =>
        db.healthSample.findFirst({
          where: { service: id, ...notFromFuture(now) },
          orderBy: { at: "desc" },
        }),
      ),
    ]);
    const measurements = {
      incidents: await listRecentIncidents(db, now),
      places: await readPlaces(db, now),
      hours: hours as ServiceHour[],
      apiLatencies: latencies.flatMap(({ latencyMs }) => latencyMs ?? []),
      current: newest.flatMap((row) =>
        row ? [{ ...row, status: row.status as MeasuredStatus, detail: parseDetail(row.detail) }] : [],
      ),
    };
    return { measurements, at: now };
  });
}

/** The last findings of this process, available even if the database isn't. */
function localFindings(): CurrentFinding[] {
  const latest = latestFindings();
  return latest?.findings.map((finding) => ({ ...finding, at: latest.at })) ?? [];
}

async function readMeasurements(now: Date): Promise<Reading> {
  try {
    const { measurements, at } = await readStoredMeasurements(now);
    lastIncidents = measurements.incidents;
    const latest = notFromFuture(at).at.lte;
    const local = localFindings().filter((finding) => finding.at <= latest);
    const current = [...local, ...measurements.current].toSorted((a, b) => b.at.getTime() - a.at.getTime());
    return { measurements: { ...measurements, current }, at };
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error;
    const down: CurrentFinding = {
      service: "database",
      status: "outage",
      latencyMs: null,
      detail: { says: "noAnswer" },
      at: now,
    };
    const current = [down, ...localFindings()];
    return { measurements: { hours: [], apiLatencies: [], incidents: lastIncidents, current }, at: now };
  }
}

/** The reported incidents as last read, used while the database is unavailable. */
let lastIncidents: Measurements["incidents"] = [];

interface CachedHealth {
  at: number;
  reading: Promise<Reading>;
  /** By requested language. */
  records: Map<Language, Promise<HealthRecord>>;
}

let cached: CachedHealth | undefined;
/** Milliseconds that a read is shared by all requests. */
const freshMs = 1000;

function cachedReading(now: Date): CachedHealth {
  if (cached && Math.abs(now.getTime() - cached.at) < freshMs) return cached;
  const fresh: CachedHealth = { at: now.getTime(), reading: readMeasurements(now), records: new Map() };
  cached = fresh;
  fresh.reading.catch(() => {
    if (cached === fresh) cached = undefined;
  });
  return fresh;
}

/** The current health record in a language, read at most once a second for any number of requests. */
export function readHealth(now: Date, language: Language = mainLanguage): Promise<HealthRecord> {
  const current = cachedReading(now);
  const known = current.records.get(language);
  if (known) return known;
  const record = current.reading.then(({ measurements, at }) =>
    buildRecord(measurements, {
      now: at,
      version: packageJson.version,
      environment: process.env.NODE_ENV ?? "production",
      uptimeSeconds: process.uptime(),
      blocks,
      services: serviceNamesIn(language),
      language,
    }),
  );
  current.records.set(language, record);
  return record;
}
