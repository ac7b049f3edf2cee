import { requestPaths } from "@/lib/site/paths";
import { expect, passcode, put, test } from "@/tests/support/operator";
import { fileWithLinks } from "@/tests/support/privacy";

test.use({ sharesSite: true });

for (const scripts of [true, false]) {
  test.describe(`a used link to a privacy request at a closed gate, ${scripts ? "with" : "without"} scripts`, () => {
    test.use({ javaScriptEnabled: scripts });

    test("says so, and leads through the gate to the form for a new link", async ({ page, site }) => {
      const email = `dead-${scripts ? "scripts" : "plain"}@example.com`;
      const { confirm, follow } = await fileWithLinks(site, "gdpr", { email, requestType: "access" });
      await put(site, "protection", { enabled: true, passcode });
      await page.goto(confirm);
      await page.getByRole("button", { name: "Confirm the request" }).click();
      await expect(page.getByText("The request is confirmed.")).toBeVisible();

      await page.goto(confirm);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link doesn’t work");
      await expect(page).toHaveURL(confirm);
      const write = page.getByRole("link", { name: /^Write to / });
      await expect(write).toHaveAttribute("href", /^mailto:privacy@/);

      await write.focus();
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await page.getByLabel("Passcode", { exact: true }).fill(passcode);
      await page.getByRole("button", { name: "Access Site" }).click();
      await expect(page.getByRole("button", { name: "Email me a new link" })).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`^[^?]*${requestPaths.dead.replace(/#.*/, "")}(#no-link)?$`));
      await page.goto(follow);
      await expect(page.getByText("The request is confirmed.")).toBeVisible();
    });

    test("fits a narrow window in each language", async ({ page, site }) => {
      await put(site, "protection", { enabled: true, passcode });
      await page.setViewportSize({ width: 320, height: 640 });
      for (const language of ["", "/de", "/fr", "/es"]) {
        await page.goto(`${language}${requestPaths.confirm("x".repeat(43))}`);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(width, language).toBeLessThanOrEqual(320);
      }
    });
  });
}
