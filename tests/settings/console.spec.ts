import { endpoints, paths } from "@/lib/site/paths";
import { consolePaths } from "@/lib/site/staff-paths";
import { alertOf, save, signIn } from "@/tests/support/console";
import { eventually } from "@/tests/support/eventually";
import { expect, put, test } from "@/tests/support/operator";
import type { Site } from "@/tests/support/site";

test.use({ sharesSite: true, javaScriptEnabled: false });

/** The response to an ordinary visitor. */
async function visit(site: Site, path: string = paths.home) {
  const answer = await fetch(`${site.url}${path}`);
  return { status: answer.status, html: await answer.text() };
}

const settingOf = (site: Site, key: string) => site.db.setting.findUniqueOrThrow({ where: { key } });

test.beforeEach(async ({ keptPage, site }) => {
  await signIn(keptPage, site);
});

test.describe("maintenance", () => {
  const message = "Moving house.\nBack soon.";

  test("is turned on for every page except the status page, and its form shows the input", async ({
    keptPage: page,
    site,
  }) => {
    await page.goto(consolePaths.setting("maintenance"));
    await page.getByLabel("Maintenance is on").check();
    await page.getByLabel("Message").fill(message);
    await page.getByLabel("Until (New York time)").fill("2099-01-31T22:30");
    await save(page);
    await expect(page.getByRole("status")).toContainText("Maintenance is on");
    await expect(page.getByLabel("Message")).toHaveValue(message);
    await expect(page.getByLabel("Until (New York time)")).toHaveValue("2099-01-31T22:30");
    await eventually(async () => {
      const { status, html } = await visit(site);
      expect(status).toBe(503);
      expect(html).toContain("Moving house.");
    });
    const answer = await fetch(`${site.url}${endpoints.maintenance}`);
    expect(await answer.json()).toMatchObject({ maintenance: { endTime: "2099-02-01T03:30:00.000Z" } });
    expect((await visit(site, paths.status)).status).toBe(200);
  });

  test("is turned off with one press, and every page is back", async ({ keptPage: page, site }) => {
    await put(site, "maintenance", { enabled: true, message });
    await page.goto(consolePaths.settings);
    await expect(page.getByText("Switched on:")).toBeVisible();
    await page.getByRole("button", { name: "Switch off maintenance" }).click();
    await expect(page.getByRole("status")).toContainText("Maintenance is off");
    await expect(page.getByText("Switched on:")).toHaveCount(0);
    await eventually(async () => expect((await visit(site)).status).toBe(200));
  });

  test("is turned on from the list only after confirmation", async ({ keptPage: page, site }) => {
    await put(site, "maintenance", { enabled: false, message });
    await page.goto(consolePaths.settings);
    await page.getByRole("link", { name: "Switch on maintenance" }).click();
    await expect(page.getByRole("main")).toContainText("Only the paths that stay reachable remain open");
    await expect(page.getByRole("main")).toContainText(message);
    expect((await visit(site)).status).toBe(200);
    await page.getByRole("button", { name: "Switch on maintenance" }).click();
    await expect(page.getByRole("status")).toContainText("Maintenance is on");
  });
});

test.describe("protection", () => {
  test("can’t be turned on without a passcode, and the choices stay", async ({ keptPage: page, site }) => {
    await site.db.setting.update({
      where: { key: "protection" },
      data: { value: { enabled: false, passcodeHash: null, mobile: "splash" } },
    });
    await page.goto(consolePaths.setting("protection"));
    await expect(page.getByText("Device detection can be spoofed")).toBeVisible();
    await page.getByLabel("Protection is on").check();
    await page.getByRole("radio", { name: /^Gate/ }).check();
    await save(page);
    await expect(page.getByLabel("New shared passcode", { exact: true })).toHaveAccessibleDescription(
      /Set a shared passcode, or create a passcode or link, before you switch on protection/,
    );
    await expect(page.getByLabel("Protection is on")).toBeChecked();
    await expect(page.getByRole("radio", { name: /^Gate/ })).toBeChecked();
    expect((await visit(site)).status).toBe(200);
  });

  test("is turned on with a passcode, which is never shown, and off again", async ({
    keptPage: page,
    site,
  }) => {
    await page.goto(consolePaths.setting("protection"));
    await page.getByLabel("Protection is on").check();
    const passcode = page.getByLabel("New shared passcode", { exact: true });
    await passcode.fill("open sesame");
    await save(page);
    await expect(page.getByRole("status")).toContainText("Protection is on");
    await expect(passcode).toHaveValue("");
    expect(JSON.stringify(await site.db.formDraft.findMany())).not.toContain("open sesame");
    await eventually(async () => {
      const { status, html } = await visit(site);
      expect(status).toBe(401);
      expect(html).toContain("Enter passcode to access the site");
    });
    await page.getByLabel("Protection is on").uncheck();
    await save(page);
    await eventually(async () => expect((await visit(site)).status).toBe(200));
  });

  test("is audited with the person, without the passcode’s hash", async ({ keptPage: page }) => {
    await page.goto(consolePaths.setting("protection"));
    await page.getByLabel("Protection is on").check();
    await page.getByLabel("New shared passcode", { exact: true }).fill("open sesame");
    await save(page);
    await page.goto(consolePaths.audit);
    const latest = page.getByRole("main").getByRole("listitem").first();
    await expect(latest).toContainText("Passcode protection");
    await expect(latest).toContainText("by the operator token (console)");
    expect(await page.content()).not.toContain("argon2");
  });
});

test.describe("an invalid value", () => {
  test("is reported at its field, and all input stays until it is corrected and saved", async ({
    keptPage: page,
    site,
  }) => {
    await page.goto(consolePaths.setting("announcement"));
    await page.getByLabel("Show the announcement").check();
    await page.getByLabel("Message").fill("on");
    await page.getByLabel("Type", { exact: true }).selectOption("warning");
    await page.getByLabel("Link (Optional)").fill("javascript:alert(1)");
    await page.getByLabel("Visitors can dismiss it").uncheck();
    await save(page);
    await expect(alertOf(page)).toContainText("Link must be");
    await expect(page.getByLabel("Link (Optional)")).toHaveAttribute("aria-invalid", "true");
    await expect(page.getByLabel("Link (Optional)")).toHaveValue("javascript:alert(1)");
    await expect(page.getByLabel("Message")).toHaveValue("on");
    await expect(page.getByLabel("Type", { exact: true })).toHaveValue("warning");
    await expect(page.getByLabel("Visitors can dismiss it")).not.toBeChecked();

    await page.getByLabel("Link (Optional)").fill(paths.status);
    await save(page);
    await expect(page.getByRole("status")).toContainText("Saved.");
    const { value } = await settingOf(site, "announcement");
    expect(value).toMatchObject({ message: "on", type: "warning", link: "/status", dismissible: false });
  });

  test("that is too long is not truncated", async ({ keptPage: page }) => {
    const tooLong = "What is pasted is not cut. ".repeat(40);
    await page.goto(consolePaths.setting("announcement"));
    await page.getByLabel("Message").fill(tooLong);
    await save(page);
    await expect(alertOf(page)).toContainText("Message must be at most");
    await expect(page.getByLabel("Message")).toHaveValue(tooLong);
  });

  test("in a list of paths is reported at the list", async ({ keptPage: page }) => {
    await page.goto(consolePaths.setting("maintenance"));
    await page.getByLabel("Paths that stay reachable").fill("/status\nhttps://elsewhere.example");
    await save(page);
    await expect(page.getByLabel("Paths that stay reachable")).toHaveAttribute("aria-invalid", "true");
  });
});

test("a change made meanwhile is reported, and nothing is lost or overwritten unseen", async ({
  keptPage: page,
  site,
}) => {
  await page.goto(consolePaths.setting("maintenance"));
  await page.getByLabel("Message").fill("Mine");
  const { value, version } = await settingOf(site, "maintenance");
  await site.db.setting.update({
    where: { key: "maintenance" },
    data: { value: { ...(value as object), message: "Theirs" }, version: version + 1, updatedBy: "cli" },
  });
  await save(page);
  const notice = alertOf(page);
  await expect(notice).toContainText("This setting was changed while you were editing");
  await expect(notice).toContainText("by the command line");
  await expect(notice).toContainText("Theirs");
  await expect(page.getByLabel("Message")).toHaveValue("Mine");
  expect((await settingOf(site, "maintenance")).value).toMatchObject({ message: "Theirs" });
  await save(page);
  await expect(page.getByRole("status")).toContainText("Saved.");
  expect((await settingOf(site, "maintenance")).value).toMatchObject({ message: "Mine" });
});
