import type { Locator, Page } from "@playwright/test";
import { casePaths, consolePaths, staffEndpoints } from "@/lib/site/staff-paths";
import { violations } from "@/tests/support/axe";
import { bearer } from "@/tests/support/clients";
import { signIn } from "@/tests/support/console";
import { holdRoute } from "@/tests/support/hold-route";
import { expect, test } from "@/tests/support/operator";
import { fileWithLinks, order } from "@/tests/support/privacy";
import type { Site } from "@/tests/support/site";

const field = (page: Page) => page.getByRole("combobox", { name: "Search or type a command" });
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** Waits until the page responds to keys: React listens only after hydration. */
async function ready(page: Page): Promise<void> {
  const list = page.getByRole("heading", { name: "Keyboard shortcuts" });
  await expect(async () => {
    await page.keyboard.press("?");
    await expect(list).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.keyboard.press("Escape");
  await expect(list).toBeHidden();
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await ready(page);
}

async function write(site: Site, ...names: string[]): Promise<void> {
  await site.db.contactMessage.deleteMany();
  await site.db.contactMessage.createMany({
    data: names.map((name, index) => ({
      id: name.toLowerCase(),
      reference: `CM-000${index}-0000`,
      ...{ name, email: `${name.toLowerCase()}@example.com`, company: "", message: "Hello", type: "general" },
      clientHash: "",
      createdAt: new Date(Date.now() - index * 60_000),
    })),
  });
}

/** Whether the UTC time covers a row's time. */
const isInUtc = (page: Page, name: string) =>
  page
    .getByRole("listitem")
    .filter({ has: page.getByRole("link", { name, exact: true }) })
    .getByRole("time")
    .evaluate((time) => getComputedStyle(time, "::after").position === "absolute");

/** Presses Tab until the target has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < 60; stop++) {
    await page.keyboard.press("Tab");
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target).toBeFocused();
}

test.beforeEach(({ page, site }) => signIn(page, site));

test("a key opens the search, which finds an address and what belongs to it", async ({ page, site }) => {
  await write(site, "First", "Second");
  await open(page, consolePaths.overview);
  await page.keyboard.press("Control+k");
  await expect(field(page)).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.type("second@example.com");
  await expect(page.getByRole("option", { name: /Second/ })).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(consolePaths.message("second")));
});

test("Escape closes the search, and arrow keys select", async ({ page }) => {
  await open(page, consolePaths.overview);
  await page.keyboard.press("/");
  await page.keyboard.type("incident");
  const chosen = page.getByRole("option", { selected: true });
  await expect(chosen).toHaveAttribute("href", consolePaths.incidents);
  await page.keyboard.press("ArrowDown");
  await expect(chosen).not.toHaveAttribute("href", consolePaths.incidents);
  await page.keyboard.press("Escape");
  await expect(field(page)).toBeHidden();
  await expect(heading(page)).toHaveText("Overview");
});

test("the search says that it runs, and after a failure it is asked again by Enter and by typing", async ({
  page,
  site,
}) => {
  await write(site, "First", "Second");
  await open(page, consolePaths.overview);
  const status = page.getByRole("dialog").getByRole("status");
  const failed = "Search isn’t available right now. Please try again.";
  let isDown = true;
  let release = () => {};
  await page.route(`**${consolePaths.searchResults}*`, async (route) => {
    if (isDown) return route.fulfill({ status: 503 });
    await new Promise<void>((resolve) => {
      release = resolve;
    });
    return route.continue();
  });
  await page.keyboard.press("Control+k");
  await expect(status).toHaveText(failed);
  isDown = false;
  await page.keyboard.type("second");
  await expect(status).toHaveText("Searching…");
  isDown = true;
  await page.keyboard.type("@");
  await expect(status).toHaveText(failed);
  isDown = false;
  const asked = page.waitForRequest(`**${consolePaths.searchResults}*`);
  await page.keyboard.press("Enter");
  await asked;
  await expect(status).toHaveText("Searching…");
  release();
  await expect(page).toHaveURL(new RegExp(consolePaths.message("second")));
});

test("results of an earlier text make way for a slow search, which fails after a time", async ({
  page,
  site,
}) => {
  await write(site, "First", "Second");
  await open(page, consolePaths.overview);
  await page.clock.install();
  const status = page.getByRole("dialog").getByRole("status");
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("option").first()).toBeVisible();
  await holdRoute(page, `${consolePaths.searchResults}*`);
  await page.keyboard.type("second");
  await page.clock.runFor(2_000);
  await expect(status).toHaveText("Searching…");
  await expect(page.getByRole("option")).toHaveCount(0);
  await page.clock.runFor(30_000);
  await expect(status).toHaveText("Search isn’t available right now. Please try again.");
});

test("a pasted error leads to the row of the handbook that says what to do", async ({ page }) => {
  await open(page, consolePaths.overview);
  await page.keyboard.press("Control+k");
  await field(page).fill("Error: listen EADDRINUSE: address already in use :::3000");
  // As a list, so that it waits: the unfiltered options are shown until the results arrive.
  await expect(page.getByRole("option")).toHaveText([/Another process uses the port/]);
  await page.keyboard.press("Enter");
  const row = page.getByRole("row", { name: "EADDRINUSE" });
  await expect(row).toBeInViewport();
  await expect(row).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  expect(await violations(page)).toEqual([]);
});

test("an action asks for its text and for confirmation in place, and Enter confirms", async ({ page }) => {
  await open(page, consolePaths.overview);
  await page.keyboard.press("Control+k");
  await page.keyboard.type("switch on ann");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Switch on announcement?" })).toBeVisible();
  await expect(page.getByRole("dialog").getByLabel("Message")).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await expect(page).toHaveURL(new RegExp(`${consolePaths.overview}$`));
  await page.keyboard.type("We move on Sunday.");
  await page.keyboard.press("Enter");
  await expect(heading(page)).toHaveText("Settings");
  await expect(page.getByRole("status").first()).toContainText("will show the announcement");
  await expect(page.getByRole("main").getByText("We move on Sunday.")).toBeVisible();
});

test("keys move through a list, select rows and mark them, but not while somebody types", async ({
  page,
  site,
}) => {
  await write(site, "First", "Second", "Third");
  await open(page, consolePaths.messages);
  const search = page.getByRole("searchbox");
  await search.fill("");
  await search.press("j");
  await expect(search).toHaveValue("j");
  await search.fill("");
  await search.blur();
  await page.keyboard.press("j");
  await expect(page.getByRole("link", { name: "First" })).toBeFocused();
  expect(await isInUtc(page, "First")).toBe(true);
  expect(await isInUtc(page, "Second")).toBe(false);
  await page.keyboard.press("j");
  await page.keyboard.press("j");
  await page.keyboard.press("k");
  await expect(page.getByRole("link", { name: "Second" })).toBeFocused();
  await page.keyboard.press("x");
  await expect(page.getByRole("checkbox", { name: "Select CM-0001-0000" })).toBeChecked();
  await page.keyboard.press("e");
  await expect(page.getByRole("status").first()).toContainText("CM-0001-0000 is marked as handled.");
  await ready(page);

  await page.keyboard.press("?");
  await expect(page.getByRole("heading", { name: "Keyboard shortcuts" })).toBeVisible();
  await page.getByRole("checkbox", { name: "Use single-key shortcuts" }).uncheck();
  await page.keyboard.press("Escape");
  await page.keyboard.press("j");
  await expect(page.getByRole("link", { name: "First" })).not.toBeFocused();
});

test("a request is opened from its list and answered with keys alone, and a key adds UTC to times", async ({
  page,
  site,
}) => {
  const { id, reference } = await fileWithLinks(site, "gdpr", {
    email: "keys@example.com",
    requestType: "deletion",
  });
  await order(site, id, { step: "confirm", text: "By phone." });
  await open(page, casePaths.queue);
  await page.keyboard.press("j");
  await expect(page.getByRole("link", { name: reference })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(casePaths.file(id)));
  await ready(page);
  await page.keyboard.press("u");
  await expect(page.getByRole("checkbox", { name: "Show UTC beside New York time" })).toBeChecked();
  await tabTo(page, page.getByLabel("Answer", { exact: true }));
  await page.keyboard.type("All gone.");
  await tabTo(page, page.getByRole("button", { name: "Send answer" }));
  await page.keyboard.press("Enter");
  await expect(page.getByText("This request is closed.")).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test("an incident is closed on the overview with keys alone, with the text of its new state", async ({
  page,
  site,
}) => {
  const opened = { title: "Slow uploads", message: "We look.", impact: "minor", services: ["api"] };
  await site.post(staffEndpoints.incidents, opened, bearer);
  await open(page, consolePaths.overview);
  await page.keyboard.press("j");
  await expect(page.locator("summary", { hasText: "Post an update: Slow uploads" })).toBeFocused();
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByLabel("Status", { exact: true }));
  await page.keyboard.press("r");
  await expect(page.getByLabel("Message")).toHaveValue("The problem is fixed.");
  expect(await violations(page)).toEqual([]);
  await tabTo(page, page.getByRole("button", { name: "Post update" }));
  await page.keyboard.press("Enter");
  await expect(heading(page)).toHaveText("Slow uploads");
  await expect(page.getByText("The problem is fixed.")).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("an action of the search asks on a page, with the text that it needs", async ({ page }) => {
    await page.goto(`${consolePaths.search}?q=switch+on+ann`);
    await page.getByRole("main").getByRole("link", { name: "Switch on announcement" }).click();
    await expect(heading(page)).toHaveText("Switch on announcement?");
    await page.getByLabel("Message").fill("We move on Monday.");
    await page.getByRole("button", { name: "Switch on announcement" }).click();
    await expect(page.getByRole("main").getByText("We move on Monday.")).toBeVisible();
  });

  test("the search is also a page, and several messages are marked at once", async ({ page, site }) => {
    await write(site, "First", "Second", "Third");
    await page.goto(consolePaths.overview);
    await page.getByRole("link", { name: "Search", exact: true }).click();
    await page.getByRole("searchbox").fill("third@example.com");
    await page.getByRole("searchbox").press("Enter");
    await expect(page.getByRole("main").getByRole("link", { name: /Third/ })).toHaveAttribute(
      "href",
      consolePaths.message("third"),
    );

    await page.goto(`${consolePaths.messages}?q=example.com`);
    for (const reference of ["CM-0000-0000", "CM-0002-0000"])
      await page.getByRole("checkbox", { name: `Select ${reference}` }).check();
    await page.getByLabel("Selected:").selectOption("handled");
    await page.getByRole("button", { name: "Apply", exact: true }).click();
    await expect(page.getByRole("status")).toHaveText("2 messages were marked as handled.");
    await expect(page).toHaveURL(/q=example\.com/);
    await expect(page.getByRole("main").getByRole("link", { name: "Second" })).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: "First" })).toHaveCount(0);
  });
});
