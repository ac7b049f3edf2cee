import { execFile } from "node:child_process";
import path from "node:path";
import { shell } from "./shells";
import type { Site } from "./site";
import { testSecrets } from "./template";

const root = path.resolve(import.meta.dirname, "../..");

export interface Ran {
  code: number;
  out: string;
  err: string;
}

/**
 * Runs what `npm run operator -- …` does on the database of a site under test.
 * @param input what is typed when it asks
 */
export function runOperator(
  site: Pick<Site, "databaseUrl"> & Partial<Pick<Site, "folder">>,
  args: string[],
  input = "",
): Promise<Ran> {
  const env = {
    ...process.env,
    ...testSecrets,
    DATABASE_URL: site.databaseUrl,
    DATA_DIR: site.folder ?? process.env.DATA_DIR,
    LOG_LEVEL: "error",
  };
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      shell("operator", ...args),
      { cwd: root, env },
      (error, out, err) => resolve({ code: typeof error?.code === "number" ? error.code : 0, out, err }),
    );
    child.stdin?.end(input);
  });
}
