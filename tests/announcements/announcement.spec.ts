import type { Page } from "@playwright/test";
import { announcementByPageHeader, pageHeader } from "@/lib/platform/http/headers";
import { endpoints, paths } from "@/lib/site/paths";
import { gate } from "@/tests/support/gate";
import { restore } from "@/tests/support/hold-route";
import { layoutShift } from "@/tests/support/layout-shift";
import { openSettled } from "@/tests/support/open-settled";
import { expect, put, test } from "@/tests/support/operator";

test.use({ sharesSite: true });

const bar = (page: Page) => page.getByRole("region", { name: "Announcement" });
const announce = (more: object = {}) => ({ enabled: true, message: "Read-only on Saturday.", ...more });
const asked = (page: Page) =>
  page.waitForResponse((response) => response.url().endsWith(endpoints.announcement));

test("an announcement that is off is not shown", async ({ page }) => {
  const answered = asked(page);
  await page.goto(paths.about);
  await answered;
  await expect(bar(page)).toHaveCount(0);
});

for (const type of ["info", "success", "warning", "danger"] as const) {
  test(`an announcement of type ${type} has its color and icon`, async ({ page, site }) => {
    await put(site, "announcement", announce({ type }));
    await page.goto(paths.about);
    await expect(bar(page)).toContainText("Read-only on Saturday.");
    await expect(bar(page)).toHaveAttribute("data-type", type);
    await expect(bar(page).locator("svg.announcement-icon:visible")).toHaveClass(new RegExp(`is-${type}`));
    await expect(bar(page).locator("svg.announcement-icon:visible")).toHaveCount(1);
  });
}

test("an unknown type is shown as info", async ({ page }) => {
  await page.route(`**${endpoints.announcement}`, (route) =>
    route.fulfill({
      json: { success: true, announcement: announce({ type: "loud", dismissible: false, expiresAt: null }) },
    }),
  );
  await page.goto(paths.about);
  await expect(bar(page)).toHaveAttribute("data-type", "info");
});

test("right-to-left text is written from right to left", async ({ page, site }) => {
  await put(site, "announcement", announce({ message: "תחזוקה ביום שבת!" }));
  await page.goto(paths.about);
  await expect(bar(page).getByText("תחזוקה ביום שבת!")).toHaveCSS("direction", "rtl");
});

test("an announcement links to its address and shows markup as text", async ({ page, site }) => {
  const message = "<b>Bold</b> & <script>alert(1)</script>";
  await put(site, "announcement", announce({ message, link: paths.status, linkText: "System status" }));
  await page.goto(paths.about);
  await expect(bar(page).getByText(message)).toBeVisible();
  await bar(page).getByRole("link", { name: "System status" }).click();
  await expect(page).toHaveURL(paths.status);
  await put(site, "announcement", announce({ link: paths.status }));
  await page.goto(paths.about);
  await expect(bar(page).getByRole("link", { name: "Learn more" })).toBeVisible();
  await put(site, "announcement", announce());
  await page.goto(paths.about);
  await expect(bar(page)).toBeVisible();
  await expect(bar(page).getByRole("link")).toHaveCount(0);
});

test("an announcement dismissed on another page is gone after going back", async ({
  page,
  context,
  site,
}) => {
  await put(site, "announcement", announce());
  await page.goto(paths.about);
  await expect(bar(page)).toBeVisible();
  const next = await context.newPage();
  await next.goto(paths.pricing);
  await bar(next).getByRole("button", { name: "Dismiss announcement" }).click();
  await restore(page);
  await expect(bar(page)).toHaveCount(0);
});

test("a dismissed announcement stays away until its message changes", async ({ page, site }) => {
  await put(site, "announcement", announce());
  await page.goto(paths.about);
  await bar(page).getByRole("button", { name: "Dismiss announcement" }).click();
  await expect(bar(page)).toHaveCount(0);
  await expect(page.getByRole("main")).toBeFocused();
  const answered = asked(page);
  await page.goto(paths.pricing);
  await answered;
  await expect(bar(page)).toHaveCount(0);

  await put(site, "announcement", announce({ message: "Another one." }));
  await page.goto(paths.about);
  await expect(bar(page)).toContainText("Another one.");
});

test("an announcement can’t be dismissed if staff chose that", async ({ page, site }) => {
  await put(site, "announcement", announce({ dismissible: false }));
  await page.goto(paths.about);
  await expect(bar(page)).toBeVisible();
  await expect(bar(page).getByRole("button")).toHaveCount(0);
});

test("an announcement disappears when it expires, and isn’t shown afterwards", async ({ page, site }) => {
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
  await page.clock.install();
  await put(site, "announcement", announce({ expiresAt }));
  await page.goto(paths.about);
  await expect(bar(page)).toBeVisible();
  await page.clock.fastForward(3_600_000);
  await expect(bar(page)).toHaveCount(0);

  const answered = asked(page);
  await page.goto(paths.pricing);
  await answered;
  await expect(bar(page)).toHaveCount(0);
});

test("a page opened while another page’s announcement is loading shows its own", async ({ page }) => {
  const { open: answerFirst, opened } = gate();
  await page.route(`**${endpoints.announcement}`, async (route) => {
    const of = route.request().headers()[pageHeader];
    if (of === paths.about) await opened;
    const message = `Only on ${of}.`;
    await route.fulfill({
      headers: { [announcementByPageHeader]: "1" },
      json: { success: true, announcement: announce({ message, dismissible: false, expiresAt: null }) },
    });
  });
  await page.goto(paths.about);
  await page.getByRole("banner").getByRole("link", { name: "Pricing" }).click();
  await expect(page).toHaveURL(paths.pricing);
  answerFirst();
  await expect(bar(page)).toContainText(`Only on ${paths.pricing}.`);
});

test("an announcement stays from page to page, except on sign-up", async ({ page, site }) => {
  await put(site, "announcement", announce());
  await page.goto(paths.about);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Pricing" }).click();
  await expect(page).toHaveURL(paths.pricing);
  await expect(bar(page)).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: "Get Started" }).click();
  await expect(page).toHaveURL(paths.signup);
  await expect(bar(page)).toHaveCount(0);
  await expect(page.locator("html")).not.toHaveAttribute("data-announcement");
  await page.goBack();
  await expect(bar(page)).toBeVisible();
});

const long = "Long news. ".repeat(25).trim();

for (const width of [320, 1280]) {
  for (const message of ["Short news.", long]) {
    test(`an announcement of ${message.length} characters moves and covers nothing at ${width} px`, async ({
      page,
      site,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await put(site, "announcement", announce({ message, link: paths.status }));
      await openSettled(page, paths.about);
      expect(await page.evaluate(layoutShift)).toEqual([]);
      expect(
        await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ),
      ).toBe(0);
      const [top, header, title] = await Promise.all(
        [bar(page), page.getByRole("banner"), page.getByRole("heading", { level: 1 })].map((part) =>
          part.boundingBox(),
        ),
      );
      expect(top?.y).toBe(0);
      expect(header?.y).toBeCloseTo(top?.height ?? 0, 0);
      expect(title?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
    });
  }
}

test("on a phone, a long announcement is shown in full and scrolls away with the page", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await put(site, "announcement", announce({ message: long, link: paths.status }));
  await openSettled(page, paths.about);
  expect(await bar(page).evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
  const text = await bar(page).locator("p").boundingBox();
  expect(text?.y).toBeGreaterThan(0);
  await page.evaluate(() => scrollTo({ top: 60, behavior: "instant" }));
  const header = page.getByRole("banner");
  await page.getByRole("button", { name: "Open menu" }).click();
  const menu = page.locator("#site-menu");
  for (const top of [60, 600]) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), top);
    await expect(async () => {
      const [above, below] = await Promise.all([header.boundingBox(), menu.boundingBox()]);
      expect(below?.y).toBeCloseTo((above?.y ?? 0) + (above?.height ?? 0), 0);
    }).toPass();
  }
  await expect(bar(page)).not.toBeInViewport();
  expect((await header.boundingBox())?.y).toBe(0);
});

for (const [what, path, selector] of [
  ["the head of the comparison", paths.pricing, ".comparison thead"],
  ["the contents of a legal page", paths.terms, "nav.sticky"],
  ["the documentation's sidebar", paths.documentation, "div:has(> nav):has(input[type=search])"],
] as const) {
  test(`an announcement doesn’t cover a sticky element: ${what}`, async ({ page, site }) => {
    await page.setViewportSize({ width: 1440, height: 700 });
    await put(site, "announcement", announce({ message: long.repeat(3).slice(0, 300) }));
    await page.goto(path);
    await expect(bar(page)).toBeVisible();
    const part = page.locator(selector).first();
    // Scrolls until the element sticks; otherwise its top would be above the window's.
    await part.evaluate((element) => {
      const { top } = (element.closest("table") ?? element).getBoundingClientRect();
      scrollTo({ top: top + scrollY + 40, behavior: "instant" });
    });
    const header = await page.getByRole("banner").boundingBox();
    const box = await part.boundingBox();
    const end = (header?.y ?? 0) + (header?.height ?? 0);
    expect(header?.y).toBeGreaterThan(0);
    // The header's last pixel is its border, which a part may overlap.
    expect(box?.y).toBeGreaterThanOrEqual(end - 1);
    expect(box?.y).toBeLessThan(end + 40);
  });
}

test("an announcement that arrives after the page doesn’t move the content", async ({ page }) => {
  await page.route(`**${endpoints.announcement}`, (route) =>
    route.fulfill({
      json: { success: true, announcement: announce({ dismissible: true, expiresAt: null }) },
    }),
  );
  await page.goto(paths.about);
  await expect(bar(page)).toBeVisible();
  expect(await page.evaluate(layoutShift)).toEqual([]);
  const title = await page.getByRole("heading", { level: 1 }).boundingBox();
  const header = await page.getByRole("banner").boundingBox();
  expect(title?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
});

test("an announcement keeps its reserved height when its font becomes narrower before it is painted", async ({
  page,
  site,
}) => {
  await put(site, "announcement", announce({ message: long }));
  const { open: answer, opened: held } = gate();
  await page.route(`**${endpoints.announcement}`, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(paths.about);
  const title = page.getByRole("heading", { level: 1 });
  const before = await title.boundingBox();
  await bar(page).evaluate((element) => element.style.setProperty("font-size", "8px"));
  const answered = asked(page);
  answer();
  await answered;
  // The page has painted with the response.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await title.boundingBox()).toEqual(before);
});

test("a failed check is only logged", async ({ page }) => {
  const logged = page.waitForEvent("console", (entry) =>
    entry.text().startsWith("The announcement could not"),
  );
  await page.route(`**${endpoints.announcement}`, (route) => route.abort());
  await page.goto(paths.about);
  expect((await logged).type()).toBe("warning");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
});
