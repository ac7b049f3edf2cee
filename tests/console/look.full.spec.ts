import { expect, test } from "@/tests/support/browser";
import { signIn } from "@/tests/support/console";
import { consolePages, furnish } from "@/tests/support/furnish";
import { expectAccessible, expectFits } from "@/tests/support/page-checks";

let addressOf: (page: string) => string;
test.beforeAll(async ({ sites }, { file }) => {
  addressOf = await furnish(await sites.of(file));
});

for (const path of consolePages) {
  test(`${path} fits and has no accessibility violation in both themes at both widths`, async ({
    page,
    site,
  }) => {
    await signIn(page, site);
    await page.goto(addressOf(path));
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expectFits(page, [320, 640, 1440]);
    for (const width of [360, 1440]) {
      for (const colorScheme of ["light", "dark"] as const) await expectAccessible(page, colorScheme, width);
    }
  });
}
