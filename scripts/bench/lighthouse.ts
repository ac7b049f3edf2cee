import path from "node:path";
import lighthouse, { type RunnerResult } from "lighthouse";
import { percentile } from "@/lib/status/measure";
import { publicPages } from "../../tests/support/pages";
import { startSite } from "../../tests/support/site";
import makeTemplate from "../../tests/support/template";
import { startChromium } from "./chromium";
import { buildEmptySite } from "./empty-site";

/**
 * Lighthouse's mobile preset on every public page, median of five rounds. The budget is relative to an empty page in the
 * same run, since machines differ; exceeding it exits with status 1. Arguments: pages instead of all, e.g. `/ /pricing`;
 * RUNS=1 for a quick look. Blocking time needs an otherwise idle machine.
 */
const runs = Number(process.env.RUNS ?? 5);
const emptyPage = "(an empty page)";
const budget = {
  /** The maximum number of performance points below the empty page. */
  below: 2,
  /** The maximum total blocking time, as a multiple of the empty page's. */
  blocking: 1.5,
  shift: 0,
  /** The required score of all other categories. */
  others: 100,
};
const attempts = 3;
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

const chosenPages = process.argv.slice(2);
const pages = chosenPages.length > 0 ? chosenPages : publicPages;

type Result = RunnerResult["lhr"];
const median = (values: number[]) => percentile(values, 0.5) ?? Number.NaN;

/** The audits that cost points outside performance, and the elements that failed. */
function findings({ audits, categories: found }: Result): string[] {
  return categories
    .slice(1)
    .flatMap((name) =>
      (found[name]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && audits[id]?.score !== null && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => `${id}: ${JSON.stringify(audits[id]?.details ?? {}).slice(0, 600)}`),
    );
}

/** A run that failed in the browser, according to Lighthouse, is repeated and reported. */
async function audit(url: string, port: number): Promise<Result> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const result = await lighthouse(url, { port, logLevel: "error" });
    const error = result?.lhr.runtimeError;
    if (result && !error) return result.lhr;
    console.error(`${url}, attempt ${attempt}: ${error?.code ?? "no result"} ${error?.message ?? ""}`);
  }
  throw new Error(`Lighthouse gave no result for ${url} in ${attempts} attempts.`);
}

await makeTemplate();
const emptySite = await startSite({ directory: path.dirname(buildEmptySite()), plain: true });
const site = await startSite({ env: { LOG_LEVEL: "warn" } });
const browser = await startChromium();
const measured = new Map<string, Result[]>([emptyPage, ...pages].map((page) => [page, []]));
for (let round = 1; round <= runs; round++) {
  for (const [page, results] of measured) {
    results.push(await audit(page.startsWith("/") ? site.url + page : emptySite.url, browser.port));
    console.error(`${page} ${Math.round(100 * (results.at(-1)?.categories.performance?.score ?? 0))}`);
  }
}

/** The medians of a page's rounds: scores in points, times in milliseconds. */
function medians(results: Result[]) {
  const score = (name: (typeof categories)[number]) =>
    Math.round(100 * median(results.map((lhr) => lhr.categories[name]?.score ?? 0)));
  const value = (id: string) => median(results.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN));
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
    seo: score("seo"),
    shift: Number(value("cumulative-layout-shift").toFixed(4)),
    blockingMs: Math.round(value("total-blocking-time")),
    largestPaintMs: value("largest-contentful-paint"),
  };
}

const empty = medians(measured.get(emptyPage) ?? []);
const problems: string[] = [];
const rows = [...measured].map(([page, results]) => {
  const found = medians(results);
  const below = empty.performance - found.performance;
  if (page !== emptyPage) {
    const others = [found.accessibility, found.bestPractices, found.seo];
    if (others.some((points) => points < budget.others))
      problems.push(`${page}: ${[...new Set(results.flatMap(findings))].join("\n  ")}`);
    if (below > budget.below) problems.push(`${page}: performance ${below} below the empty page`);
    // Negated so that a missing value (NaN) fails too.
    if (!(found.blockingMs <= budget.blocking * empty.blockingMs))
      problems.push(`${page}: blocks for ${found.blockingMs} ms, the empty page for ${empty.blockingMs} ms`);
    if (!(found.shift <= budget.shift)) problems.push(`${page}: CLS ${found.shift}`);
  }
  return {
    page,
    performance: found.performance,
    "below empty": below,
    "TBT ms": found.blockingMs,
    "TBT / empty": Number((found.blockingMs / empty.blockingMs).toFixed(2)),
    CLS: found.shift,
    "LCP s": Number((found.largestPaintMs / 1000).toFixed(2)),
    accessibility: found.accessibility,
    "best practices": found.bestPractices,
    seo: found.seo,
  };
});
const speeds = [...measured.values()].flat().map(({ environment }) => environment.benchmarkIndex);
console.log(
  `\nLighthouse, mobile preset, median of ${runs}, on a machine of speed ${Math.round(median(speeds))}`,
);
console.table(rows);
if (problems.length > 0) {
  console.error(`Over the budget:\n${problems.join("\n")}`);
  process.exitCode = 1;
}
await browser.stop();
await site.stop();
await emptySite.stop();
