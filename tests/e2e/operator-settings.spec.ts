import { consolePaths, endpoints } from "@/lib/site/paths";
import { expect, test } from "../support/browser";
import { alertOf, save, signIn } from "../support/console";
import { eventually } from "../support/eventually";
import type { Site } from "../support/site";

/** What a visitor gets who is nobody special. */
async function visit(site: Site, path = "/") {
  const answer = await fetch(`${site.url}${path}`);
  return { status: answer.status, html: await answer.text() };
}

test.beforeEach(async ({ page, site }) => {
  await signIn(page, site);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("maintenance is switched on and off, and every page follows", async ({ page, site }) => {
    await page.goto(consolePaths.setting("maintenance"));
    await page.getByLabel("Maintenance is on").check();
    await page.getByLabel("Message").fill("Moving house.\nBack soon.");
    await page.getByLabel("Until (UTC)").fill("2099-01-31T22:30");
    await save(page);
    await expect(page.getByRole("status")).toContainText("Maintenance is on");
    await expect(page.getByLabel("Message")).toHaveValue("Moving house.\nBack soon.");
    await expect(page.getByLabel("Until (UTC)")).toHaveValue("2099-01-31T22:30");
    await eventually(async () => {
      const { status, html } = await visit(site);
      expect(status).toBe(503);
      expect(html).toContain("Moving house.");
    });
    const answer = await fetch(`${site.url}${endpoints.maintenance}`);
    expect(await answer.json()).toMatchObject({ maintenance: { endTime: "2099-01-31T22:30:00.000Z" } });
    expect((await visit(site, "/status")).status).toBe(200);

    await page.goto(consolePaths.settings);
    await expect(page.getByText("Switched on:")).toBeVisible();
    await page.getByRole("button", { name: "Switch off: Maintenance" }).click();
    await expect(page.getByRole("status")).toContainText("Maintenance is off");
    await expect(page.getByText("Switched on:")).toHaveCount(0);
    await eventually(async () => expect((await visit(site)).status).toBe(200));
  });

  test("protection needs a passcode once, and then closes the site", async ({ page, site }) => {
    await page.goto(consolePaths.setting("protection"));
    await expect(page.getByText("A mobile claim can be forged")).toBeVisible();
    await page.getByLabel("Protection is on").check();
    await page.getByRole("radio", { name: /^Gate/ }).check();
    await save(page);
    const passcode = page.getByLabel("New passcode", { exact: true });
    await expect(passcode).toHaveAccessibleDescription(/Set a passcode before protection is enabled/);
    await expect(page.getByLabel("Protection is on")).toBeChecked();
    await expect(page.getByRole("radio", { name: /^Gate/ })).toBeChecked();
    expect((await visit(site)).status).toBe(200);

    await passcode.fill("open sesame");
    await save(page);
    await expect(page.getByRole("status")).toContainText("Protection is on");
    await expect(passcode).toHaveValue("");
    await eventually(async () => {
      const { status, html } = await visit(site);
      expect(status).toBe(401);
      expect(html).toContain("Enter passcode to access the site");
    });
    const drafts = await site.db.formDraft.findMany();
    expect(JSON.stringify(drafts)).not.toContain("open sesame");

    await page.goto(consolePaths.audit);
    const latest = page.getByRole("main").getByRole("listitem").first();
    await expect(latest).toContainText("Passcode protection");
    await expect(latest).toContainText("by the console");
    expect(await page.content()).not.toContain("argon2");

    await page.goto(consolePaths.setting("protection"));
    await page.getByLabel("Protection is on").uncheck();
    await save(page);
    await eventually(async () => expect((await visit(site)).status).toBe(200));
  });

  test("a wrong value is named at its field and everything typed stays", async ({ page, site }) => {
    await page.goto(consolePaths.setting("announcement"));
    await page.getByLabel("The announcement is shown").check();
    await page.getByLabel("Message").fill("on");
    await page.getByLabel("Type").selectOption("warning");
    await page.getByLabel("Link (Optional)").fill("javascript:alert(1)");
    await page.getByLabel("Visitors can dismiss it").uncheck();
    await save(page);
    await expect(alertOf(page)).toContainText("Link must be");
    await expect(page.getByLabel("Link (Optional)")).toHaveAttribute("aria-invalid", "true");
    await expect(page.getByLabel("Link (Optional)")).toHaveValue("javascript:alert(1)");
    await expect(page.getByLabel("Message")).toHaveValue("on");
    await expect(page.getByLabel("Type")).toHaveValue("warning");
    await expect(page.getByLabel("Visitors can dismiss it")).not.toBeChecked();
    await page.getByLabel("Link (Optional)").fill("/status");
    await save(page);
    await expect(page.getByRole("status")).toContainText("Saved.");
    const { value } = await site.db.setting.findUniqueOrThrow({ where: { key: "announcement" } });
    expect(value).toMatchObject({ message: "on", type: "warning", link: "/status", dismissible: false });

    const tooLong = "What is pasted is not cut. ".repeat(40);
    await page.getByLabel("Message").fill(tooLong);
    await save(page);
    await expect(alertOf(page)).toContainText("Message must be at most");
    await expect(page.getByLabel("Message")).toHaveValue(tooLong);

    await page.goto(consolePaths.setting("maintenance"));
    await page.getByLabel("Paths that stay reachable").fill("/status\nhttps://elsewhere.example");
    await save(page);
    await expect(page.getByLabel("Paths that stay reachable")).toHaveAttribute("aria-invalid", "true");
  });

  test("a change in between is told, and nothing is lost or overwritten unseen", async ({ page, site }) => {
    await page.goto(consolePaths.setting("maintenance"));
    await page.getByLabel("Message").fill("Mine");
    const { value, version } = await site.db.setting.findUniqueOrThrow({ where: { key: "maintenance" } });
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
    const stored = async () => {
      const row = await site.db.setting.findUniqueOrThrow({ where: { key: "maintenance" } });
      return (row.value as { message: string }).message;
    };
    expect(await stored()).toBe("Theirs");
    await save(page);
    await expect(page.getByRole("status")).toContainText("Saved.");
    expect(await stored()).toBe("Mine");
  });
});
