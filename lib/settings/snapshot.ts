import "server-only";
import { read } from "@/lib/platform/database";
import { env } from "@/lib/platform/environment";
import { describeError, log } from "@/lib/platform/log";
import { figures } from "@/lib/site/figures";
import { type PerRequestKey, type Settings, settingList } from "./";

/** What every request is decided by. */
export type AccessSettings = Pick<Settings, PerRequestKey> & {
  /** They are those read last, since the database can't be read now. */
  isStale?: true;
};
const definitions = settingList.filter(({ perRequest }) => perRequest);

/** A snapshot is used as it is for one second, and for one more while its successor is being read. */
const freshMs = 1000;
const { settingsLagMs, protectionTimeoutMs } = figures.timings;

interface Kept {
  /** As they were last read; null: they never could be. */
  settings: AccessSettings | null;
  readAt: number;
}

interface SnapshotState {
  kept?: Kept;
  /** What the last read that succeeded saw: it stands while the database is away. */
  lastKnown?: AccessSettings;
  reading?: Promise<Kept>;
}

/** One a process: the middleware and the handlers are bundled apart but run together. */
const shared = globalThis as typeof globalThis & { palisadeSnapshot?: SnapshotState };
shared.palisadeSnapshot ??= {};
const state = shared.palisadeSnapshot;

/** Monotonic, because the age of a snapshot must not depend on somebody setting the clock. */
const ageOf = ({ readAt }: Kept) => performance.now() - readAt;

async function readSettings(): Promise<AccessSettings> {
  const keys = definitions.map(({ key }) => key);
  const rows = await read((db) => db.setting.findMany({ where: { key: { in: keys } } }));
  const entries = definitions.map(({ key, stored }) => {
    return [key, stored.parse(rows.find((row) => row.key === key)?.value)];
  });
  return Object.fromEntries(entries) as AccessSettings;
}

function bounded<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error("the settings took longer than five seconds")),
      protectionTimeoutMs,
    );
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

async function take(): Promise<Kept> {
  const readAt = performance.now();
  try {
    return { settings: await bounded(readSettings()), readAt };
  } catch (error) {
    const settings = state.lastKnown ? { ...state.lastKnown, isStale: true as const } : null;
    const onFailure = settings === null ? env().PROTECTION_ON_FAILURE : "as last read";
    log.error({ onFailure, ...describeError(error) }, "settings could not be read");
    return { settings, readAt: performance.now() };
  }
}

/** One read at a time, which every request that needs it waits for. */
function refresh(): Promise<Kept> {
  if (state.reading) return state.reading;
  const reading = take().then((kept) => {
    // A change may have been made while this was read; then what it saw is not kept.
    if (state.reading === reading) {
      const lastKnown = kept.settings ?? state.lastKnown;
      Object.assign(state, { kept, lastKnown, reading: undefined });
    }
    return kept;
  });
  state.reading = reading;
  return reading;
}

/**
 * The settings as they stood at most two seconds ago, with at most one query a second.
 * While they can't be read, those that were read last stand: a gate that is known to be closed stays closed.
 * @returns null when this process never could read them: the caller opens or closes the site as PROTECTION_ON_FAILURE says
 */
export async function settingsSnapshot(): Promise<AccessSettings | null> {
  const { kept } = state;
  if (!kept) return (await refresh()).settings;
  const age = ageOf(kept);
  if (age < freshMs) return kept.settings;
  const next = refresh();
  return age < settingsLagMs ? kept.settings : (await next).settings;
}

/** After a change in this process: the next request reads anew. */
export function forgetSnapshot(): void {
  state.kept = state.reading = undefined;
}
