import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axe from "axe-core";

const script = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Rules about colors, which differ between themes but not between languages. */
const colorRules = ["color-contrast", "link-in-text-block"];

type Rules = "all" | "structure" | "colors";

function optionsOf(rules: Rules): axe.RunOptions {
  // Passed rules aren't reported, and style sheets and media aren't loaded again for rules that don't concern these pages.
  const options: axe.RunOptions = { resultTypes: ["violations"], preload: false };
  if (rules === "colors") return { ...options, runOnly: { type: "rule", values: colorRules } };
  if (rules === "all") return options;
  return { ...options, rules: Object.fromEntries(colorRules.map((id) => [id, { enabled: false }])) };
}

/** The axe violations of a page in its current state: each broken rule, and where. Pages contain no frames. */
export async function violations(
  page: Page,
  rules: Rules = "all",
): Promise<[rule: string, elements: string[]][]> {
  // Once per page, because it takes longer than a check.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(script);
  return page.evaluate(async (options) => {
    const found = await (window as unknown as { axe: typeof axe }).axe.run(document, options);
    return found.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
  }, optionsOf(rules));
}
