import { openGraphFile, openGraphSize, pageKeys } from "@/lib/pages/page-meta";
import { languages, pathIn } from "@/lib/site/language";
import { paths } from "@/lib/site/paths";
import { expect, test } from "@/tests/support/browser";
import { holdRoute, openBeforeScripts } from "@/tests/support/hold-route";
import { layoutShift } from "@/tests/support/layout-shift";

test.use({ sharesSite: true });

test("the plans link to sign-up and contact, and the table compares them", async ({ page }) => {
  await page.goto(paths.pricing);
  const plans = page.getByRole("article");
  await expect(plans.nth(0).getByRole("link", { name: "Get Started" })).toHaveAttribute("href", paths.signup);
  await expect(plans.nth(1).getByRole("link", { name: "Contact Sales" })).toHaveAttribute(
    "href",
    paths.contact,
  );
  const table = page.getByRole("table", { name: /Developer and Enterprise/ });
  const row = (name: string) => table.getByRole("row", { name });
  await expect(row("Role-based access controls").getByRole("cell")).toHaveText(["Not included", "Included"]);
  await expect(row("Rate limit").getByRole("cell")).toHaveText(["100 per minute", "Unlimited"]);
  await expect(row("Support response").getByRole("cell")).toHaveText(["48 hours", "Under 1 hour"]);
  await expect(row("Uptime SLA").getByRole("cell")).toHaveText(["99.9%", "99.99%"]);
});

test("the four models have their badges", async ({ page }) => {
  await page.goto(paths.pricing);
  for (const [model, badge] of [
    ["Text AI", "Available"],
    ["Vision AI", "Available"],
    ["Advanced OCR Engine", "Coming Q1 2025"],
    ["Adaptive Learning Engine", "Enterprise Only"],
  ] as const) {
    const heading = page.getByRole("heading", { level: 3, name: model });
    await expect(page.getByRole("listitem").filter({ has: heading })).toContainText(badge);
  }
});

test("a month’s cost is estimated from requests and credits", async ({ page }) => {
  await page.goto(paths.pricing);
  const estimate = page.getByRole("region", { name: "Estimate your monthly usage" });
  await estimate.getByLabel("Texts").fill("1000");
  await estimate.getByLabel("Images").fill("10");
  await estimate.getByLabel("OCR scans").fill("");
  await expect(estimate.getByRole("status")).toHaveText("5,100");
  await estimate.getByLabel("OCR scans").fill("-3");
  await expect(estimate.getByRole("status")).toHaveText("5,100");
  // A field whose text isn't counted as typed says so, and keeps the text.
  await expect(estimate.getByLabel("OCR scans")).toHaveAccessibleDescription(/^Counted as 0\./);
  await estimate.getByLabel("Texts").fill("999999999999");
  await expect(estimate.getByLabel("Texts")).toHaveAccessibleDescription(/^Counted as 1,000,000,000\./);
  await estimate.getByLabel("Images").fill("20");
  await expect(estimate.getByLabel("Texts")).toHaveValue("999999999999");
  await expect(estimate.getByRole("status")).toHaveText("5,000,000,200");
});

test("an estimate uses numbers typed before the page’s scripts ran", async ({ page }) => {
  const release = await openBeforeScripts(page, paths.pricing);
  const estimate = page.getByRole("region", { name: "Estimate your monthly usage" });
  await estimate.getByLabel("Images").fill("0");
  await estimate.getByLabel("OCR scans").fill("0");
  await estimate.getByLabel("Texts").fill("7");
  await release();
  await expect(estimate.getByRole("status")).toHaveText("35");
  await expect(estimate.getByLabel("Texts")).toHaveValue("7");
});

test("every offer of free credits links to the note that explains them", async ({ page }) => {
  for (const offer of [paths.home, paths.signup, paths.pricing]) {
    await page.goto(offer);
    await page.locator(`main a[href$="#credits-note"], a[href="${paths.creditsNote}"]`).first().click();
    await expect(page).toHaveURL(new RegExp(`${paths.creditsNote}$`));
    await expect(page.getByRole("heading", { name: "About free credits" })).toBeInViewport();
  }
});

test("features has nine cards, four detections and six categories", async ({ page }) => {
  await page.goto(paths.features);
  const parts = ["#check", "#media", "#act"].map((id) => page.locator(id).getByRole("heading", { level: 3 }));
  expect(await Promise.all(parts.map((part) => part.count()))).toEqual([3, 3, 3]);
  const section = (name: string) =>
    page.locator("section").filter({ has: page.getByRole("heading", { level: 2, name, exact: true }) });
  await expect(section("What We Detect").getByRole("heading", { level: 3 })).toHaveCount(4);
  await expect(section("The complete feature set").getByRole("heading", { level: 3 })).toHaveCount(6);
});

test("about covers 2024 to today, four values and two next steps", async ({ page }) => {
  await page.goto(paths.about);
  const steps = page.locator("main ol > li");
  await expect(steps.first()).toContainText("2024");
  await expect(steps.last()).toContainText("Today");
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "Get Started" })).toHaveAttribute("href", paths.signup);
  await expect(main.getByRole("link", { name: "Contact Us" })).toHaveAttribute("href", paths.contact);
});

test("each page has its link preview image, in the stated size", async ({ request }) => {
  for (const file of languages.flatMap((language) => pageKeys.map((key) => openGraphFile(language, key)))) {
    const answer = await request.get(`/og/${file}`);
    expect(answer.headers()["content-type"], file).toBe("image/png");
    const png = await answer.body();
    expect([png.readUInt32BE(16), png.readUInt32BE(20)], file).toEqual([
      openGraphSize.width,
      openGraphSize.height,
    ]);
  }
});

test("icons and manifest are served at their addresses", async ({ page, request }) => {
  await page.goto(paths.home);
  const links = page.locator('link[rel="icon"], link[rel="apple-touch-icon"], link[rel="manifest"]');
  const named = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  expect(named).toHaveLength(4);
  const manifest = await (await request.get("/manifest.webmanifest")).json();
  const icons = manifest.icons.map((icon: { src: string }) => icon.src);
  for (const address of [...named, ...icons, "/favicon.ico"]) {
    expect((await request.get(address)).status(), address).toBe(200);
  }
});

test("a first visit with a late font shows it from the next prompt page on, without layout shift", async ({
  page,
  context,
}) => {
  const release = await holdRoute(page, "/_next/static/media/instrument-sans.*.woff2");
  const session = await context.newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  /** Whether the heading is drawn in a face of this site. */
  const isInTextFace = async () => {
    const { root } = await session.send("DOM.getDocument");
    const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector: "h1" });
    const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
    return fonts.some(({ isCustomFont, familyName }) => isCustomFont && familyName === "Instrument Sans");
  };
  const sincePaint = () =>
    page.evaluate(() => {
      const [paint] = performance.getEntriesByName("first-contentful-paint");
      return paint ? performance.now() - paint.startTime : 0;
    });
  await page.goto(paths.about, { waitUntil: "commit" });
  await expect.poll(sincePaint).toBeGreaterThan(500);
  const loaded = page.waitForEvent("requestfinished", (request) => request.url().includes("instrument-sans"));
  await release();
  await loaded;
  await expect.poll(() => page.evaluate(() => document.readyState)).toBe("complete");
  expect(await isInTextFace()).toBe(false);

  // On a busy machine the second page can come late. Its neighbors are fetched by then.
  const ways = ["Pricing", "About"];
  await expect(async () => {
    for (const name of ways) {
      await page.getByRole("banner").getByRole("link", { name, exact: true }).click();
      await expect(page).toHaveTitle(new RegExp(`^${name} ·`));
      if (await isInTextFace()) return;
    }
    expect(await isInTextFace()).toBe(true);
  }).toPass();
  expect(await page.evaluate(layoutShift)).toEqual([]);
});

test.describe("on a phone", () => {
  const screen = { width: 390, height: 844 };
  test.use({ viewport: screen });

  test("a page is at most eight screens long in every language, even in the wider fallback font", async ({
    page,
  }) => {
    await page.route("**/*.woff2", (route) => route.abort());
    for (const path of [paths.home, paths.features]) {
      for (const language of languages) {
        await page.goto(pathIn(language, path));
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        expect(height / screen.height, pathIn(language, path)).toBeLessThanOrEqual(8);
      }
    }
  });

  test("the comparison keeps its plans visible, and nothing scrolls sideways", async ({ page }) => {
    await page.goto(paths.pricing);
    const table = page.getByRole("table", { name: /Developer and Enterprise/ });
    await expect(table).toBeHidden();
    await page.getByText("Both plans, feature by feature").click();
    await table.getByRole("row").last().scrollIntoViewIfNeeded();
    for (const plan of ["Developer", "Enterprise"]) {
      await expect(table.getByRole("columnheader", { name: plan })).toBeInViewport({ ratio: 1 });
    }
    const [wide, shown] = await table.evaluate((element) => [element.scrollWidth, element.clientWidth]);
    expect(wide).toBeLessThanOrEqual(shown ?? 0);
  });
});
