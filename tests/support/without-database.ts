import { renameSync } from "node:fs";
import type { Site } from "./site";

/** Does something while the site's database file is missing. The file is put back even if that fails. */
export async function withoutDatabase<T>({ databaseFile }: Site, work: () => Promise<T>): Promise<T> {
  renameSync(databaseFile, `${databaseFile}.away`);
  return work().finally(() => renameSync(`${databaseFile}.away`, databaseFile));
}
