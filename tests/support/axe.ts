import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** Which of axe's rules: all, the one that depends on colours, or the others. */
type Rules = "all" | "colors" | "structure";

/**
 * What axe finds wrong with a page as it is now: each rule that is broken, and where. No page holds a frame, so axe can
 * finish in the page itself, and what passes isn't written down: both only save time.
 */
export async function violations(
  page: Page,
  rules: Rules = "all",
): Promise<[rule: string, elements: string[]][]> {
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ["violations"] });
  if (rules === "colors") axe.withRules(["color-contrast", "link-in-text-block"]);
  if (rules === "structure") axe.disableRules(["color-contrast", "link-in-text-block"]);
  const found = await axe.analyze();
  return found.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}
