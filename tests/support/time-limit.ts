import { appendFileSync } from "node:fs";
import path from "node:path";
import { runFolder } from "./run-folder";

/** Milliseconds since 1970: no test begins later. Set by `npm run test:full -- --minutes N`. */
const end = Number(process.env.TEST_END || Number.POSITIVE_INFINITY);

/** Whether a test would begin after the run's time limit. If so, the run lists it as not run, in scripts/test.mjs. */
export function isLate(test: string): boolean {
  if (Date.now() < end) return false;
  appendFileSync(path.join(runFolder, "not-run.txt"), `${test}\n`);
  return true;
}
