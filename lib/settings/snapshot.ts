import "server-only";
import { read } from "@/lib/platform/database";
import { env } from "@/lib/platform/environment";
import { errorFacts, log } from "@/lib/platform/log";
import { facts } from "@/lib/site/figures";
import { type PerRequestKey, type Settings, settingList } from "./";

/** What every request is decided by. */
export type AccessSettings = Pick<Settings, PerRequestKey>;
const definitions = settingList.filter(({ perRequest }) => perRequest);

/** A snapshot is used as it is for one second, and for one more while its successor is being read. */
const freshMs = 1000;
const { settingsLagMs, protectionTimeoutMs } = facts.timings;

interface Kept {
  /** null: the last read failed. */
  settings: AccessSettings | null;
  readAt: number;
}

interface SnapshotState {
  kept?: Kept;
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
    log.error({ onFailure: env().PROTECTION_ON_FAILURE, ...errorFacts(error) }, "settings could not be read");
    return { settings: null, readAt: performance.now() };
  }
}

/** One read at a time, which every request that needs it waits for. */
function refresh(): Promise<Kept> {
  if (state.reading) return state.reading;
  const reading = take().then((kept) => {
    // A change may have been made while this was read; then what it saw is not kept.
    if (state.reading === reading) Object.assign(state, { kept, reading: undefined });
    return kept;
  });
  state.reading = reading;
  return reading;
}

/**
 * The settings as they stood at most two seconds ago, with at most one query a second.
 * @returns null when they could not be read: the caller opens or closes the site as PROTECTION_ON_FAILURE says
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
