import { settings } from "@/lib/settings";
import { casePaths, consolePaths, endpoints, paths, statusFeeds, webhookPaths } from "@/lib/site/paths";
import { expect, test } from "../support/browser";
import { signIn } from "../support/console";
import { eventually } from "../support/eventually";

test.use({ javaScriptEnabled: false });

test.beforeEach(async ({ page, site }) => {
  await signIn(page, site);
});

test("messages are read and handled; suspected ones stand apart; long lists have pages", async ({
  page,
  site,
}) => {
  const write = (name: string, message: string) =>
    site.post(endpoints.contact, {
      name,
      email: `${name.toLowerCase()}@example.com`,
      message,
      type: "sales",
    });
  await write("Ordinary", "How do plans differ?\n<b>Bold</b> & brave.");
  await write("Spammy", "https://a.example https://b.example https://c.example https://d.example");
  await page.goto(consolePaths.messages);
  const ordinary = page.getByRole("listitem").filter({ hasText: "Ordinary" });
  await expect(page.getByText("Spammy")).toHaveCount(0);
  await ordinary.getByText("Ordinary", { exact: true }).click();
  await expect(ordinary.getByText("<b>Bold</b> & brave.").last()).toBeVisible();
  await expect(ordinary.getByRole("link", { name: /^Open / })).toHaveAttribute(
    "href",
    /^\/operator\/messages\/[\w-]+$/,
  );
  await ordinary.getByRole("button", { name: "Mark as handled" }).click();
  await expect(page.getByRole("status")).toContainText("is marked as handled");
  await expect(page.getByText("No new messages.")).toBeVisible();

  await page.getByRole("link", { name: /^Suspected/ }).click();
  await expect(page.getByText("Suspected: 4 links")).toBeVisible();
  await page.getByRole("link", { name: /^Handled/ }).click();
  const handled = page.getByRole("listitem").filter({ hasText: "Ordinary" });
  await handled.getByText("Ordinary", { exact: true }).click();
  await handled.getByRole("button", { name: "Mark as new" }).click();
  await expect(page).toHaveURL(/show=handled/);
  await expect(page.getByText("No message has been handled yet.")).toBeVisible();

  const createdAt = new Date(Date.now() - 60_000);
  const row = { name: "Many", email: "many@example.com", company: "", message: "Again", type: "general" };
  await site.db.contactMessage.createMany({
    data: Array.from({ length: 30 }, (_, index) => ({
      ...row,
      id: `many-${index}`,
      reference: `many-${index}`,
      clientHash: "",
      createdAt,
    })),
  });
  await page.goto(consolePaths.messages);
  await expect(page.getByText("Page 1 of 2")).toBeVisible();
  await page.getByRole("link", { name: "Next" }).click();
  await expect(page.getByText("Page 2 of 2")).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "Many" })).toHaveCount(6);
});

test("mail that was given up says why and is sent again", async ({ page, site }) => {
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
  await mail.getByRole("button", { name: "Send again" }).click();
  await expect(page.getByRole("status")).toContainText("on its way again");
  await site.mailbox.expectTo("reader@example.com");
  await page.goto(`${consolePaths.outbox}?show=sent`);
  await expect(page.getByRole("listitem").filter({ hasText: "reader@example.com" })).toContainText("Sent ");
});

test("an incident is opened, updated and resolved, and the status page tells it", async ({ page, site }) => {
  await page.goto(consolePaths.incidents);
  await expect(page.getByText("Nothing is open and nothing is planned.")).toBeVisible();
  await page.getByRole("link", { name: "Open an incident" }).click();
  await page.getByLabel("Title").fill("Slow answers");
  await page.getByLabel("Impact").selectOption("major");
  await page.getByLabel("Message").fill("We are looking into it.");
  await page.getByRole("button", { name: "Open the incident" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Slow answers");
  const feed = async () => (await fetch(`${site.url}${statusFeeds.atom}`)).text();
  await eventually(async () => expect(await feed()).toContain("We are looking into it."));

  await page.getByLabel("State").selectOption("resolved");
  await page.getByLabel("Message").fill(" ");
  await page.getByRole("button", { name: "Post the update" }).click();
  await expect(page.getByRole("alert")).toContainText("Message is required.");
  await expect(page.getByLabel("State")).toHaveValue("resolved");
  await page.getByLabel("Message").fill("A full disk. Fixed.");
  await page.getByRole("button", { name: "Post the update" }).click();
  await expect(page.getByRole("status")).toContainText("The update is on the status page.");
  await expect(page.getByText("by the console")).toHaveCount(2);
  await eventually(async () => expect(await feed()).toContain("A full disk. Fixed."));
  await page.goto(`${consolePaths.incidents}?show=closed`);
  await expect(page.getByRole("link", { name: /Slow answers/ })).toContainText("Resolved");
});

test("planned maintenance covers the site at its time, and ending it early uncovers it", async ({
  page,
  site,
}) => {
  // Within the time that a session may rest.
  const start = new Date(Math.ceil((Date.now() + 1_800_000) / 60_000) * 60_000);
  const utc = (offset: number) => new Date(start.getTime() + offset).toISOString().slice(0, 16);
  await page.goto(consolePaths.planMaintenance);
  await page.getByLabel("Title").fill("Database upgrade");
  await page.getByLabel("Message").fill("Forms pause for an hour.");
  await page.getByLabel("Starts (UTC)").fill(utc(0));
  await page.getByLabel("Ends (UTC)").fill(utc(-60_000));
  await page.getByRole("button", { name: "Plan it" }).click();
  await expect(page.getByLabel("Ends (UTC)")).toHaveAccessibleDescription(/End must be after start/);
  await expect(page.getByLabel("Title")).toHaveValue("Database upgrade");
  await page.getByLabel("Ends (UTC)").fill(utc(3_600_000));
  await page.getByRole("button", { name: "Plan it" }).click();
  await expect(page.getByText("Scheduled").first()).toBeVisible();
  const address = page.url().split("?")[0] ?? "";

  const home = async () => (await fetch(site.url)).status;
  expect(await home()).toBe(200);
  await site.setClock(new Date(start.getTime() + 1000));
  await eventually(async () => expect(await home()).toBe(503));
  await page.goto(address);
  await page.getByLabel("State").selectOption("completed");
  await page.getByLabel("Message").fill("Done sooner than planned.");
  await page.getByRole("button", { name: "Post the update" }).click();
  await eventually(async () => expect(await home()).toBe(200));
  await page.goto(consolePaths.audit);
  const overlay = page
    .getByRole("listitem")
    .filter({ has: page.getByText(settings.maintenance.title, { exact: true }) });
  await expect(overlay.filter({ hasText: "by the schedule" })).toHaveCount(1);
  await expect(overlay.filter({ hasText: "by the console" })).toHaveCount(1);
  await site.setClock(null);
});

test("what isn't there is said, and every section leads to its page", async ({ page }) => {
  await page.goto(consolePaths.incident("no-such-incident"));
  await expect(page.getByText("There is no such incident.")).toBeVisible();
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
