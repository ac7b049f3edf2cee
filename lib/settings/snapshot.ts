import "server-only";
import { cachedRead } from "@/lib/platform/cached-read";
import { read } from "@/lib/platform/database";
import { env } from "@/lib/platform/environment";
import { type PerRequestKey, type Settings, settingList } from "./";

type Read = Pick<Settings, PerRequestKey>;

/** The settings that decide every request. */
export type AccessSettings = Read & {
  /** They are the last known ones, because the database is unavailable. */
  isStale?: true;
};
const definitions = settingList.filter(({ perRequest }) => perRequest);

const snapshot = cachedRead<Read>({
  name: "settings",
  async read() {
    const keys = definitions.map(({ key }) => key);
    const rows = await read((db) => db.setting.findMany({ where: { key: { in: keys } } }));
    const entries = definitions.map(({ key, stored }) => {
      return [key, stored.parse(rows.find((row) => row.key === key)?.value)];
    });
    return Object.fromEntries(entries) as Read;
  },
  fallback: () => env().PROTECTION_ON_FAILURE,
});

/**
 * The settings, cached by `cachedRead`. While they can't be read, the last known ones apply: a closed gate stays closed.
 * @returns null if this process could never read them: the caller then follows PROTECTION_ON_FAILURE
 */
export async function settingsSnapshot(): Promise<AccessSettings | null> {
  const seen = await snapshot.current();
  if (seen === null) return null;
  return seen.isStale ? { ...seen.value, isStale: true } : seen.value;
}

/** After a change in this process, the next request reads them again. */
export const clearCachedSettings = (): void => snapshot.clear();
