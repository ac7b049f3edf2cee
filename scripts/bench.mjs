import { spawnSync } from "node:child_process";
import {
  bin,
  build,
  checkNode,
  compileSqlite,
  generate,
  install,
  printStep,
  root,
  withoutBrand,
} from "./lib.mjs";

/** `npm run bench`: all benchmarks in one run, compared with an empty page. `npm run bench lighthouse` runs the long one. */
const tables = {
  bytes: "Bytes of every page",
  submissions: "Time to answer a post",
  subscribers: "Time to notify 10,000 subscribers",
  "pre-filter": "Time of the pre-filter",
  webhooks: "10,000 events to a slow receiver",
  several: "Posts per second on each database, pages per second behind nginx",
  files: "Memory for 1 GiB of files",
  gate: "Requests per second through the gate’s decision",
};

const [requested, ...rest] = process.argv.slice(2);
checkNode();
await install({ dev: true });
await compileSqlite();
await generate();
await build(withoutBrand(process.env));
const failed = (requested ? [requested] : Object.keys(tables)).filter((name) => {
  printStep(tables[name] ?? name);
  const args = [bin("tsx"), "--tsconfig", "scripts/tsconfig.json", `scripts/bench/${name}.ts`, ...rest];
  return spawnSync(process.execPath, args, { cwd: root, stdio: "inherit" }).status !== 0;
});
if (failed.length > 0) {
  console.error(`\nOver the budget or failed: ${failed.join(", ")}`);
  process.exitCode = 1;
}
