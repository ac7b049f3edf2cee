import type { Page } from "@playwright/test";
import { settings } from "@/lib/settings";
import { toOfficeClock } from "@/lib/site/dates";
import { endpoints, paths, statusFeeds } from "@/lib/site/paths";
import { casePaths, consolePaths, staffEndpoints, webhookPaths } from "@/lib/site/staff-paths";
import { expect, test } from "@/tests/support/browser";
import { bearer } from "@/tests/support/clients";
import { signIn } from "@/tests/support/console";
import { eventually } from "@/tests/support/eventually";
import type { Site } from "@/tests/support/site";

test.use({ javaScriptEnabled: false });

test.beforeEach(({ page, site }) => signIn(page, site));

test.describe("contact messages", () => {
  /** Sends a visitor's message. @returns its row in the console's list */
  async function write(page: Page, site: Site, name: string, message: string) {
    const fields = { name, email: `${name.toLowerCase()}@example.com`, message, type: "sales" };
    await site.post(endpoints.contact, fields);
    return page.getByRole("listitem").filter({ hasText: name });
  }

  test("are read, marked as handled and marked as new again", async ({ page, site }) => {
    const message = await write(page, site, "Ordinary", "How do plans differ?\n<b>Bold</b> & brave.");
    await page.goto(consolePaths.messages);
    await expect(message.getByText("<b>Bold</b> & brave.")).toBeVisible();
    await expect(message.getByText("Our turn: not answered")).toBeVisible();
    await expect(message.getByRole("link", { name: "Ordinary" })).toHaveAttribute(
      "href",
      /^\/operator\/messages\/[\w-]+$/,
    );
    await message.getByRole("button", { name: "Mark as handled" }).click();
    await expect(page.getByRole("status")).toContainText("is marked as handled");
    await expect(page.getByText("No new messages.")).toBeVisible();
    await page.getByRole("link", { name: /^Handled/ }).click();
    await message.getByRole("button", { name: "Mark as new" }).click();
    await expect(page).toHaveURL(/show=handled/);
    await expect(page.getByText("No message has been handled yet.")).toBeVisible();
  });

  test("suspected of being spam are listed separately, with the reason", async ({ page, site }) => {
    const links = ["a", "b", "c", "d"].map((name) => `https://${name}.example`).join(" ");
    const message = await write(page, site, "Spammy", links);
    await page.goto(consolePaths.messages);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(message).toHaveCount(0);
    await page.getByRole("link", { name: /^Suspected/ }).click();
    await expect(message.getByText("Suspected spam: 4 links")).toBeVisible();
  });

  test("are shown in pages", async ({ page, site }) => {
    await site.db.contactMessage.deleteMany();
    const row = { name: "Many", email: "many@example.com", company: "", message: "Again", type: "general" };
    await site.db.contactMessage.createMany({
      data: Array.from({ length: 31 }, (_, index) => ({
        ...row,
        id: `many-${index}`,
        reference: `many-${index}`,
        clientHash: "",
        createdAt: new Date(),
      })),
    });
    await page.goto(consolePaths.messages);
    await expect(page.getByText("Page 1 of 2")).toBeVisible();
    await page.getByRole("link", { name: "Next" }).click();
    await expect(page.getByText("Page 2 of 2")).toBeVisible();
    await expect(page.getByRole("listitem").filter({ hasText: "Many" })).toHaveCount(6);
  });
});

test("a failed email shows the reason and can be resent", async ({ page, site }) => {
  const now = new Date();
  await site.db.outboxMail.create({
    data: {
      id: "given-up",
      messageId: "<given-up@palisade.example>",
      recipient: "reader@example.com",
      subject: "A receipt",
      text: "secret link inside",
      html: "<p>secret link inside</p>",
      topic: "contact",
      state: "dead",
      attempts: 8,
      lastError: "EAUTH AUTH LOGIN 535",
      nextAttemptAt: now,
      createdAt: now,
    },
  });
  await page.goto(consolePaths.outbox);
  const mail = page.getByRole("listitem").filter({ hasText: "A receipt" });
  await expect(mail).toContainText("The mail server refused our sign-in.");
  await expect(mail).toContainText("EAUTH AUTH LOGIN 535");
  expect(await page.content()).not.toContain("secret link inside");
  await mail.getByRole("button", { name: "Resend" }).click();
  await expect(page.getByRole("status")).toContainText("being resent");
  await site.mailbox.expectTo("reader@example.com");
  await page.goto(`${consolePaths.outbox}?show=sent`);
  await expect(page.getByRole("listitem").filter({ hasText: "reader@example.com" })).toContainText(
    "Written as a file ",
  );
});

const atomOf = async (site: Site) => (await fetch(`${site.url}${statusFeeds.atom}`)).text();

test("an opened incident appears in the status page’s feed", async ({ page, site }) => {
  await page.goto(consolePaths.incidents);
  await expect(page.getByText("No open incidents and no planned maintenance.")).toBeVisible();
  await page.getByRole("link", { name: "Open an incident" }).click();
  await page.getByLabel("Title").fill("Slow answers");
  await page.getByLabel("Impact").selectOption("major");
  await page.getByLabel("Message").fill("We are looking into it.");
  await page.getByRole("button", { name: "Preview" }).click();
  const preview = page.getByRole("region", { name: "Preview: nothing has been posted" });
  await expect(preview.getByText("We are looking into it.")).toBeVisible();
  await expect(preview).toContainText("No one will be emailed.");
  expect(await site.db.incident.count({ where: { title: "Slow answers" } })).toBe(0);
  await expect(page.getByLabel("Impact").first()).toHaveValue("major");
  await page.getByRole("button", { name: "Open incident" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Slow answers");
  await eventually(async () => expect(await atomOf(site)).toContain("We are looking into it."));
});

test("a refused form has the focus at the first wrong field, or else at the reason", async ({
  page,
  site,
}) => {
  await page.goto(consolePaths.newIncident);
  await page.getByLabel("Title").fill("Slow answers");
  await page.getByLabel("Message").fill("We are looking into it.");
  await page.getByText("Post a past incident").click();
  const hoursAgo = (hours: number) => toOfficeClock(new Date(Date.now() - hours * 3_600_000)).slice(0, 16);
  await page.getByLabel("Began").fill(hoursAgo(2));
  await page.getByLabel("Ended").fill(hoursAgo(1));
  await page.getByRole("button", { name: "Open incident" }).click();
  await expect(page.getByLabel("Ended")).toBeFocused();
  await expect(page.getByLabel("Ended")).toHaveAccessibleDescription(/Only a resolved incident has an end/);

  const opened = { title: "Lost mails", message: "We look.", impact: "major", services: ["api"] };
  const { id } = await (await site.post(staffEndpoints.incidents, opened, bearer)).json();
  await page.goto(consolePaths.incident(id));
  await site.post(staffEndpoints.incidentUpdates(id), { state: "identified", message: "Found." }, bearer);
  await page.getByLabel("Message").fill("Meanwhile.");
  await page.getByRole("button", { name: "Post update" }).click();
  await expect(page.getByRole("alert")).toBeFocused();
});

test("an incident is resolved by an update, which requires a message", async ({ page, site }) => {
  const opened = { title: "Lost mails", message: "We look.", impact: "major", services: ["api"] };
  const { id } = await (await site.post(staffEndpoints.incidents, opened, bearer)).json();
  await page.goto(consolePaths.incident(id));
  await page.getByLabel("Status", { exact: true }).selectOption("resolved");
  await page.getByLabel("Message").fill(" ");
  await page.getByRole("button", { name: "Post update" }).click();
  await expect(page.getByRole("alert")).toContainText("Message is required.");
  await expect(page.getByLabel("Status", { exact: true })).toHaveValue("resolved");
  await page.getByLabel("Message").fill("A full disk. Fixed.");
  await page.getByRole("button", { name: "Preview" }).click();
  const preview = page.getByRole("region", { name: "Preview: nothing has been posted" });
  await expect(
    preview.getByRole("listitem").filter({ hasText: "A full disk. Fixed." }).first(),
  ).toContainText("Resolved");
  await expect(page.getByText("by the operator token (console)")).toHaveCount(0);
  await page.getByRole("button", { name: "Post update" }).click();
  await expect(page.getByRole("status")).toContainText("The update is on the status page.");
  await expect(page.getByText("by the operator token (console)")).toHaveCount(1);
  await eventually(async () => expect(await atomOf(site)).toContain("A full disk. Fixed."));
  await page.goto(`${consolePaths.incidents}?show=closed`);
  await expect(page.getByRole("link", { name: /Lost mails/ })).toContainText("Resolved");
});

test("incidents and messages can be handled on the overview", async ({ page, site }) => {
  await site.db.contactMessage.deleteMany();
  const written = { name: "Waiting", email: "waiting@example.com", message: "Do you?", type: "sales" };
  await site.post(endpoints.contact, written);
  const opened = { title: "Failing uploads", message: "We look.", impact: "critical", services: ["api"] };
  await site.post(staffEndpoints.incidents, opened, bearer);
  await page.goto(consolePaths.overview);
  await page.getByText("Post an update: Failing uploads").click();
  await page.getByLabel("Status", { exact: true }).selectOption("resolved");
  await page.getByLabel("Message").fill("Uploads work again.");
  await page.getByRole("button", { name: "Post update" }).click();
  await expect(page.getByRole("status")).toContainText("The update is on the status page.");
  await eventually(async () => expect(await atomOf(site)).toContain("Uploads work again."));
  await page.goto(consolePaths.overview);
  await expect(page.getByText("Post an update: Failing uploads")).toHaveCount(0);
  await page.getByText("Answer the next message: Waiting").click();
  await expect(page.getByText("Do you?")).toBeVisible();
  await page.getByLabel("Your answer").fill("Yes, we do.");
  await page.getByRole("button", { name: "Send answer" }).click();
  await expect(page.getByRole("status").first()).toContainText("is being sent");
  await site.mailbox.expectTo("waiting@example.com", 2);
  await page.goto(consolePaths.overview);
  await expect(page.getByText("Answer the next message")).toHaveCount(0);
});

test("planned maintenance closes the site at its start, and ending it early opens it", async ({
  page,
  site,
}) => {
  // Within the idle time of a session.
  const start = new Date(Math.ceil((Date.now() + 1_800_000) / 60_000) * 60_000);
  const at = (offset: number) => toOfficeClock(new Date(start.getTime() + offset));
  await page.goto(consolePaths.planMaintenance);
  await page.getByLabel("Title").fill("Database upgrade");
  await page.getByLabel("Message").fill("Forms pause for an hour.");
  await page.getByLabel("Starts (New York time)").fill(at(0));
  await page.getByLabel("Ends (New York time)").fill(at(-60_000));
  await page.getByRole("button", { name: "Plan maintenance" }).click();
  await expect(page.getByLabel("Ends (New York time)")).toHaveAccessibleDescription(
    /The end must be after the start/,
  );
  await expect(page.getByLabel("Title")).toHaveValue("Database upgrade");
  await page.getByLabel("Starts (New York time)").fill(at(-14_400_000));
  await page.getByLabel("Ends (New York time)").fill(at(-7_200_000));
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(page.getByLabel("Ends (New York time)")).toHaveAccessibleDescription(
    /The end must be in the future/,
  );
  await page.getByLabel("Starts (New York time)").fill(at(0));
  await page.getByLabel("Ends (New York time)").fill(at(3_600_000));
  await page.getByLabel("Close the whole site").check();
  await page.getByRole("button", { name: "Plan maintenance" }).click();
  const preview = page.getByRole("region", { name: "Preview: nothing has been posted" });
  await expect(preview).toContainText("The maintenance closes the site");
  await expect(preview).toContainText("/status");
  expect(await site.db.incident.count({ where: { title: "Database upgrade" } })).toBe(0);
  await page.getByRole("button", { name: "Plan and close the site" }).click();
  await expect(page.getByText("Scheduled").first()).toBeVisible();
  const address = page.url().split("?")[0] ?? "";

  const home = async () => (await fetch(site.url)).status;
  expect(await home()).toBe(200);
  await site.setClock(new Date(start.getTime() + 1000));
  await eventually(async () => expect(await home()).toBe(503));
  await page.goto(address);
  await page.getByLabel("Status", { exact: true }).selectOption("completed");
  await page.getByLabel("Message").fill("Done sooner than planned.");
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(preview).toContainText("Visitors will be able to use the whole site again");
  expect(await home()).toBe(503);
  await page.getByRole("button", { name: "Post update" }).click();
  await eventually(async () => expect(await home()).toBe(200));
  await page.goto(consolePaths.audit);
  const overlay = page
    .getByRole("listitem")
    .filter({ has: page.getByText(`${settings.maintenance.title} changed`, { exact: true }) });
  await expect(overlay.filter({ hasText: "by the schedule" })).toHaveCount(1);
  await expect(overlay.filter({ hasText: "by the operator token (console)" })).toHaveCount(1);
  await site.setClock(null);
});

test("a missing page says so, and every section links to its page", async ({ page }) => {
  await page.goto(consolePaths.incident("no-such-incident"));
  await expect(page.getByText("This incident doesn’t exist.")).toBeVisible();
  const sections = {
    Overview: consolePaths.overview,
    "Privacy requests": casePaths.queue,
    Messages: consolePaths.messages,
    Outbox: consolePaths.outbox,
    Webhooks: webhookPaths.list,
    Incidents: consolePaths.incidents,
    Settings: consolePaths.settings,
    Audit: consolePaths.audit,
  };
  for (const [name, address] of Object.entries(sections)) {
    await page
      .getByRole("navigation", { name: "Console" })
      .getByRole("link", { name: new RegExp(`^${name}`) })
      .click();
    await expect(page).toHaveURL(address);
  }
  await page.getByRole("link", { name: "View the site" }).click();
  await expect(page).toHaveURL(paths.home);
});
