import { execFile } from "node:child_process";
import path from "node:path";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
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
 * Runs `npm run operator -- …` in a separate process on the database of a site under test. That takes most of a second;
 * unless the process itself is tested, use `runOperatorHere`, which takes milliseconds.
 * @param input the answer to a prompt
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

/**
 * Does the same in the test's own process, on its own database: see `ownDatabase` and `shareDatabase`.
 * @param input the answer to a prompt
 */
export async function runOperatorHere(args: string[], input = ""): Promise<Ran> {
  // Imported late, because the test sets its database first, and because Playwright, which only starts processes, can't
  // load it.
  const { runCli } = await import("@/scripts/operator/run");
  const [typed, out, err] = [new PassThrough(), new PassThrough(), new PassThrough()];
  typed.end(input);
  const code = await runCli(args, { input: typed, out, err });
  return { code, out: await text(out.end()), err: await text(err.end()) };
}
