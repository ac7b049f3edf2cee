import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/**
 * What axe finds wrong with a page as it is now: each rule that is broken, and where. No page holds a frame, so axe can
 * finish in the page itself, and what passes isn't written down: both only save time.
 * @param contrast false where the same colours were looked at already; they are most of the time that it takes
 */
export async function violations(
  page: Page,
  { contrast = true } = {},
): Promise<[rule: string, elements: string[]][]> {
  const rules = { "color-contrast": { enabled: contrast } };
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ["violations"], rules });
  const found = await axe.analyze();
  return found.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}
