import { site as brand } from "@/lib/site/brand";
import { documentationPaths, paths } from "@/lib/site/paths";
import { expect, onlyFull, test } from "@/tests/support/browser";
import { expectStops, tabTo, walkContent, walkStops } from "@/tests/support/keyboard";
import { openSettled } from "@/tests/support/open-settled";
import { isRepeat, visitedPages } from "@/tests/support/pages";

test.use({ sharesSite: true, contextOptions: { reducedMotion: "reduce" } });

// Header and footer have the same tab stops on all pages of a frame: keyboard.full.spec.ts walks them everywhere.
for (const path of [paths.home, paths.signup]) {
  test(`every focus stop of ${path} is visible, header and footer included`, async ({ keptPage: page }) => {
    await page.goto(path);
    await expectStops(walkStops(page));
  });
}

for (const path of visitedPages.filter((each) => each !== paths.home && each !== paths.signup)) {
  test(
    `the first focus stop of ${path} skips to its content, where every stop is visible`,
    onlyFull(isRepeat(path)),
    async ({ keptPage: page }) => {
      await page.goto(path);
      await expectStops(walkContent(page));
    },
  );
}

test("following a link changes the title, and Tab continues at the content’s first link", async ({
  page,
}) => {
  await openSettled(page, paths.home);
  await tabTo(page, page.getByRole("banner").getByRole("link", { name: "Pricing" }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveTitle(`Pricing · ${brand.name}`);
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").getByRole("link").first()).toBeFocused();
});

test("the menu of a narrow screen opens a page and moves the focus to its content", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openSettled(page, paths.home);
  await tabTo(page, page.getByRole("button", { name: "Open menu" }));
  await page.keyboard.press("Enter");
  const menu = page.locator("#site-menu");
  await tabTo(page, menu.getByRole("link", { name: "About" }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(paths.about);
  await expect(menu).toBeHidden();
  await expect(page.getByRole("main")).toBeFocused();
});

test("the theme changes with Enter and with Space", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto(paths.home);
  const root = page.locator("html");
  await tabTo(page, page.getByRole("button", { name: "Switch to dark theme" }));
  await page.keyboard.press("Enter");
  await expect(root).toHaveAttribute("data-theme", "dark");
  await expect(page.getByRole("button", { name: "Switch to light theme" })).toBeFocused();
  await page.keyboard.press("Space");
  await expect(root).toHaveAttribute("data-theme", "light");
});

test("contact: the invalid field gets the focus, is corrected, and the message is sent", async ({ page }) => {
  await page.goto(paths.contact);
  const email = page.getByLabel("Email");
  const send = page.getByRole("button", { name: "Send Message" });

  await tabTo(page, page.getByLabel("Name"));
  await page.keyboard.type("Ada");
  await tabTo(page, page.getByLabel("Inquiry Type"));
  await page.keyboard.type("Sales");
  await tabTo(page, page.getByLabel("Message"));
  await page.keyboard.type("Hello");
  await tabTo(page, send);
  await page.keyboard.press("Enter");
  await expect(email).toBeFocused();
  await expect(email).toHaveAttribute("aria-invalid", "true");
  await expect(email).toHaveAccessibleDescription("Email is required.");

  await page.keyboard.type("keyboard@example.com");
  await tabTo(page, send);
  await page.keyboard.press("Space");
  await expect(page.getByRole("status").filter({ hasText: "Message sent successfully!" })).toBeFocused();
});

for (const [path, times, choice] of [
  [paths.gdprRequest, 1, "Delete my data"],
  [paths.ccpaRequest, 2, "Opt out of sale or sharing"],
] as const) {
  test(`${path}: a type is chosen with the arrow keys, the request is sent, and another is started`, async ({
    page,
  }) => {
    await page.goto(path);
    const email = page.getByLabel("Email", { exact: true });
    await tabTo(page, email);
    await page.keyboard.type("keyboard@example.com");
    await tabTo(page, page.getByRole("radio").first());
    await page.keyboard.press("Space");
    for (let press = 0; press < times; press += 1) await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("radio", { name: choice })).toBeChecked();
    await tabTo(page, page.getByRole("button", { name: "Submit Request" }));
    await page.keyboard.press("Enter");
    await expect(page.getByRole("status").filter({ hasText: "Request submitted" })).toBeFocused();
    await tabTo(page, page.getByRole("button", { name: "Submit Another Request" }));
    await page.keyboard.press("Enter");
    await expect(email).toBeFocused();
  });
}

test("the opt-out button asks for confirmation, shows the result and keeps the focus", async ({ page }) => {
  page.on("dialog", (dialog) => dialog.accept("keyboard-opt-out@example.com"));
  await page.goto(paths.ccpa);
  await tabTo(page, page.getByRole("button", { name: "Opt Out of Sale or Sharing" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Opt-Out Request Submitted" })).toBeVisible();
  const answer = page.getByRole("status").filter({ hasText: "Your reference is" });
  await expect(answer).toContainText("The opt-out is now in effect");
});

test("sign-up: a missing consent is reported, and is given with Space", async ({ page }) => {
  await page.goto(paths.signup);
  for (const [label, text] of [
    ["First name", "Ada"],
    ["Last name", "Byron"],
    ["Company name", "Analytical"],
    ["Email", "keyboard-account@example.com"],
  ] as const) {
    await tabTo(page, page.getByLabel(label));
    await page.keyboard.type(text);
  }
  const password = page.locator("#password");
  await tabTo(page, password);
  await page.keyboard.type("engine number one");
  await tabTo(page, page.getByRole("button", { name: "Show password" }));
  await page.keyboard.press("Space");
  await expect(password).toHaveAttribute("type", "text");
  const create = page.getByRole("button", { name: "Create Account" });
  await tabTo(page, create);
  await page.keyboard.press("Enter");
  const terms = page.getByRole("checkbox");
  await expect(terms).toBeFocused();
  await expect(page.getByText("Please accept the terms and conditions")).toBeVisible();
  await page.keyboard.press("Space");
  await tabTo(page, create);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(paths.registered);
});

test("a sample’s language is chosen with the arrow keys and its program copied with Enter", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(documentationPaths.moderation);
  const sample = page.locator(".code-tabs").first();
  await tabTo(page, sample.getByRole("radio", { checked: true }));
  await page.keyboard.press("ArrowRight");
  await expect(sample.getByRole("radio", { name: "TypeScript" })).toBeFocused();
  await tabTo(page, sample.getByRole("button"));
  await page.keyboard.press("Enter");
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain("await fetch(");
});

test("an hour of the status page opens and closes, and refreshing can be stopped", async ({ page }) => {
  await page.goto(paths.status);
  const auto = page.getByRole("checkbox", { name: /refresh/i });
  await tabTo(page, auto);
  await page.keyboard.press("Space");
  await expect(auto).not.toBeChecked();
  await tabTo(page, page.getByRole("button", { name: /UTC/ }).last());
  await page.keyboard.press("Enter");
  await expect(page.getByRole("table")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("table")).toBeHidden();
});
