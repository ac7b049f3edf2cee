import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** Rules about colors, which differ between themes but not between languages. */
const colorRules = ["color-contrast", "link-in-text-block"];

/**
 * The axe violations of a page in its current state: each broken rule, and where. Pages contain no frames, so axe can
 * finish in the page, and passed rules aren't reported; both only save time.
 */
export async function violations(
  page: Page,
  rules: "all" | "structure" | "colors" = "all",
): Promise<[rule: string, elements: string[]][]> {
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ["violations"] });
  if (rules === "structure") axe.disableRules(colorRules);
  if (rules === "colors") axe.withRules(colorRules);
  const found = await axe.analyze();
  return found.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}
