import { endpoints, paths } from "@/lib/paths";
import { expect, test } from "../support/browser";
import { eventually } from "../support/eventually";
import { healthOf, storeHour } from "../support/measurements";

const headlines = [
  ["healthy", "All Systems Operational"],
  ["degraded", "Some Systems Degraded"],
  ["critical", "System Issues Detected"],
  ["unknown", "Status Unknown"],
] as const;

for (const [status, headline] of headlines) {
  test(`says '${headline}' when it is ${status}`, async ({ page, site }) => {
    const real = await healthOf(site);
    await page.route(`**${endpoints.health}`, (route) => route.fulfill({ json: { ...real, status } }));
    await page.goto(paths.status);
    await expect(page.getByText(headline, { exact: true })).toBeVisible();
  });
}

test("shows the figures of a mixed hour to the digit", async ({ page, site }) => {
  const now = new Date("2026-11-20T12:30:30Z");
  await site.setClock(now);
  await storeHour(site, now);
  await page.clock.install({ time: now });
  const measured = page.locator("section").filter({ hasText: "Measured by this site" });
  await eventually(async () => {
    await page.goto(paths.status);
    await expect(measured).toContainText("75.00%", { timeout: 1000 });
  });
  await expect(measured.getByRole("definition")).toHaveText(["129 ms", "156 ms", "75.00%", "60"]);
  await page.getByRole("button", { name: /UTC/ }).last().click();
  const hour = page.getByRole("table", { name: "12:00 to 13:00 UTC, 20 Nov" });
  await expect(hour.getByRole("row", { name: "API Service" }).getByRole("cell")).toHaveText([
    "Degraded",
    "60",
    "129 ms",
    "156 ms",
  ]);
  await site.setClock(null);
});

test("shows what was measured, and opens an hour", async ({ page, site }) => {
  await page.goto(paths.status);
  const real = await healthOf(site);
  for (const { name } of real.services)
    await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
  const blocks = page.getByRole("button", { name: /UTC/ });
  await expect(blocks).toHaveCount(24);
  await blocks.last().click();
  await expect(page.getByRole("table")).toContainText("API Service");
  await expect(page.getByText("Published service figures")).toBeVisible();
  await expect(page.getByText("99.97%")).toBeVisible();
});

test("says that it can't connect, with unknown version and environment", async ({ page }) => {
  await page.route(`**${endpoints.health}`, (route) => route.abort());
  await page.goto(paths.status);
  await expect(page.getByText("System Issues Detected")).toBeVisible();
  await expect(page.getByText("Unable to connect to system").first()).toBeVisible();
  await expect(page.locator("dt", { hasText: "Version" }).locator("+ dd")).toHaveText("unknown");
  await expect(page.locator("dt", { hasText: "Environment" }).locator("+ dd")).toHaveText("unknown");
});

test("refreshes every 30 seconds, not while paused, and by hand", async ({ page }) => {
  let asked = 0;
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === endpoints.health) asked += 1;
  });
  await page.clock.install();
  await page.goto(paths.status);
  await expect.poll(() => asked).toBe(1);
  const auto = page.getByRole("checkbox", { name: /refresh/i });
  await expect(auto).toBeChecked();
  await page.clock.runFor(30_000);
  await expect.poll(() => asked).toBe(2);
  await auto.uncheck();
  await page.clock.runFor(120_000);
  expect(asked).toBe(2);
  await page.getByRole("button", { name: "Refresh now" }).click();
  await expect.poll(() => asked).toBe(3);
});

test("doesn't poll while the tab is hidden, and refreshes on return", async ({ page }) => {
  let asked = 0;
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === endpoints.health) asked += 1;
  });
  const show = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, "hidden", { value, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, hidden);
  await page.clock.install();
  await page.goto(paths.status);
  await expect.poll(() => asked).toBe(1);
  await show(true);
  await page.clock.runFor(90_000);
  expect(asked).toBe(1);
  await show(false);
  await expect.poll(() => asked).toBe(2);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("offers the same as picture and plain text", async ({ page }) => {
    await page.goto(paths.status);
    await expect(page.getByRole("img", { name: "Current status" })).toBeVisible();
    await page.getByRole("link", { name: "Status as plain text" }).click();
    await expect(page.locator("body")).toContainText("API Service:");
  });
});
