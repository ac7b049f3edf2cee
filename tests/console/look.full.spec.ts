import { expect, test } from "@/tests/support/browser";
import { signIn } from "@/tests/support/console";
import { consolePages, furnish } from "@/tests/support/furnish";
import { expectAccessible, expectFits } from "@/tests/support/page-checks";

let addressOf: (page: string) => string;
test.beforeAll(async ({ sites }, { file }) => {
  addressOf = await furnish(await sites.of(file));
});

// Every theme and width that look.spec.ts leaves out. The structure doesn’t depend on the theme.
for (const path of consolePages) {
  test(`${path} fits and has no accessibility violation, light on a desktop and dark on a phone`, async ({
    keptPage: page,
    site,
  }) => {
    await signIn(page, site);
    await page.goto(addressOf(path));
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expectFits(page, [640, 1440]);
    await expectAccessible(page, "light", 1440, "colors");
    await expectAccessible(page, "dark", 360);
  });
}
