import type { Page } from "@playwright/test";
import { endpoints, paths } from "@/lib/site/paths";
import { finishAnimations } from "@/tests/support/finish-animations";
import { holdRoute, openBeforeScripts } from "@/tests/support/hold-route";
import { expect, passcode, put, test } from "@/tests/support/operator";

test.use({ sharesSite: true });

const about = "A fence, not a watchtower";
const invalid = "Invalid passcode. Please try again.";
const protection = `**${endpoints.protection}`;

const gateOf = (page: Page) => page.getByRole("heading", { name: "Enter passcode to access the site" });
const fieldOf = (page: Page) => page.getByLabel("Passcode", { exact: true });

async function enter(page: Page, typed: string): Promise<void> {
  await fieldOf(page).fill(typed);
  await page.getByRole("button", { name: "Access Site" }).click();
}

test.describe("the passcode gate", () => {
  test.beforeEach(({ site }) => put(site, "protection", { enabled: true, passcode }));

  test("appears at the page’s own address", async ({ page }) => {
    await page.goto(paths.about);
    await expect(gateOf(page)).toBeVisible();
    await expect(page).toHaveURL(paths.about);
  });

  test("says that a passcode is wrong, empties the field, and clears the message at the next key", async ({
    page,
  }) => {
    await page.goto(paths.about);
    await enter(page, "wrong");
    await expect(page.getByText(invalid)).toBeVisible();
    await expect(fieldOf(page)).toHaveValue("");
    await expect(fieldOf(page)).toBeFocused();
    await fieldOf(page).press("b");
    await expect(page.getByText(invalid)).toHaveCount(0);
  });

  test("opens the page for the right passcode, for the whole session", async ({ page, context }) => {
    await page.goto(paths.about);
    await enter(page, passcode);
    await expect(page.getByRole("heading", { name: about })).toBeVisible();
    await expect(page).toHaveURL(paths.about);
    await page.reload();
    await expect(page.getByRole("heading", { name: about })).toBeVisible();
    const tab = await context.newPage();
    await tab.goto(paths.pricing);
    await expect(tab.getByRole("heading", { name: "Pay for what you check" })).toBeVisible();
  });

  test("stays closed in another browser", async ({ page, browser }) => {
    await page.goto(paths.about);
    await enter(page, passcode);
    await expect(page.getByRole("heading", { name: about })).toBeVisible();
    const another = await browser.newPage();
    await another.goto(paths.about);
    await expect(gateOf(another)).toBeVisible();
    await another.close();
  });

  test("shows and hides the typed passcode", async ({ page }) => {
    await page.goto(paths.about);
    const field = fieldOf(page);
    await expect(field).toHaveAttribute("type", "password");
    await page.getByRole("button", { name: "Show passcode" }).click();
    await expect(field).toHaveAttribute("type", "text");
    await page.getByRole("button", { name: "Hide passcode" }).click();
    await expect(field).toHaveAttribute("type", "password");
  });

  test("rejects a passcode that can’t be valid", async ({ page }) => {
    await page.goto(paths.about);
    for (const wrong of ["   ", "y".repeat(300)]) {
      await enter(page, wrong);
      await expect(page.getByText(invalid)).toBeVisible();
      await expect(fieldOf(page)).toHaveValue("");
      await fieldOf(page).press("b");
    }
  });

  for (const motion of ["no-preference", "reduce"] as const) {
    test(`shows a spinner while the status is checked, with the motion preference “${motion}”`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: motion });
      const release = await holdRoute(page, protection);
      await page.goto(paths.about);
      const spinner = page.locator(".gate-spinner");
      await expect(spinner).toBeVisible();
      await expect(spinner).toHaveAttribute("aria-hidden", "true");
      await expect(spinner).toHaveCSS("animation-name", motion === "reduce" ? "none" : "gate-spin");
      await release();
      await expect(spinner).toBeHidden();
    });
  }

  test("keeps its timers on a machine that is too slow for animations", async ({ page }) => {
    await holdRoute(page, protection);
    await page.goto(paths.about);
    await page.evaluate(() => {
      document.documentElement.dataset.motion = "off";
    });
    await expect(page.locator(".gate-spinner")).toHaveCSS("animation-name", "none");
    await expect(page.locator(".gate-loading")).toHaveCSS("animation-name", "gate-leave");
    await expect(page.locator(".gate-form")).toHaveCSS("animation-name", "gate-enter");
  });

  test("says “Loading...” while the status is checked", async ({ page }) => {
    const release = await holdRoute(page, protection);
    await page.goto(paths.about);
    await expect(page.getByText("Loading...")).toBeVisible();
    await expect(gateOf(page)).toBeHidden();
    await release();
    await expect(gateOf(page)).toBeVisible();
    await expect(page.getByText("Loading...")).toBeHidden();
  });

  for (const [how, answer] of [
    ["fails", { status: 500, body: "" }],
    ["gets an unreadable answer", { status: 200, body: "<html>" }],
  ] as const) {
    test(`reloads once, then shows the form, if the check ${how}`, async ({ page }) => {
      let documents = 0;
      page.on("request", (request) => {
        if (request.isNavigationRequest()) documents += 1;
      });
      const warnings: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "warning") warnings.push(message.text());
      });
      await page.route(protection, (route) => route.fulfill(answer));
      await page.goto(paths.about);
      await expect(gateOf(page)).toBeVisible();
      expect(documents).toBe(2);
      const logged = expect.stringContaining("Protection could not be checked.");
      await expect.poll(() => warnings).toEqual([logged, logged]);
    });
  }

  for (const [how, seconds, keepsRequest] of [
    ["reloads if the check takes five seconds", 5, false],
    ["reloads after seven seconds if the browser doesn’t abort the check", 7, true],
  ] as const) {
    test(how, async ({ page }) => {
      if (keepsRequest) {
        await page.addInitScript(() => {
          AbortController.prototype.abort = () => undefined;
        });
      }
      await page.clock.install({ time: 0 });
      await page.clock.pauseAt(1000);
      await holdRoute(page, protection);
      // The timers start with the request.
      const asked = page.waitForRequest(protection);
      await page.goto(paths.about);
      await asked;
      let loads = 0;
      page.on("load", () => {
        loads += 1;
      });
      await page.clock.runFor(seconds * 1000 - 100);
      await expect(page.getByText("Loading...")).toBeVisible();
      expect(loads).toBe(0);
      const reloaded = page.waitForEvent("load");
      await page.clock.runFor(200);
      await reloaded;
    });
  }

  test.describe("used before the page’s scripts ran", () => {
    test("opens the site while the status is still checked", async ({ page }) => {
      await holdRoute(page, endpoints.protection);
      const asked = page.waitForRequest(protection);
      const release = await openBeforeScripts(page, paths.about);
      await finishAnimations(page);
      await fieldOf(page).fill(passcode);
      await release();
      await asked;
      await page.getByRole("button", { name: "Access Site" }).click();
      await expect(page.getByRole("heading", { name: about })).toBeVisible();
    });

    test("says that a passcode is wrong, and focuses the field", async ({ page }) => {
      const release = await openBeforeScripts(page, paths.about);
      await finishAnimations(page);
      await enter(page, "wrong");
      await expect(page).toHaveURL(/#wrong-passcode$/);
      await release();
      await expect(page.getByText(invalid)).toBeVisible();
      await expect(fieldOf(page)).toBeFocused();
    });

    test("keeps what was typed if the check fails", async ({ page }) => {
      await page.route(protection, (route) => route.fulfill({ status: 500, body: "" }));
      const failed = page.waitForEvent("console", (message) => message.type() === "warning");
      const release = await openBeforeScripts(page, paths.about);
      await finishAnimations(page);
      await fieldOf(page).fill(passcode);
      await release();
      await failed;
      await expect(page.locator(".gate")).toHaveAttribute("data-state", "ready");
      await expect(fieldOf(page)).toHaveValue(passcode);
    });
  });

  test("recovers from a passcode check that hangs", async ({ page }) => {
    await page.clock.install();
    await holdRoute(page, endpoints.access);
    await page.goto(paths.about);
    const field = fieldOf(page);
    await field.fill(passcode);
    const asked = page.waitForRequest(`**${endpoints.access}`);
    await page.getByRole("button", { name: "Access Site" }).click();
    await asked;
    await expect(page.getByRole("button", { name: "Checking..." })).toBeDisabled();
    await page.clock.runFor(10_000);
    await expect(page.getByText("We can’t check the passcode right now.")).toBeVisible();
    await expect(field).toHaveValue(passcode);
    await expect(page.getByRole("button", { name: "Access Site" })).toBeEnabled();
    await expect(field).toBeFocused();
  });

  test("disappears when the gate has been opened", async ({ page, site }) => {
    const release = await holdRoute(page, protection);
    await page.goto(paths.about);
    await put(site, "protection", { enabled: false });
    await release();
    await expect(page.getByRole("heading", { name: about })).toBeVisible();
  });

  test("isn’t opened by a flag stored in the browser", async ({ page }) => {
    await page.goto(paths.about);
    await page.evaluate(() => sessionStorage.setItem("palisade-access", "true"));
    await page.reload();
    await expect(gateOf(page)).toBeVisible();
  });

  test("closes again for everybody at the next click after the passcode changes", async ({ page, site }) => {
    await page.goto(paths.about);
    await enter(page, passcode);
    await expect(page.getByRole("heading", { name: about })).toBeVisible();
    await put(site, "protection", { enabled: true, passcode: "grey heron" });
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Pricing" }).click();
    await expect(gateOf(page)).toBeVisible();
    await expect(page).toHaveURL(paths.pricing);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(async ({ page, site }) => {
    await put(site, "protection", { enabled: true, passcode });
    await page.goto(`${paths.pricing}?from=mail`);
  });

  test("the gate offers nothing that needs a script", async ({ page }) => {
    await expect(fieldOf(page)).toBeVisible();
    await expect(page.getByText("Loading...")).toBeHidden();
    await expect(page.getByRole("button", { name: "Show passcode" })).toBeHidden();
  });

  test("the gate says that a passcode is wrong", async ({ page }) => {
    await enter(page, "wrong");
    await expect(page.locator("#wrong-passcode")).toBeFocused();
    await expect(page.locator("#wrong-passcode")).toContainText(invalid);
  });

  test("the right passcode opens the requested page with its query", async ({ page }) => {
    await enter(page, passcode);
    await expect(page).toHaveURL(`${paths.pricing}?from=mail`);
    await expect(page.getByRole("heading", { name: "Pay for what you check" })).toBeVisible();
  });
});
