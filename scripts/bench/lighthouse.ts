import path from "node:path";
import lighthouse, { type RunnerResult } from "lighthouse";
import { percentile } from "@/lib/status/measure";
import { publicPages } from "../../tests/support/pages";
import { startSite } from "../../tests/support/site";
import makeTemplate from "../../tests/support/template";
import { startChromium } from "./chromium";
import { buildEmptySite } from "./empty-site";

/**
 * Lighthouse's mobile preset on every public page and on an empty page of the same framework, the median of three
 * rounds through all of them, in a table. Fails over the budget; how the empty page does says what the machine allows.
 * Arguments: pages to measure instead of all, e.g. `/ /pricing`; RUNS=1 is a quick look. Performance is only worth
 * reading from a machine that does nothing else meanwhile (its speed is printed: a phone emulated on less than 1000
 * is slower than the preset means it to be); the other categories and the layout shift are exact anywhere.
 */
const runs = Number(process.env.RUNS ?? 3);
const budget = { performance: 98, others: 100, shift: 0, blockingMs: 150 };
const attempts = 3;
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

const asked = process.argv.slice(2);
const pages = asked.length > 0 ? asked : publicPages;

type Result = RunnerResult["lhr"];
const median = (values: number[]) => percentile(values, 0.5) ?? Number.NaN;

/** What cost points, apart from performance: the audit and where it failed. */
function findings({ audits, categories: found }: Result): string[] {
  return categories
    .slice(1)
    .flatMap((name) =>
      (found[name]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && audits[id]?.score !== null && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => `${id}: ${JSON.stringify(audits[id]?.details ?? {}).slice(0, 600)}`),
    );
}

/** A run the browser spoiled (Lighthouse says how) is taken again, and told of: it says nothing about the page. */
async function audit(url: string, port: number): Promise<Result> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const result = await lighthouse(url, { port, logLevel: "error" });
    const error = result?.lhr.runtimeError;
    if (result && !error) return result.lhr;
    console.error(`${url}, attempt ${attempt}: ${error?.code ?? "no result"} ${error?.message ?? ""}`);
  }
  throw new Error(`Lighthouse gave no result for ${url} in ${attempts} attempts.`);
}

makeTemplate();
const emptySite = await startSite({ directory: path.dirname(buildEmptySite()), plain: true });
const site = await startSite({ env: { LOG_LEVEL: "warn" } });
const browser = await startChromium();
const measured = new Map<string, Result[]>(["(an empty page)", ...pages].map((page) => [page, []]));
for (let round = 1; round <= runs; round++) {
  for (const [page, results] of measured) {
    results.push(await audit(page.startsWith("/") ? site.url + page : emptySite.url, browser.port));
    console.error(`${page} ${Math.round(100 * (results.at(-1)?.categories.performance?.score ?? 0))}`);
  }
}

const rows = [];
const problems: string[] = [];
for (const [page, results] of measured) {
  const score = (name: string) =>
    Math.round(100 * median(results.map((lhr) => lhr.categories[name]?.score ?? 0)));
  const value = (id: string) => median(results.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN));
  const row = {
    page,
    performance: score("performance"),
    accessibility: score("accessibility"),
    "best practices": score("best-practices"),
    seo: score("seo"),
    CLS: Number(value("cumulative-layout-shift").toFixed(4)),
    "TBT ms": Math.round(value("total-blocking-time")),
    "LCP s": Number((value("largest-contentful-paint") / 1000).toFixed(2)),
  };
  rows.push(row);
  if (!page.startsWith("/")) continue;
  const others = [row.accessibility, row["best practices"], row.seo];
  if (others.some((points) => points < budget.others))
    problems.push(`${page}: ${[...new Set(results.flatMap(findings))].join("\n  ")}`);
  if (row.performance < budget.performance) problems.push(`${page}: performance ${row.performance}`);
  if (row.CLS > budget.shift || row["TBT ms"] > budget.blockingMs)
    problems.push(`${page}: CLS ${row.CLS}, TBT ${row["TBT ms"]} ms`);
}
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
