import { spawn, spawnSync } from "node:child_process";
import { appendFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { installedChromium } from "./chromium.mjs";
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
  stopSteps,
  withoutBrand,
} from "./lib.mjs";
import { withPrepareLock } from "./locks.mjs";
import { staticChecks } from "./testing/checks.mjs";
import { installPrograms } from "./testing/programs.mjs";
import { printFailures, printNotRun, printSkipped, printTimes, readers } from "./testing/reports.mjs";

/**
 * `npm test` installs, builds and runs the tests without `.full.` in their file's name and without the tag `@full`.
 * `npm run test:full` runs the others; there, a failing test is retried once, alone, and listed as unstable if it then passes. With `--minutes N`, no test
 * begins later than N minutes from now; the run lists the tests that didn't run, and fails.
 */
const { full, minutes } = parseArgs({
  options: { full: { type: "boolean", default: false }, minutes: { type: "string" } },
}).values;
const end = full && minutes !== undefined ? Date.now() + Number(minutes) * 60_000 : Number.POSITIVE_INFINITY;
if (Number.isNaN(end)) throw new Error(`--minutes must be a number, not "${minutes}".`);
const deployment = "Tests of the deployment";
/** The least time with which the deployment tests begin: twice what they take on a slow machine. */
const deploymentMinutes = 15;

const parent = path.join(root, "var/test");
mkdirSync(parent, { recursive: true });
const folder = mkdtempSync(path.join(parent, full ? "full-" : "test-"));
const env = {
  ...process.env,
  CI: process.env.CI ?? "",
  NEXT_TELEMETRY_DISABLED: "1",
  TEST_SCOPE: full ? "full" : "default",
  TEST_RUN_FOLDER: folder,
  TEST_END: Number.isFinite(end) ? String(end) : "",
};

/** Tests that don't run because of the time limit write their names to this file. */
const notRunFile = path.join(folder, "not-run.txt");

const phases = [];
async function timed(name, work) {
  const start = performance.now();
  const result = await work();
  phases.push({ name, seconds: (performance.now() - start) / 1000 });
  return result;
}

/** Functions, because the packages are installed first. */
const runners = {
  vitest: () => bin("vitest"),
  playwright: () => bin("@playwright/test", "playwright"),
};

/** Runs a test runner to its end. @returns its counts, failures and files */
function runTests(name, runner, args, extraEnv = {}) {
  printStep(name);
  const reportFile = path.join(folder, `${runner}.json`);
  rmSync(reportFile, { force: true });
  const { status } = spawnSync(process.execPath, [runners[runner](), ...args], {
    cwd: root,
    stdio: "inherit",
    env: { ...env, ...extraEnv, TEST_REPORT: reportFile },
  });
  if (!existsSync(reportFile)) throw new Error(`${name} ended without a report.`);
  const result = readers[runner](JSON.parse(readFileSync(reportFile, "utf8")));
  // An error outside all tests fails the run without failing a test.
  if (status !== 0 && result.failed === 0) result.failed = 1;
  return { name, runner, ...result };
}

const vitestArgs = ["run", "--reporter=default", "--reporter=json", `--outputFile=${folder}/vitest.json`];

const escapeRegExp = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/**
 * Options that select a failed test by the end of its full name, because tests created in a loop share a line. For
 * Playwright, tags follow the name.
 */
const selectTest = ({ runner }, { file, pattern }) =>
  pattern ? [file, runner === "vitest" ? "-t" : "-g", `(^|\\s)${escapeRegExp(pattern)}( @full)?$`] : [file];

/** Reruns each failed test alone, until the time limit. @returns those that passed this time */
function retryAlone(results) {
  const unstable = [];
  for (const result of results) {
    const remaining = [];
    for (const failure of result.failures) {
      if (Date.now() + (result.name === deployment ? deploymentMinutes * 60_000 : 0) > end) {
        remaining.push(failure);
        continue;
      }
      const only = [...(result.runner === "vitest" ? vitestArgs : ["test"]), ...selectTest(result, failure)];
      const again = runTests(`Retrying alone: ${failure.file} › ${failure.title}`, result.runner, only, {
        TEST_WORKERS: "1",
      });
      if (again.failed === 0 && again.passed > 0) unstable.push(failure);
      else remaining.push(failure);
    }
    if (result.failures.length > 0) {
      result.passed += result.failures.length - remaining.length;
      result.failed -= result.failures.length - remaining.length;
      result.failures = remaining;
    }
  }
  return unstable;
}

async function prepare() {
  await timed("Installing packages", () => install({ dev: true }));
  const buildSite = async () => {
    await generate();
    await build(withoutBrand(env));
  };
  await timed("Building, compiling, static checks, installing programs", async () => {
    const [missing] = await Promise.all([
      installPrograms(full),
      compileSqlite(),
      full ? undefined : staticChecks(),
      buildSite(),
    ]);
    for (const name of missing)
      printStep(`${name} cannot be installed on this machine: its tests are skipped`);
  });
  if (full) return;
  // After the build, which writes the route types.
  await timed("Checking types", checkTypes);
}

/** Prepares the Debian system of the deployment tests while other tests run, because it mostly waits for downloads. */
function prepareDebian() {
  const args = [bin("tsx"), "--tsconfig", "scripts/tsconfig.json", "scripts/testing/prepare-debian.ts"];
  spawn(process.execPath, args, { cwd: root, stdio: "ignore", env }).unref();
}

try {
  checkNode();
  await withPrepareLock(prepare);
  if (full) prepareDebian();
  const results = [];
  const phase = async (name, ...options) => results.push(await timed(name, () => runTests(name, ...options)));
  await phase("Tests in Node, Firefox and WebKitGTK", "vitest", [...vitestArgs, "--project", "!machine"]);
  if (full && Date.now() + deploymentMinutes * 60_000 < end)
    await phase(deployment, "vitest", [...vitestArgs, "--project", "machine"]);
  else if (full) appendFileSync(notRunFile, `${deployment}\n`);
  await phase("Tests in Chromium", "playwright", ["test"], { CHROMIUM_PATH: installedChromium() });
  // Before the retries, so that the failures are printed even if the run is stopped.
  printFailures(results.flatMap(({ failures }) => failures));
  const unstable = full ? retryAlone(results) : [];
  const notRun = existsSync(notRunFile) ? readFileSync(notRunFile, "utf8").trim().split("\n") : [];
  const wasNotRun = ({ file }) => notRun.some((name) => name.startsWith(file));
  printSkipped(results.flatMap(({ skippedFiles }) => skippedFiles).filter((each) => !wasNotRun(each)));
  printTimes(
    phases,
    results.flatMap(({ files }) => files),
  );
  console.log("");
  for (const { name, passed, failed, skipped } of results)
    console.log(`${name}: ${passed} passed, ${failed} failed, ${skipped} skipped`);
  if (full) {
    console.log(`\nUnstable: ${unstable.length === 0 ? "none" : ""}`);
    for (const { file, title } of unstable) console.log(`  ${file} › ${title}`);
    printNotRun(notRun);
  }
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  console.log(`\n${sum("passed")} passed, ${sum("failed")} failed, ${sum("skipped")} skipped`);
  if (sum("failed") > 0 || notRun.length > 0) process.exitCode = 1;
} catch (error) {
  stopSteps();
  console.error(`\n${error.message}`);
  process.exitCode = 1;
} finally {
  if (process.exitCode !== 1) rmSync(folder, { recursive: true, force: true });
}
