import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { installOtherBrowsers, otherBrowsers } from "./browsers.mjs";
import { installedChromium } from "./chromium.mjs";
import {
  bin,
  build,
  checkNode,
  compile,
  generate,
  install,
  root,
  runBin,
  say,
  stopSteps,
  withoutBrand,
} from "./lib.mjs";
import { installNginx } from "./nginx.mjs";
import { installPostgresql } from "./postgresql.mjs";

/** `npm test`: everything it needs, then every check, from a clean clone and without a terminal. */
const reports = path.join(root, "var/test");
const env = { ...process.env, CI: process.env.CI ?? "", NEXT_TELEMETRY_DISABLED: "1" };

/** An installed Chromium, else Playwright's own, else Debian's. @throws when none can be had */
function findChromium() {
  const installed = installedChromium();
  if (installed) return installed;
  say("Installing a browser for the tests");
  const quiet = { cwd: root, stdio: "ignore" };
  const playwright = [
    bin("@playwright/test", "playwright"),
    "install",
    "--with-deps",
    "--only-shell",
    "chromium",
  ];
  if (spawnSync(process.execPath, playwright, quiet).status === 0) return "";
  const apt = ["install", "-y", "--no-install-recommends", "fonts-liberation"];
  spawnSync("apt-get", ["update"], quiet);
  for (const name of ["chromium-headless-shell", "chromium"]) {
    spawnSync("apt-get", [...apt, name], quiet);
    const found = installedChromium();
    if (found) return found;
  }
  throw new Error("No browser was found and none could be installed. Set CHROMIUM_PATH to a Chromium.");
}

/** Every failed test of a vitest report: its name and what it said. */
function failuresOfVitest(report) {
  return report.testResults.flatMap(({ name: file, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === "failed");
    const tests = failed.map(({ fullName, failureMessages }) => ({
      name: `${path.relative(root, file)} › ${fullName}`,
      message: failureMessages.join("\n"),
    }));
    // A file that can't be loaded has a message and no tests.
    return tests.length === 0 && message ? [{ name: path.relative(root, file), message }] : tests;
  });
}

/** How the tests of each browser besides Chromium ended: their groups are named after it. */
function tellBrowsers(report) {
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  for (const { name } of Object.values(otherBrowsers)) {
    const own = tests.filter(({ ancestorTitles }) => ancestorTitles[0]?.startsWith(`${name}:`));
    const count = (...wanted) => own.filter(({ status }) => wanted.includes(status)).length;
    const skipped = count("skipped", "pending");
    console.log(`  ${name}: ${count("passed")} passed, ${count("failed")} failed, ${skipped} skipped`);
  }
}

/** Every failed test of a Playwright report: its name and what it said. */
function failuresOfPlaywright({ suites = [], specs = [] }) {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ file, line, title, tests }) => ({
      name: `${file}:${line} › ${title}`,
      message: tests.flatMap(({ results }) => results.map(({ error }) => error?.message ?? "")).join("\n"),
    }));
  return [...own, ...suites.flatMap(failuresOfPlaywright)];
}

const runners = {
  vitest: {
    file: () => bin("vitest"),
    resultOf: (report) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests,
      failures: failuresOfVitest(report),
    }),
  },
  playwright: {
    file: () => bin("@playwright/test", "playwright"),
    resultOf: (report) => ({
      passed: report.stats.expected,
      failed: report.stats.unexpected + report.stats.flaky,
      skipped: report.stats.skipped,
      failures: failuresOfPlaywright(report),
    }),
  },
};

/** Runs a test runner to its end. @returns how many of its tests passed and were skipped, and those that failed */
function suite(name, runner, args, reportFile, extraEnv = {}) {
  say(name);
  rmSync(reportFile, { force: true });
  const { file, resultOf } = runners[runner];
  const { status } = spawnSync(process.execPath, [file(), ...args], {
    cwd: root,
    stdio: "inherit",
    env: { ...env, ...extraEnv },
  });
  if (!existsSync(reportFile)) throw new Error(`${name} ended without a report.`);
  const result = resultOf(JSON.parse(readFileSync(reportFile, "utf8")));
  // What fails outside of every test fails the run without failing a test.
  if (status !== 0 && result.failed === 0) result.failed = 1;
  return { name, ...result };
}

/** The failures once more, at the end, where they are looked for; their traces stand further up. */
function sayFailures(failures) {
  for (const { name, message } of failures.slice(0, 20)) {
    const said = stripVTControlCharacters(message).slice(0, 1000).trim();
    console.log(`\nFailed: ${name}\n${said.replace(/^/gm, "  ")}`);
  }
}

try {
  checkNode();
  mkdirSync(reports, { recursive: true });
  await install({ dev: true });
  const buildSite = async () => {
    await generate();
    await build(withoutBrand(env));
  };
  const check = async () => {
    say("Checking format and lint");
    await runBin("Format and lint", bin("@biomejs/biome", "biome"), ["check", "--error-on-warnings", "."]);
    say("Checking for unused code");
    await runBin("Unused code", bin("knip"), []);
  };
  const hasPostgresql = Boolean(process.env.TEST_DATABASE_URL) || installPostgresql();
  if (!hasPostgresql) say("PostgreSQL can't be had on this machine: its tests are skipped");
  const [missing] = await Promise.all([installOtherBrowsers(), compile(), check(), buildSite()]);
  if (!installNginx()) missing.push("nginx");
  for (const name of missing) say(`${name} can't be had on this machine: its tests are skipped`);
  // After the build, which writes the types of the routes.
  say("Checking types");
  await runBin("Types", bin("typescript", "tsc"), ["--noEmit"]);

  const vitest = (name, report, args) => {
    const file = path.join(reports, report);
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile=${file}`];
    return suite(name, "vitest", ["run", ...args, ...reporters], file);
  };
  const others = Object.keys(otherBrowsers);
  const results = [
    vitest(
      "Unit and API tests",
      "vitest.json",
      ["api", "unit", "pure"].map((key) => `--project=${key}`),
    ),
    ...(hasPostgresql
      ? [vitest("Tests on PostgreSQL", "postgresql.json", ["--project=postgresql"])]
      : [
          {
            name: "Tests on PostgreSQL (not to be had here)",
            passed: 0,
            failed: 0,
            skipped: 1,
            failures: [],
          },
        ]),
    suite("Browser tests in Chromium", "playwright", ["test"], path.join(reports, "e2e.json"), {
      CHROMIUM_PATH: findChromium(),
    }),
    vitest(
      "Browser tests in Firefox and WebKitGTK",
      "other-browsers.json",
      others.map((key) => `--project=${key}`),
    ),
  ];
  sayFailures(results.flatMap(({ failures }) => failures));
  console.log("");
  for (const { name, passed, failed, skipped } of results)
    console.log(`${name}: ${passed} passed, ${failed} failed, ${skipped} skipped`);
  tellBrowsers(JSON.parse(readFileSync(path.join(reports, "other-browsers.json"), "utf8")));
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  console.log(`\n${sum("passed")} passed, ${sum("failed")} failed, ${sum("skipped")} skipped`);
  if (sum("failed") > 0) process.exitCode = 1;
} catch (error) {
  stopSteps();
  console.error(`\n${error.message}`);
  process.exitCode = 1;
}
