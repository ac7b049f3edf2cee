import { renameSync } from "node:fs";

/** Does something while a database file is missing. The file is put back even if that fails. */
export async function withoutDatabase<T>(file: string, work: () => Promise<T>): Promise<T> {
  renameSync(file, `${file}.away`);
  return work().finally(() => renameSync(`${file}.away`, file));
}
