import { devices } from "@playwright/test";
import { paths } from "@/lib/site/paths";
import { expect, passcode, put, test } from "@/tests/support/operator";

test.use({ sharesSite: true });

const about = "A fence, not a watchtower";

for (const javaScriptEnabled of [true, false]) {
  test.describe(`a phone ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    const { defaultBrowserType: _, ...phone } = devices["Pixel 7"];
    test.use({ ...phone, javaScriptEnabled });

    test("sees the splash page, then the site, once per session", async ({ page, site }) => {
      await put(site, "protection", { enabled: true, passcode });
      const splash = await page.goto(paths.about);
      expect(splash?.headers().refresh).toBe("2");
      await expect(page.getByRole("heading", { name: "Palisade" })).toBeVisible();
      await expect(page.getByRole("heading", { name: about })).toBeVisible();
      await page.goto(paths.pricing);
      await expect(page.getByRole("heading", { name: "Pay for what you check" })).toBeVisible();
    });

    test("continues by the splash page’s link where cookies are off", async ({ page, context, site }) => {
      await put(site, "protection", { enabled: true, passcode });
      // As in a browser without cookies, except that it doesn't return every two seconds.
      await page.route(
        `**${paths.about}`,
        async (route) => {
          const response = await route.fetch();
          const { refresh, "set-cookie": _, ...headers } = response.headers();
          expect(refresh).toBe("2");
          await route.fulfill({ response, headers });
        },
        { times: 1 },
      );
      await page.goto(paths.about);
      await context.clearCookies();
      await page.getByRole("link", { name: "Continue" }).click();
      await expect(page.getByRole("heading", { name: about })).toBeVisible();
      await expect(page).toHaveURL(`${paths.about}?splash=seen`);
    });

    test("sees the gate if staff choose so", async ({ page, site }) => {
      await put(site, "protection", { enabled: true, passcode, mobile: "gate" });
      await page.goto(paths.about);
      await expect(page.getByRole("heading", { name: "Enter passcode to access the site" })).toBeVisible();
    });
  });
}
