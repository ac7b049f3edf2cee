import "server-only";
import { lock, read, sharedClock, type Transaction, write } from "@/lib/platform/database";
import { DatabaseUnavailable } from "@/lib/platform/database/faults";
import { runEvery } from "@/lib/platform/jobs";
import { type Leadership, runWhileLeader } from "@/lib/platform/lease";
import { describeError, log } from "@/lib/platform/log";
import { processSingleton } from "@/lib/platform/process-singleton";
import { utcHour } from "@/lib/site/dates";
import { type Detail, parseDetail, serializeDetail } from "./details";
import { publishChanges } from "./events";
import { notFromFuture, summarize } from "./measure";
import { type Finding, services } from "./services";
import type { MeasuredStatus } from "./vocabulary";

const everyMs = 60_000;
/** Milliseconds after which a measurement is so late that the process that should make it evidently can't. */
const overdueMs = 90_000;
/** How often the other processes look for its results, in milliseconds. */
const followEveryMs = 15_000;

/** A result of this process, or one read from another process. */
type KnownFinding = Omit<Finding, "detail"> & { detail: Detail | string };

interface Latest {
  findings: KnownFinding[];
  at: Date;
}

const state = processSingleton("findings", (): { latest?: Latest } => ({}));

/** The last measurements, kept in memory because the database may be down. */
export function latestFindings(): Latest | undefined {
  return state.latest;
}

const setLatest = (findings: KnownFinding[], at: Date) => {
  state.latest = { findings, at };
};

/** Whether what this process last measured or read is old enough to be measured again. */
const isDue = (now: Date) => !state.latest || Math.abs(now.getTime() - state.latest.at.getTime()) >= everyMs;

const measureAll = (now: Date): Promise<Finding[]> =>
  Promise.all(services.map(async ({ id, measure }) => ({ service: id, ...(await measure(now)) })));

/** This machine's clock, while the shared one can't be read. @throws other errors */
function ownClock(error: unknown): Date {
  if (!(error instanceof DatabaseUnavailable)) throw error;
  return new Date();
}

/** Measures now, keeps the result in memory, and stores it unless another process does so meanwhile. */
async function sample(lease: Leadership): Promise<void> {
  try {
    const at = await read((db) => sharedClock(db)).catch(ownClock);
    const findings = await takeSamples(at, { onMeasured: (found) => setLatest(found, at), lease });
    log.debug({ findings: findings.map(({ service, status }) => `${service} ${status}`) }, "sampled");
  } catch (error) {
    log.error(describeError(error), "the samples could not be stored");
  }
}

/** The present time and the time of the newest measurement by any process. */
async function newestAt(): Promise<{ now: Date; at: Date | null }> {
  return read(async (db) => {
    const now = await sharedClock(db);
    const where = notFromFuture(now);
    const row = await db.healthSample.findFirst({ where, orderBy: { at: "desc" }, select: { at: true } });
    return { now, at: row?.at ?? null };
  });
}

/** Milliseconds until the next measurement is due. A process that takes over from another one continues its interval. */
async function millisecondsUntilDue(): Promise<number> {
  const { now, at } = await newestAt();
  if (at === null) return 0;
  const left = at.getTime() + everyMs - now.getTime();
  return Math.min(Math.max(left, 0), everyMs);
}

/** The present time and the newest measurement by any process, unless that is overdue. @throws DatabaseUnavailable */
async function readStored(): Promise<{ now: Date; latest?: Latest }> {
  const { now, at } = await newestAt();
  if (at === null || now.getTime() - at.getTime() > overdueMs) return { now };
  const rows = await read((db) => db.healthSample.findMany({ where: { at } }));
  const findings = services.flatMap(({ id }) => {
    const row = rows.find(({ service }) => service === id);
    if (!row) return [];
    const { status, latencyMs, detail } = row;
    return { service: id, status: status as MeasuredStatus, latencyMs, detail: parseDetail(detail) };
  });
  return { now, latest: { findings, at } };
}

/**
 * Takes over what another process measured. If nobody measures or stores it, this process measures for itself: the result isn't stored,
 * and only this process shows it. This is so while the database is unavailable or read-only, because the lease is a row in it.
 */
export async function followOthers(): Promise<void> {
  const { now, latest } = await readStored().catch((error) => ({ now: ownClock(error), latest: undefined }));
  if (latest) setLatest(latest.findings, latest.at);
  else if (isDue(now)) setLatest(await measureAll(now), now);
}

/**
 * Measures every minute in the process that holds the lease; the others use its results, or measure for themselves.
 * @returns a function that stops it
 */
export function startSampler(lease: Leadership): () => Promise<void> {
  const stops = [
    runWhileLeader(lease, {
      name: "samples",
      everyMs,
      firstDelayMs: millisecondsUntilDue,
      round: () => sample(lease),
    }),
    runEvery("samples of others", followEveryMs, async () => {
      if (!lease.isHeld()) await followOthers();
    }),
  ];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

async function rollUp(tx: Transaction, service: string, now: Date): Promise<void> {
  const hour = utcHour(now);
  const at = { gte: hour, ...notFromFuture(now).at };
  const rows = await tx.healthSample.findMany({ where: { service, at } });
  const summary = summarize(rows.map((row) => ({ ...row, status: row.status as MeasuredStatus })));
  await tx.healthHour.upsert({
    where: { service_hour: { service, hour } },
    create: { service, hour, ...summary },
    update: summary,
  });
}

/** Stores findings as samples of this time, and updates the roll-up of their hour. */
async function storeFindings(findings: Finding[], now: Date, lease?: Leadership): Promise<void> {
  await write(async (tx) => {
    if (lease && !(await lease.confirm(tx))) return;
    // The roll-up covers all samples of the hour, including other processes'.
    await lock(tx, "samples");
    await publishChanges(tx, findings, now);
    const data = findings.map((finding) => ({
      ...finding,
      detail: serializeDetail(finding.detail),
      at: now,
    }));
    await tx.healthSample.createMany({ data });
    for (const { service } of findings) await rollUp(tx, service, now);
  });
}

interface SampleOptions {
  /** Called with the findings before they are stored, because storing may be what fails. */
  onMeasured?: (findings: Finding[]) => void;
  /** Stores them only if this lease is held; otherwise another process does. */
  lease?: Leadership;
}

/** Measures every service once and stores the results. @throws DatabaseUnavailable */
export async function takeSamples(now: Date, { onMeasured, lease }: SampleOptions = {}): Promise<Finding[]> {
  const findings = await measureAll(now);
  onMeasured?.(findings);
  await storeFindings(findings, now, lease);
  return findings;
}
