import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { root } from "../lib.mjs";

/**
 * Reads the JSON reports of both test runners into one format: counts, failures, files skipped as a whole, seconds per
 * file.
 */

const relative = (file) => path.relative(root, path.resolve(root, file));

function vitestFailures(report) {
  return report.testResults.flatMap(({ name, message, assertionResults }) => {
    const file = relative(name);
    const failed = assertionResults
      .filter(({ status }) => status === "failed")
      .map(({ fullName, title, failureMessages }) => ({
        file,
        title: fullName,
        pattern: title,
        message: failureMessages.join("\n"),
      }));
    // A file that failed to load has a message and no tests.
    return failed.length === 0 && message ? [{ file, title: "(the file)", message }] : failed;
  });
}

function readVitest(report) {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: vitestFailures(report),
    skippedFiles: report.testResults
      .filter(
        ({ assertionResults: all }) => all.length > 0 && all.every(({ status }) => status === "skipped"),
      )
      .map(({ name, assertionResults: [first] }) => ({
        file: relative(name),
        title: first.ancestorTitles[0],
      })),
    files: report.testResults.map(({ name, startTime, endTime }) => ({
      file: relative(name),
      seconds: (endTime - startTime) / 1000,
    })),
  };
}

function* playwrightSpecs({ suites = [], specs = [] }) {
  yield* specs;
  for (const suite of suites) yield* playwrightSpecs(suite);
}

function readPlaywright(report) {
  const specs = [...playwrightSpecs(report)].map((spec) => ({ ...spec, file: `tests/${spec.file}` }));
  const results = (spec) => spec.tests.flatMap(({ results }) => results);
  const byFile = new Map();
  for (const spec of specs) byFile.set(spec.file, [...(byFile.get(spec.file) ?? []), spec]);
  return {
    passed: report.stats.expected,
    failed: report.stats.unexpected + report.stats.flaky,
    skipped: report.stats.skipped,
    skippedFiles: [],
    failures: specs
      .filter(({ ok }) => !ok)
      .map((spec) => ({
        file: spec.file,
        title: `${spec.line} › ${spec.title}`,
        pattern: spec.title,
        message: results(spec)
          .map(({ error }) => error?.message ?? "")
          .join("\n"),
      })),
    files: [...byFile].map(([file, specsOfFile]) => ({
      file,
      seconds: specsOfFile.flatMap(results).reduce((sum, { duration }) => sum + duration / 1000, 0),
    })),
  };
}

export const readers = { vitest: readVitest, playwright: readPlaywright };

/** Prints the failures again at the end of the run, where people look for them. */
export function printFailures(failures) {
  for (const { file, title, message } of failures.slice(0, 20)) {
    const text = stripVTControlCharacters(message).slice(0, 1500).trim();
    console.log(`\nFailed: ${file} › ${title}\n${text.replace(/^/gm, "  ")}`);
  }
}

/** Prints the files that this machine can't run. Their test titles say why. */
export function printSkipped(files) {
  if (files.length > 0) console.log("\nSkipped as a whole");
  for (const { file, title = "" } of files) console.log(`  ${file} › ${title.slice(0, 400)}`);
}

/** Prints the tests that the run's time limit left out. */
export function printNotRun(names) {
  if (names.length === 0) return;
  console.log(`\nNot run, because the time limit was reached: ${names.length}`);
  for (const name of names) console.log(`  ${name}`);
}

/** Prints how long each phase took, and the files that took longest. */
export function printTimes(phases, files) {
  console.log("\nSeconds per phase");
  for (const { name, seconds } of phases) console.log(`  ${seconds.toFixed(0).padStart(5)}  ${name}`);
  console.log("Slowest files, in seconds");
  const slowest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, 15);
  for (const { file, seconds } of slowest) console.log(`  ${seconds.toFixed(0).padStart(5)}  ${file}`);
}
