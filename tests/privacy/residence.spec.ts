import { residences } from "@/lib/privacy/laws/law-sentences";
import { paths } from "@/lib/site/paths";
import { expect, test } from "@/tests/support/browser";

test.use({ sharesSite: true });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("a residence leads to its form, and the request is filed under its law", async ({ page, site }) => {
      const email = `virginia-${javaScriptEnabled}@example.com`;
      await page.goto(paths.privacyRequest);
      const places = page.getByRole("main").getByRole("listitem").getByRole("link");
      await expect(places).toHaveCount(residences.en.length);
      await places.filter({ hasText: "Another US state" }).click();
      await expect(page).toHaveURL("/privacy-request/us-states");
      await page.getByLabel("Email", { exact: true }).fill(email);
      await page.getByLabel("State", { exact: true }).selectOption("Virginia");
      await page.getByRole("radio", { name: "Correct my data" }).check();
      await page.getByRole("button", { name: "Submit Request" }).click();
      await expect(page.getByRole("heading", { name: "Request submitted" })).toBeVisible();
      const row = await site.db.privacyRequest.findFirstOrThrow({ where: { email } });
      expect(row).toMatchObject({ law: "us-states", region: "VA", requestType: "correct" });
      expect(row.reference).toMatch(/^ST-/);
      if (javaScriptEnabled) await expect(page.getByText(row.reference, { exact: true })).toBeVisible();
      const [mail] = await site.mailbox.expectTo(email);
      expect(mail?.subject).toContain(row.reference);
    });
  });
}

test("a rejected form without scripts keeps its law and state", async ({ browser, site }) => {
  const page = await browser.newPage({ baseURL: site.url, javaScriptEnabled: false });
  await page.goto("/privacy-request/us-states");
  await page.getByLabel("Email", { exact: true }).fill("me@localhost");
  await page.getByLabel("State", { exact: true }).selectOption("Oregon");
  await page.getByRole("radio", { name: "Opt out of sale" }).check();
  await page.getByRole("button", { name: "Submit Request" }).click();
  await expect(page).toHaveURL(/\/correct\//);
  await expect(page.getByLabel("State", { exact: true })).toHaveValue("OR");
  await page.getByLabel("Email", { exact: true }).fill("oregon@example.com");
  await page.getByRole("button", { name: "Submit Request" }).click();
  await expect(page).toHaveURL("/privacy-request/us-states#sent");
  const row = await site.db.privacyRequest.findFirstOrThrow({ where: { email: "oregon@example.com" } });
  expect(row).toMatchObject({ law: "us-states", region: "OR", requestType: "opt-out", state: "completed" });
  await page.close();
});
