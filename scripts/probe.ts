import { parseArgs } from "node:util";
import { probe } from "./probe/run";

const usage = `Usage: npm run probe -- --site URL --place NAME [--once]

Measures a site from this machine once a minute and reports the results to the site; the status page shows each place separately. It needs
no database and no .env: the token is read from OPERATOR_TOKEN. What can’t be reported while the site is unreachable is
kept in memory, for a day at most, and reported once the site is back. --once measures and reports once.

Example:
  OPERATOR_TOKEN=… npm run probe -- --site https://palisade.example --place Frankfurt`;

function fail(sentence: string): never {
  console.error(`${sentence}\n\n${usage}`);
  process.exit(2);
}

function options() {
  try {
    const text = { type: "string" } as const;
    const flag = { type: "boolean" } as const;
    return parseArgs({ options: { site: text, place: text, once: flag, help: flag } }).values;
  } catch (error) {
    return fail((error as Error).message);
  }
}

const { site, place, once = false, help } = options();
if (help) {
  console.log(usage);
  process.exit(0);
}
const token = process.env.OPERATOR_TOKEN;
if (!site || !URL.canParse(site) || !/^https?:$/.test(new URL(site).protocol)) {
  fail("Add the site: --site https://…");
}
if (!place?.trim()) fail("Add the name of this place: --place Frankfurt");
if (!token) fail("OPERATOR_TOKEN is missing.");

const stop = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => stop.abort());
process.exitCode = (await probe({ site, place, token, once, signal: stop.signal })) ? 0 : 1;
