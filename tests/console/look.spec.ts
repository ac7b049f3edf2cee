import type { Page } from "@playwright/test";
import { paths } from "@/lib/site/paths";
import { casePaths, consolePaths } from "@/lib/site/staff-paths";
import { violations } from "@/tests/support/axe";
import { expect, onlyFull, test } from "@/tests/support/browser";
import { signIn } from "@/tests/support/console";
import { consolePages, furnish } from "@/tests/support/furnish";
import { expectAccessible, expectFits } from "@/tests/support/page-checks";

/** One theme per width, and all rules in one of them: look.full.spec.ts checks the others. */
async function expectToLookRight(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expectAccessible(page, "dark", 1440);
  await expectFits(page, [320]);
  await expectAccessible(page, "light", 360, "colors");
}

for (const path of [paths.operator, `${paths.operator}?answer=wrong`]) {
  test(`${path} fits 320 px and has no accessibility violation`, ({ page }) => expectToLookRight(page, path));
}

for (const path of [consolePaths.overview, consolePaths.messages, consolePaths.outbox]) {
  test(`${path} has no accessibility violation while it is empty`, async ({ page, site }) => {
    await signIn(page, site);
    await page.goto(path);
    expect(await violations(page)).toEqual([]);
  });
}

/** One page of each kind: the overview, a list, a row with its forms, and a setting. */
const kinds: readonly string[] = [
  consolePaths.overview,
  consolePaths.messages,
  `${casePaths.queue}/[id]`,
  consolePaths.setting("maintenance"),
];

test.describe("a console with rows of every kind", () => {
  let addressOf: (page: string) => string;
  test.beforeAll(async ({ sites }, { file }) => {
    addressOf = await furnish(await sites.of(file));
  });

  for (const path of consolePages) {
    test(
      `${path} fits 320 px and has no accessibility violation in either theme`,
      onlyFull(!kinds.includes(path)),
      async ({ keptPage: page, site }) => {
        await signIn(page, site);
        await expectToLookRight(page, addressOf(path));
      },
    );
  }
});
