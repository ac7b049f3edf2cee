import { existsSync, readdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import {
  bin,
  build,
  checkNode,
  checkTypes,
  compileSqlite,
  generate,
  install,
  printStep,
  root,
  runBin,
  runIfChanged,
  stopSteps,
  withoutBrand,
} from "./lib.mjs";
import { withPrepareLock } from "./locks.mjs";
import { staticChecks } from "./testing/checks.mjs";

/**
 * `npm run check`: format, lint, unused code, types and unit tests, without a server, browser or database. `npm run
 * check contact` (or a path): the tests of one subject, including those against a running server.
 */
const wanted = process.argv.slice(2);
// Each process that runs tests loads the site's modules again, so there are at most three.
const workers = String(Math.min(3, Math.max(2, availableParallelism() - 1)));
const env = { TEST_WORKERS: workers, ...process.env, NEXT_TELEMETRY_DISABLED: "1", TEST_SCOPE: "default" };

const vitest = (step, ...args) => runBin(step, bin("vitest"), ["run", "--passWithNoTests", ...args], { env });

const sources = [
  "app",
  "components",
  "lib",
  "prisma",
  "public",
  "scripts",
  "tests",
  ...readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== ".env" && !entry.name.endsWith(".tsbuildinfo"))
    .map(({ name }) => name),
];

/** Everything that needs no server, in two parallel lanes, because small machines have two processors. */
async function checkSources() {
  await withPrepareLock(async () => {
    await install({ dev: true });
    await generate();
  });
  const step = {
    inputs: sources,
    result: "node_modules",
    busy: "Checking the sources",
    current: "Nothing changed since the last successful check",
  };
  await runIfChanged("check", step, async () => {
    const types = async () => {
      await runBin("Route types", bin("next"), ["typegen"], { env, stdio: "pipe" });
      await checkTypes();
    };
    const units = () => vitest("Unit tests", "--project=unit", "--project=isolated");
    await Promise.all([types().then(staticChecks), units()]);
  });
}

const subjects = () =>
  readdirSync(path.join(root, "tests"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !["data", "support"].includes(entry.name))
    .map(({ name }) => name);

/** The tests for the name of a subject, a test file, or a source file, whose folder names its subject. */
function testsOf(name) {
  const relative = path.relative(root, path.resolve(name)).replaceAll(path.sep, "/");
  if (relative.startsWith("tests/") && existsSync(path.join(root, relative))) return relative;
  const found = [name, ...relative.split("/")].find((part) => subjects().includes(part));
  if (found) return `tests/${found}/`;
  throw new Error(`There are no tests for "${name}". The subjects: ${subjects().join(", ")}.`);
}

async function checkSubjects() {
  const files = wanted.map(testsOf);
  await withPrepareLock(async () => {
    await install({ dev: true });
    await Promise.all([compileSqlite(), generate().then(() => build(withoutBrand(env)))]);
  });
  const inChromium = files.filter((file) => file.endsWith(".spec.ts"));
  const inNode = files.filter((file) => !file.endsWith(".spec.ts"));
  const kinds = ["unit", "isolated", "database", "api", "isolated-api", "build"];
  if (inNode.length > 0) await vitest("Tests", ...kinds.map((kind) => `--project=${kind}`), ...inNode);
  if (inChromium.length > 0)
    await runBin("Tests in Chromium", bin("@playwright/test", "playwright"), ["test", ...inChromium], {
      env,
    });
}

try {
  checkNode();
  const start = performance.now();
  await (wanted.length > 0 ? checkSubjects() : checkSources());
  printStep(`Passed in ${((performance.now() - start) / 1000).toFixed(0)} s`);
} catch (error) {
  stopSteps();
  console.error(`\n${error.message}`);
  process.exitCode = 1;
}
