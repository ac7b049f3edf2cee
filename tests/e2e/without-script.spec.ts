import { mainNavigation } from "@/lib/content/navigation";
import { expect, test } from "../support/browser";
import { publicPages } from "../support/pages";

/** Reading without JavaScript. What the forms do then is walked in each form's own file. */
test.use({ javaScriptEnabled: false });

for (const path of publicPages) {
  test(`${path} shows its content, and offers nothing that needs a script`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(main).toHaveText(/.{100}/s, { useInnerText: true });
    await expect(page.locator(".needs-js:visible")).toHaveCount(0);
  });
}

for (const colorScheme of ["light", "dark"] as const) {
  test(`the theme is the system's: ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto("/");
    const brightest = await page.locator("body").evaluate((body) => {
      const brush = document.createElement("canvas").getContext("2d");
      if (!brush) throw new Error("No canvas.");
      brush.fillStyle = getComputedStyle(body).backgroundColor;
      brush.fillRect(0, 0, 1, 1);
      return Math.max(...brush.getImageData(0, 0, 1, 1).data.subarray(0, 3));
    });
    if (colorScheme === "light") expect(brightest).toBeGreaterThan(240);
    else expect(brightest).toBeLessThan(40);
  });
}

test("the header stands on a ground of its own, and every link of it leads on", async ({ page }) => {
  await page.goto("/");
  for (const { label, href } of mainNavigation) {
    await page.getByRole("banner").getByRole("link", { name: label, exact: true }).click();
    await expect(page).toHaveURL(href);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
});
