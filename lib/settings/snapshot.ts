import "server-only";
import { cachedRead } from "@/lib/platform/cached-read";
import { read } from "@/lib/platform/database";
import { env } from "@/lib/platform/environment";
import { type PerRequestKey, type Settings, settingList } from "./";

type Read = Pick<Settings, PerRequestKey>;

/** What every request is decided by. */
export type AccessSettings = Read & {
  /** They are those read last, since the database can't be read now. */
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
  onFailure: () => env().PROTECTION_ON_FAILURE,
});

/**
 * The settings as they stood at most one second ago, with at most two queries a second.
 * While they can't be read, those that were read last stand: a gate that is known to be closed stays closed.
 * @returns null when this process never could read them: the caller opens or closes the site as PROTECTION_ON_FAILURE says
 */
export async function settingsSnapshot(): Promise<AccessSettings | null> {
  const seen = await snapshot.current();
  if (seen === null) return null;
  return seen.isStale ? { ...seen.value, isStale: true } : seen.value;
}

/** After a change in this process: the next request reads anew. */
export const clearCachedSettings = (): void => snapshot.clear();
