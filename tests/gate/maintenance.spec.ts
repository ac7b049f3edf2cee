import { exemptByDefault } from "@/lib/settings/exempt-paths";
import { endpoints, paths } from "@/lib/site/paths";
import { holdRoute } from "@/tests/support/hold-route";
import { openSettled } from "@/tests/support/open-settled";
import { carry, expect, put, signedIn, test } from "@/tests/support/operator";

test.use({ sharesSite: true });

const minutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString();
const message = "Moving to larger disks.";
const poll = 60_000;

test("an open page is covered at its next poll, and uncovered with everything still typed", async ({
  page,
  site,
}) => {
  await page.clock.install();
  await page.goto(paths.contact);
  await page.getByLabel("Message").fill("half a sentence");
  await put(site, "maintenance", { enabled: true, message });
  await page.clock.runFor(poll - 5000);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.clock.runFor(5000);

  const overlay = page.getByRole("dialog", { name: "Under Maintenance" });
  await expect(overlay).toBeVisible();
  await expect(overlay).toContainText(message);
  await expect(overlay.getByText("Estimated time remaining")).toHaveCount(0);

  await put(site, "maintenance", { enabled: false });
  await page.clock.runFor(poll);
  await expect(overlay).toHaveCount(0);
  await expect(page.getByLabel("Message")).toHaveValue("half a sentence");
  await expect(page.getByLabel("Message")).toBeFocused();
});

test("an open page stays usable if the overlay’s script can’t be loaded, and is covered once it can", async ({
  page,
  site,
}) => {
  await page.clock.install();
  await openSettled(page, paths.contact);
  await page.getByLabel("Message").fill("half a sentence");
  await put(site, "maintenance", { enabled: true, message });
  const scripts = "**/_next/static/**/*.js";
  let failures = 0;
  await page.route(scripts, (route) => {
    failures += 1;
    return route.abort();
  });
  // More than the bundler's own second attempt.
  await expect(async () => {
    await page.clock.runFor(poll);
    expect(failures).toBeGreaterThan(2);
  }).toPass();
  await expect(page.getByLabel("Message")).toHaveValue("half a sentence");
  await page.unroute(scripts);
  const overlay = page.getByRole("dialog", { name: "Under Maintenance" });
  await expect(async () => {
    await page.clock.runFor(poll);
    await expect(overlay).toBeVisible({ timeout: 1000 });
  }).toPass();
  await put(site, "maintenance", { enabled: false });
  await page.clock.runFor(poll);
  await expect(overlay).toHaveCount(0);
  await expect(page.getByLabel("Message")).toHaveValue("half a sentence");
});

test("the overlay keeps the focus inside and the page behind it inert", async ({ page, site }) => {
  await page.clock.install();
  await page.goto(paths.contact);
  const name = page.getByLabel("Name");
  await name.fill("Ada");
  await put(site, "maintenance", { enabled: true, message });
  await page.clock.runFor(poll);
  const overlay = page.getByRole("dialog", { name: "Under Maintenance" });
  await expect(overlay.getByRole("heading", { name: "Under Maintenance" })).toBeFocused();

  const links = overlay.getByRole("link");
  await expect(links).not.toHaveCount(0);
  const last = (await links.count()) - 1;
  for (const place of [...Array(last + 1).keys(), 0]) {
    await page.keyboard.press("Tab");
    await expect(links.nth(place)).toBeFocused();
  }
  await page.keyboard.press("Shift+Tab");
  await expect(links.nth(last)).toBeFocused();

  for (const press of [1, 2, 3]) {
    await page.keyboard.press("Escape");
    await expect(overlay, `after Escape ${press}`).toBeVisible();
  }
  await name.evaluate((field) => field.focus());
  await expect(name).not.toBeFocused();
  const onTop = await name.evaluate((field) => {
    const { left, top } = field.getBoundingClientRect();
    return document.elementFromPoint(left + 5, top + 5)?.closest("dialog") !== null;
  });
  expect(onTop).toBe(true);
});

test("the countdown shows hours, minutes and seconds, and ends with “Soon”", async ({ page, site }) => {
  // The browser's clock stands still one hour in the past, so that only the test advances it, and all of the browser's
  // own figures except the seconds differ from those in the server's page.
  const earlier = Date.now() - 61 * 60_000;
  await page.clock.install({ time: earlier });
  await page.clock.pauseAt(earlier + 1000);
  await put(site, "maintenance", { enabled: true, message, endTime: minutes(62) });
  const answer = await page.goto(paths.about);
  expect(answer?.status()).toBe(503);
  const timer = page.getByRole("timer");
  await expect(timer).toContainText("Estimated time remaining");
  const seconds = async () => {
    const [hours = 0, left = 0, rest = 0] = (await timer.locator("dd").allInnerTexts()).map(Number);
    return hours * 3600 + left * 60 + rest;
  };
  await expect(async () => {
    await page.clock.runFor(1000);
    expect(await seconds()).toBeGreaterThan(122 * 60);
  }).toPass();
  const before = await seconds();
  for (const passed of [1, 2, 3]) {
    await page.clock.runFor(1000);
    await expect.poll(seconds).toBe(before - passed);
  }
  await expect(timer.locator("dt")).toHaveText(["hours", "minutes", "seconds"]);
  await page.clock.runFor(before * 1000);
  await expect(timer).toContainText("Soon");
  await expect(timer.locator("dd")).toHaveCount(0);
});

test("a new page is a 503 that reloads when maintenance is over", async ({ page, site }) => {
  await page.clock.install();
  await put(site, "maintenance", { enabled: true, message });
  const answer = await page.goto(paths.pricing);
  expect(answer?.status()).toBe(503);
  await expect(page.getByRole("heading", { level: 1, name: "Under Maintenance" })).toBeVisible();
  await expect(page.getByText(message)).toBeVisible();
  await put(site, "maintenance", { enabled: false });
  await page.clock.runFor(poll);
  await expect(page.getByRole("heading", { name: "Pay for what you check" })).toBeVisible();
});

test("a maintenance page shown in place of another page updates its message and end", async ({
  page,
  site,
}) => {
  await page.clock.install();
  await put(site, "maintenance", { enabled: true, message });
  await page.goto(paths.pricing);
  await expect(page.getByText(message)).toBeVisible();
  await put(site, "maintenance", { enabled: true, message: "It takes longer.", endTime: minutes(300) });
  await page.clock.runFor(poll);
  await expect(page.getByText("It takes longer.")).toBeVisible();
  await expect(page.getByRole("timer").locator("dd").first()).toHaveText(/^0[45]$/);
});

test("the overlay links to exempt pages, and doesn’t cover them", async ({ page, site }) => {
  await page.clock.install();
  await put(site, "maintenance", { enabled: true, message });
  for (const [link, path] of [
    ["System status", paths.status],
    ["GDPR request", paths.gdprRequest],
    ["CCPA request", paths.ccpaRequest],
  ] as const) {
    await page.goto(paths.about);
    const polled = page.waitForResponse((response) => response.url().endsWith(endpoints.maintenance));
    await page.getByRole("link", { name: link }).click();
    await expect(page).toHaveURL(path);
    await polled;
    await page.clock.runFor(poll);
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
});

test("the overlay links only to pages that stay reachable", async ({ page, site }) => {
  await page.clock.install();
  await page.goto(paths.about);
  await put(site, "maintenance", { enabled: true, message, exempt: [paths.status] });
  await page.clock.runFor(poll);
  const overlay = page.getByRole("dialog");
  await expect(overlay.getByRole("link")).toHaveText(["System status"]);
  await put(site, "maintenance", { enabled: true, message, exempt: [] });
  await page.clock.runFor(poll);
  await expect(overlay.getByText("Still available")).toHaveCount(0);
  await expect(overlay.getByRole("link")).toHaveCount(0);
  await put(site, "maintenance", { exempt: exemptByDefault });
});

test("signed-in staff see the site", async ({ page, context, site }) => {
  await carry(context, site, await signedIn(site));
  await put(site, "maintenance", { enabled: true, message });
  const polled = page.waitForResponse((response) => response.url().endsWith(endpoints.maintenance));
  const answer = await page.goto(paths.about);
  expect(answer?.status()).toBe(200);
  await polled;
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a check that hangs is aborted before the next one", async ({ page }) => {
  await page.clock.install();
  const release = await holdRoute(page, endpoints.maintenance);
  const asked = page.waitForRequest(`**${endpoints.maintenance}`);
  await page.goto(paths.about);
  const dropped = page.waitForEvent("requestfailed", (request) =>
    request.url().endsWith(endpoints.maintenance),
  );
  await asked;
  await page.clock.runFor(10_000);
  await dropped;
  await release();
});

test("a failed check is only logged", async ({ page }) => {
  const logged = page.waitForEvent("console", (entry) =>
    entry.text().startsWith("Maintenance could not be checked"),
  );
  await page.route(`**${endpoints.maintenance}`, (route) => route.fulfill({ status: 500, body: "" }));
  await page.goto(paths.about);
  expect((await logged).type()).toBe("warning");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the page shows the message and the end", async ({ page, site }) => {
    await put(site, "maintenance", { enabled: true, message, endTime: minutes(90) });
    await page.goto(paths.about);
    await expect(page.getByRole("heading", { name: "Under Maintenance" })).toBeVisible();
    await expect(page.getByText(message)).toBeVisible();
    await expect(page.getByRole("timer").locator("dd").first()).toHaveText("01");
  });
});
