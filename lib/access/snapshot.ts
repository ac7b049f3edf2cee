import "server-only";
import { cachedRead } from "@/lib/platform/cached-read";
import { read } from "@/lib/platform/database";
import { type Pass, passOfRow, whereActive } from "./passes";

const snapshot = cachedRead<Pass[]>({
  name: "passes",
  async read() {
    const rows = await read((db) => db.accessPass.findMany({ where: whereActive(new Date()) }));
    return rows.map(passOfRow);
  },
  fallback: () => "nobody is let in by one",
});

/**
 * The active named passcodes and links, cached by `cachedRead`. If the database is unavailable, the last ones read; none
 * if it could never be read.
 */
export async function passesSnapshot(): Promise<Pass[]> {
  return (await snapshot.current())?.value ?? [];
}

/** After a change in this process, the next request reads them again. */
export const clearCachedPasses = (): void => snapshot.clear();
