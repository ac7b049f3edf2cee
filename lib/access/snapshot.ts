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
  onFailure: () => "nobody is let in by one",
});

/**
 * The named passcodes and links in force, as they stood at most two seconds ago; those that were read last while the
 * database is away, none where it never could be read.
 */
export async function passesSnapshot(): Promise<Pass[]> {
  return (await snapshot.current())?.value ?? [];
}

/** After a change in this process: the next request reads anew. */
export const clearCachedPasses = (): void => snapshot.clear();
