import type { Locator } from "@playwright/test";
import { endpoints, paths } from "@/lib/site/paths";
import { statusWords } from "@/lib/status/words";
import { expect, test } from "@/tests/support/browser";
import { eventually } from "@/tests/support/eventually";
import { holdRoute, openBeforeScripts } from "@/tests/support/hold-route";
import { layoutShift } from "@/tests/support/layout-shift";
import { healthOf, storeHour } from "@/tests/support/measurements";
import { openSettled } from "@/tests/support/open-settled";

test.use({ sharesSite: true });

const headlines = [
  ["healthy", "All Systems Operational"],
  ["degraded", "Some Systems Degraded"],
  ["critical", "System Issues Detected"],
  ["unknown", "Status Unknown"],
] as const;

for (const [status, headline] of headlines) {
  test(`the page says “${headline}” when the state is ${status}`, async ({ page, site }) => {
    const real = await healthOf(site);
    await page.route(`**${endpoints.health}`, (route) => route.fulfill({ json: { ...real, status } }));
    await page.goto(paths.status);
    await expect(page.getByText(headline, { exact: true })).toBeVisible();
  });
}

test.describe("a server with a simulated clock", () => {
  test.use({ sharesSite: false });
  test.afterEach(({ site }) => site.setClock(null));

  test("the exact figures of an hour with mixed results are shown", async ({ page, site }) => {
    const now = new Date("2026-11-20T12:30:30Z");
    await site.setClock(now);
    await page.clock.install({ time: now });
    const measured = page.locator("section").filter({ hasText: "Measured by this site" });
    await eventually(async () => {
      // Stored again, because the site may have measured meanwhile.
      await storeHour(site, now);
      await page.goto(paths.status);
      const figures = ["129 ms", "156 ms", "75.00%", "60"];
      await expect(measured.getByRole("definition")).toHaveText(figures, { timeout: 2000 });
    });
    await page.getByRole("button", { name: /UTC/ }).last().click();
    const hour = page.getByRole("table", { name: "12:00 to 13:00 UTC, Nov 20" });
    await expect(hour.getByRole("row", { name: "API Service" }).getByRole("cell")).toHaveText([
      "Degraded",
      "60",
      "129 ms",
      "156 ms",
    ]);
  });
});

test("the status page shows what was measured, and opens an hour", async ({ page, site }) => {
  await page.goto(paths.status);
  const real = await healthOf(site);
  // Once above its card, and once above its last days or their outline.
  for (const { name } of real.services)
    await expect(page.getByRole("heading", { name, exact: true })).toHaveCount(2);
  const blocks = page.getByRole("button", { name: /UTC/ });
  await expect(blocks).toHaveCount(24);
  await blocks.last().click();
  await expect(page.getByRole("table")).toContainText("API Service");
  await expect(page.getByText("Published service figures")).toBeVisible();
  await expect(page.getByText("99.97%")).toBeVisible();
});

test("the status page shows that it can’t connect, with unknown version and environment", async ({
  page,
}) => {
  await page.route(`**${endpoints.health}`, (route) => route.abort());
  await page.goto(paths.status);
  await expect(page.getByText("System Issues Detected")).toBeVisible();
  await expect(page.getByText("Unable to connect to system").first()).toBeVisible();
  await expect(page.locator("dt", { hasText: "Version" }).locator("+ dd")).toHaveText("unknown");
  await expect(page.locator("dt", { hasText: "Environment" }).locator("+ dd")).toHaveText("unknown");
});

test("the status page shows that a hanging server can’t be reached, on the first request and later", async ({
  page,
  site,
}) => {
  const real = await healthOf(site);
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  const asked = () => page.waitForRequest(`**${endpoints.health}`);
  const json = { ...real, status: "healthy" };
  await page.route(`**${endpoints.health}`, (route) => route.fulfill({ json }), { times: 1 });
  await page.goto(paths.status);
  await expect(page.getByText("All Systems Operational")).toBeVisible();
  const release = await holdRoute(page, endpoints.health);
  const again = asked();
  await page.clock.runFor(30_000);
  await again;
  await page.clock.runFor(9900);
  await expect(page.getByText("All Systems Operational")).toBeVisible();
  await page.clock.runFor(200);
  await expect(page.getByText("System Issues Detected")).toBeVisible();
  await expect(page.getByText("Unable to connect to system").first()).toBeVisible();

  const first = asked();
  await page.reload();
  await first;
  await page.clock.runFor(10_000);
  await expect(page.getByText("System Issues Detected")).toBeVisible();
  await release();
});

test("the status page doesn’t treat a replaced request as failed", async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  const asked = () => page.waitForRequest(`**${endpoints.health}`);
  const release = await holdRoute(page, endpoints.health);
  const first = asked();
  await page.goto(paths.status);
  await first;
  await page.clock.runFor(6000);
  const second = asked();
  await page.getByRole("button", { name: "Refreshing" }).press("Enter");
  await second;
  await page.clock.runFor(6000);
  await expect(page.getByText("System Issues Detected")).toHaveCount(0);
  await release();
  await expect(page.getByRole("button", { name: /UTC/ })).toHaveCount(24);
});

test("no page mentions an incident while none is open", async ({ page }) => {
  for (const path of [paths.home, paths.status]) {
    await openSettled(page, path);
    for (const text of Object.values(statusWords.en.notice)) await expect(page.getByText(text)).toBeHidden();
  }
});

test.describe("with an open incident", () => {
  test.use({ sharesSite: false });

  test("the status page shows it first, colors its hours and announces it on other pages, without layout shift", async ({
    page,
    site,
  }) => {
    const at = new Date();
    const message = `A switch is being replaced. ${"Requests may fail. ".repeat(25)}\n\nNext update at 06:30 UTC.`;
    const update = { state: "identified", message, actor: "console", at };
    await site.db.incident.create({
      data: {
        ...{ id: "open", kind: "incident", title: "Answers fail", impact: "critical", state: "identified" },
        ...{ startsAt: at, createdAt: at, updatedAt: at, updates: { create: update } },
        services: { create: { service: "api", impact: "critical" } },
      },
    });
    await page.setViewportSize({ width: 390, height: 844 });
    const notice = page.getByRole("link", { name: statusWords.en.notice.home });
    await expect(async () => {
      await openSettled(page, paths.home);
      await expect(notice).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expect(page.getByText(statusWords.en.notice.footer, { exact: true })).toBeVisible();
    expect(await page.evaluate(layoutShift)).toEqual([]);

    await openSettled(page, paths.status);
    const open = page.getByRole("region", { name: statusWords.en.live.open.title });
    const text = open.getByText("A switch is being replaced.");
    await expect(text).toContainText("Next update");
    // All of it, with its line breaks.
    expect(await text.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
    await expect(text).toHaveCSS("white-space-collapse", "preserve-breaks");
    const top = (await open.boundingBox())?.y ?? Number.POSITIVE_INFINITY;
    expect(top).toBeLessThan(844);
    await expect(page.getByRole("button", { name: /incident: Answers fail/ })).not.toHaveCount(0);
    await expect(page.getByText("Major outage", { exact: true })).toBeVisible();
    expect(await page.evaluate(layoutShift)).toEqual([]);

    // A shorter update while the visitor is on another page leaves no gap.
    await page.getByRole("contentinfo").getByRole("link", { name: "Pricing" }).click();
    await expect(page).toHaveURL(paths.pricing);
    const later = { state: "monitoring", message: "It works again.", actor: "console", at: new Date() };
    await site.db.incident.update({ where: { id: "open" }, data: { updates: { create: later } } });
    await page.goBack();
    // The server reads incidents every few seconds, and the page refreshes itself every 30.
    await expect(async () => {
      await page.getByRole("button", { name: "Refresh now" }).click();
      await expect(open.getByText("It works again.")).toBeVisible({ timeout: 1000 });
    }).toPass();
    const heightOf = async (locator: Locator) => (await locator.boundingBox())?.height;
    expect(await heightOf(open)).toBe(await heightOf(open.getByRole("list")));
  });
});

test("the status page announces an opened hour to screen readers, but not its table", async ({ page }) => {
  await page.goto(paths.status);
  const hour = page.getByRole("button", { name: /UTC/ }).last();
  await hour.click();
  const span = (await hour.getAttribute("aria-label"))?.split(": ")[0] ?? "";
  await expect(page.getByRole("status").filter({ hasText: span })).toHaveText(span);
  await expect(page.getByRole("table", { name: span })).toBeVisible();
  await expect(page.locator("[aria-live] table, [role=status] table")).toHaveCount(0);
});

for (const width of [320, 360, 640]) {
  test(`the status page has a touch target for each hour at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(paths.status);
    const hours = page.getByRole("button", { name: /UTC/ });
    await expect(hours).toHaveCount(24);
    const lefts = await hours.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
    const steps = lefts.slice(1).map((left, at) => left - (lefts[at] ?? 0));
    expect(Math.min(...steps.filter((step) => step > 0))).toBeGreaterThanOrEqual(24);
  });
}

test("the status page refreshes every 30 seconds, not while paused, and on request", async ({ page }) => {
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

test("the status page doesn’t poll if auto-refresh was unchecked before its scripts ran", async ({
  page,
}) => {
  let asked = 0;
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === endpoints.health) asked += 1;
  });
  await page.clock.install();
  const release = await openBeforeScripts(page, paths.status);
  const auto = page.getByRole("checkbox", { name: /refresh/i });
  await auto.uncheck();
  await release();
  await expect.poll(() => asked).toBe(1);
  await page.clock.runFor(120_000);
  expect(asked).toBe(1);
  await expect(auto).not.toBeChecked();
  await auto.check();
  await page.clock.runFor(30_000);
  await expect.poll(() => asked).toBe(2);
});

test("the status page doesn’t poll while the tab is hidden, and refreshes on return", async ({ page }) => {
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
  test("the status page links to the same content as an image and plain text", async ({ page }) => {
    await page.goto(paths.status);
    await expect(page.getByRole("img", { name: "Current status" })).toBeVisible();
    await page.getByRole("link", { name: "Status as plain text" }).click();
    await expect(page.locator("body")).toContainText("API Service:");
  });
});
