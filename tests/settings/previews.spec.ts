import { endpoints } from "@/lib/site/paths";
import { consolePaths } from "@/lib/site/staff-paths";
import { expect, test } from "@/tests/support/browser";
import { alertOf, save, signIn } from "@/tests/support/console";
import { eventually } from "@/tests/support/eventually";
import { openBeforeScripts } from "@/tests/support/hold-route";
import { pixel, whiteShape } from "@/tests/support/images";

test.beforeEach(async ({ page, site }) => {
  await signIn(page, site);
});

test("the announcement’s preview follows the input, and pages show what was saved", async ({
  page,
  site,
  browser,
}) => {
  await page.goto(consolePaths.setting("announcement"));
  const preview = page.locator(".announcement-preview");
  await page.getByLabel("Show the announcement").check();
  await page.getByLabel("Message").fill("We move on Sunday.");
  await page.getByLabel("Type", { exact: true }).selectOption("danger");
  await page.getByLabel("Link (Optional)").fill("/status");
  await page.getByLabel("Link text (Optional)").fill("Follow it");
  await expect(preview).toContainText("We move on Sunday.");
  await expect(preview).toContainText("Follow it");
  await expect(preview).toHaveAttribute("data-type", "danger");
  await save(page);
  await expect(page.getByRole("status")).toContainText("Saved.");

  const visitor = await browser.newPage({ baseURL: site.url });
  await eventually(async () => {
    await visitor.goto("/");
    await expect(visitor.getByText("We move on Sunday.")).toBeVisible({ timeout: 1000 });
  });
  await visitor.close();
  await page.goto(consolePaths.settings);
  await page.getByRole("button", { name: "Switch off announcement" }).click();
  await expect(page.getByRole("status")).toContainText("won’t show the announcement");
});

test("the previews of maintenance and gate follow the input", async ({ page }) => {
  await page.goto(consolePaths.setting("maintenance"));
  const overlay = page.getByRole("region", { name: "Preview" });
  await page.getByLabel("Message").fill("Moving to larger disks.");
  await expect(overlay).toContainText("Moving to larger disks.");
  await page.getByLabel("Until (New York time)").fill("");
  await page.getByLabel("Show the countdown").check();
  await expect(overlay.getByRole("timer")).toHaveCount(0);
  await page.getByLabel("Until (New York time)").fill("2099-01-31T22:30");
  await expect(overlay.getByRole("timer")).toContainText("hours");
  await page.getByLabel("Show the countdown").uncheck();
  await expect(overlay.getByRole("timer")).toHaveCount(0);

  await page.goto(consolePaths.setting("protection"));
  const gates = page.getByRole("region", { name: "Preview" }).getByText("Enter passcode to access the site");
  await page.getByRole("radio", { name: /^Splash/ }).check();
  await expect(gates).toHaveCount(1);
  await page.getByRole("radio", { name: /^Gate/ }).check();
  await expect(gates).toHaveCount(2);
});

test("a logo chosen before the page’s scripts ran is shown", async ({ page }) => {
  const release = await openBeforeScripts(page, consolePaths.setting("logo"));
  await page
    .getByLabel("Image", { exact: true })
    .setInputFiles({ name: "logo.png", mimeType: "image/png", buffer: pixel });
  await release();
  await expect(page.getByRole("main").locator("img").first()).toHaveAttribute("src", /^data:image\/png/);
});

test("a logo is uploaded, shown before and after, rejected if it isn’t an image, and removed", async ({
  page,
  site,
}) => {
  await page.goto(consolePaths.setting("logo"));
  const field = page.getByLabel("Image", { exact: true });
  await field.setInputFiles({ name: "logo.png", mimeType: "image/png", buffer: pixel });
  await expect(page.getByRole("main").locator("img").first()).toHaveAttribute("src", /^data:image\/png/);
  await page.getByRole("button", { name: "Upload and use" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Saved." })).toBeVisible();
  const { logoUrl } = await (await fetch(`${site.url}${endpoints.logo}`)).json();
  expect(logoUrl).toMatch(/^\/logo\//);
  expect(Buffer.from(await (await fetch(`${site.url}${logoUrl}`)).arrayBuffer())).toEqual(pixel);
  await expect(page.getByRole("main").locator("img").first()).toHaveAttribute("src", logoUrl);
  await field.setInputFiles({ name: "no.png", mimeType: "image/png", buffer: Buffer.from("<svg/>") });
  await page.getByRole("button", { name: "Upload and use" }).click();
  await expect(alertOf(page)).toContainText("must be a PNG, JPEG, WebP or AVIF image");
  await page.getByRole("textbox", { name: "Address", exact: true }).fill("http://127.0.0.1/logo.png");
  await page.getByRole("button", { name: "Use this address" }).click();
  await expect(alertOf(page)).toContainText("couldn’t be downloaded");

  const warning = page.getByText("Much of this image is hard to tell apart");
  await expect(warning).toHaveCount(0);
  await field.setInputFiles({ name: "white.png", mimeType: "image/png", buffer: whiteShape });
  await expect(warning).toHaveCount(1);
  await page.getByRole("button", { name: "Upload and use" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Saved." })).toBeVisible();
  await page.reload();
  await expect(warning).toHaveCount(1);

  await page.getByRole("button", { name: "Remove the logo" }).click();
  await expect(page.getByText("The built-in logo.")).toBeVisible();
});
