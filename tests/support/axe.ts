import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** The rules that depend on colors, which differ between themes but not between languages. */
const colorRules = ["color-contrast", "link-in-text-block"];

/**
 * What axe finds wrong with a page as it is now: each rule that is broken, and where. No page holds a frame, so axe can
 * finish in the page itself, and what passes isn't written down: both only save time.
 */
export async function violations(
  page: Page,
  rules: "all" | "structure" = "all",
): Promise<[rule: string, elements: string[]][]> {
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ["violations"] });
  if (rules === "structure") axe.disableRules(colorRules);
  const found = await axe.analyze();
  return found.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}
