import { endpoints, enterPage, enterPath, paths } from "@/lib/site/paths";
import { staffEndpoints } from "@/lib/site/staff-paths";
import { createLink, inHours } from "@/tests/support/access";
import { bearer } from "@/tests/support/clients";
import { expect, passcode, put, test } from "@/tests/support/operator";

test.use({ sharesSite: true });

test.afterEach(async ({ site }) => {
  await site.db.accessPass.deleteMany();
  await site.db.plannedAnnouncement.deleteMany();
});

test("a link opens the gate by its button, after its secret has left the address bar", async ({
  page,
  site,
}) => {
  await put(site, "protection", { enabled: true, passcode, mobile: "gate" });
  const { secret } = await createLink(site, { audience: "first" });
  await page.goto(paths.about);
  await expect(page.getByText("Enter passcode to access the site")).toBeVisible();
  await page.goto(enterPath(secret));
  await expect(page.getByRole("heading", { name: "You’re invited" })).toBeVisible();
  await expect(page).toHaveURL(enterPage);
  const home = page.waitForRequest((request) => new URL(request.url()).pathname === paths.home);
  await page.getByRole("button", { name: "Access Site" }).click();
  expect((await home).headers().referer ?? "").not.toContain(secret);
  await expect(page).toHaveURL(paths.home);
  await page.goto(paths.about);
  await expect(page.getByRole("navigation").first()).toBeVisible();
  await page.goto(enterPath(secret));
  await expect(page.getByRole("heading", { name: "You already have access" })).toBeVisible();
  await page.getByRole("link", { name: "Go to the site" }).click();
  await expect(page).toHaveURL(paths.home);
  await expect(page.getByRole("navigation").first()).toBeVisible();
});

test("an announcement for some pages appears and disappears during navigation", async ({ page, site }) => {
  const body = { message: "New prices.", paths: [paths.pricing], endsAt: inHours(1) };
  expect((await site.post(staffEndpoints.announcements, body, bearer)).status).toBe(200);
  const bar = page.getByRole("region", { name: "Announcement" });
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(endpoints.announcement)) asked.push(request.url());
  });
  await page.goto(paths.pricing);
  await expect(bar).toHaveText(/New prices\./);
  const nav = page.getByRole("banner").getByRole("navigation");
  await nav.getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL(paths.about);
  await expect(bar).toBeHidden();
  await nav.getByRole("link", { name: "Pricing" }).click();
  await expect(page).toHaveURL(paths.pricing);
  await expect(bar).toHaveText(/New prices\./);
  expect(asked).toHaveLength(3);
});
