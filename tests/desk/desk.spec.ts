import type { Browser, Page } from "@playwright/test";
import { endpoints } from "@/lib/site/paths";
import { consolePaths } from "@/lib/site/staff-paths";
import { expect, test } from "@/tests/support/browser";
import { pdf } from "@/tests/support/files";
import { restore } from "@/tests/support/hold-route";
import { carry } from "@/tests/support/operator";
import type { Site } from "@/tests/support/site";
import { type Joined, joinSite } from "@/tests/support/staff";

let people: { ann: Joined; ben: Joined };
test.beforeAll(async ({ sites }, { file }) => {
  const site = await sites.of(file);
  people = { ann: await joinSite(site, "support", "Ann"), ben: await joinSite(site, "support", "Ben") };
});

/** Sends a visitor's message. @returns its reference and its console page */
async function receive(site: Site, email: string) {
  const message = { name: "Jo", email, type: "sales", message: "What does it cost?" };
  const { reference } = await (await site.post(endpoints.contact, message)).json();
  const { id } = await site.db.contactMessage.findUniqueOrThrow({ where: { reference } });
  return { reference, address: consolePaths.message(id) };
}

async function pageOf(browser: Browser, site: Site, { cookie }: Joined): Promise<Page> {
  const page = await browser.newPage();
  await carry(page.context(), site, cookie);
  return page;
}

const choose = (page: Page, name: string, buffer: Buffer) =>
  page.getByLabel("Files to attach").setInputFiles({ name, mimeType: "application/pdf", buffer });
const program = Buffer.from("MZ\u0000\u0001");

async function answerWith(page: Page, text: string): Promise<void> {
  await page.getByLabel("Your answer").fill(text);
  await page.getByRole("button", { name: "Send answer" }).click();
}

test("a person who opens a message sees who else has it open", async ({ page, browser, site }) => {
  const { reference, address } = await receive(site, "open@example.com");
  await carry(page.context(), site, people.ann.cookie);
  await page.goto(consolePaths.messages);
  const message = page.getByRole("listitem").filter({ hasText: reference });
  const seen = page.waitForResponse((answer) => answer.url().endsWith(consolePaths.presence));
  await message.getByRole("link", { name: "Jo", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Jo");
  await seen;
  const other = await pageOf(browser, site, people.ben);
  await other.goto(address);
  await expect(other.getByText("Ann has had this message open since")).toBeVisible();
  await other.close();
});

test("an answer to a message that somebody else has assigned is held back once, and then sent", async ({
  page,
  browser,
  site,
}) => {
  const { reference, address } = await receive(site, "taken@example.com");
  await carry(page.context(), site, people.ann.cookie);
  await page.goto(address);
  const other = await pageOf(browser, site, people.ben);
  await other.goto(address);
  await page.getByRole("button", { name: "Take" }).click();
  await expect(page.getByText("Assigned to you.")).toBeVisible();

  await answerWith(other, "Ten dollars a month.");
  await expect(other.getByRole("main").getByRole("alert")).toContainText("Taken (Ann,");
  await expect(other.getByLabel("Your answer")).toHaveValue("Ten dollars a month.");
  await other.getByRole("button", { name: "Send answer" }).click();
  await expect(other.getByText(`Your answer to ${reference} is being sent.`)).toBeVisible();
  await page.goto(`${consolePaths.messages}?show=handled&assignee=mine`);
  await expect(page.getByRole("listitem").filter({ hasText: reference })).toBeVisible();
  await other.close();
});

test("an answer is emailed as a reply, and its delivery is shown in the thread", async ({ page, site }) => {
  const { address } = await receive(site, "answered@example.com");
  await carry(page.context(), site, people.ben.cookie);
  await page.goto(address);
  await choose(page, "setup.exe", program);
  await answerWith(page, "Ten dollars a month.");
  await expect(page.locator("form#answer").getByRole("alert")).toContainText("setup.exe: This kind of file");
  await choose(page, "offer.pdf", pdf(90_000));
  await page.getByRole("button", { name: "Send answer" }).click();
  const [receipt, answer] = await site.mailbox.expectTo("answered@example.com", 2);
  expect(answer).toMatchObject({ subject: `Re: ${receipt?.subject}`, inReplyTo: receipt?.messageId });
  expect(answer?.text).toContain("Ten dollars a month.");
  expect(answer?.attachments.map(({ filename }) => filename)).toEqual(["offer.pdf"]);
  await expect(async () => {
    await page.goto(address);
    await expect(page.getByText(/^Not sent: written as a file/)).toBeVisible({ timeout: 500 });
  }).toPass();
  const heading = page.getByRole("heading", { name: "Thread" });
  const thread = page.locator("section").filter({ has: heading });
  await expect(thread).toContainText(/Answered.*Ben.*Ten dollars a month\./s);
});

test("an answer can be sent from a page that the browser restored", async ({ page, site }) => {
  const { reference, address } = await receive(site, "restored@example.com");
  await carry(page.context(), site, people.ben.cookie);
  await page.goto(address);
  await choose(page, "offer.pdf", pdf(20_000));
  // The response names the next page, which answers nothing: so the form's page stays, as in a browser that restores it.
  await page.route(`**${consolePaths.overview}`, (route) => route.fulfill({ status: 204 }));
  let answers = 0;
  await page.route(`**${await page.locator("form#answer").getAttribute("action")}`, (route) => {
    answers += 1;
    if (answers > 1) return route.continue();
    return route.fulfill({ json: { next: consolePaths.overview } });
  });
  const left = page.waitForRequest(`**${consolePaths.overview}`);
  await answerWith(page, "Ten dollars a month.");
  await left;
  await restore(page);
  await expect(page.getByRole("progressbar")).toHaveCount(0);
  await page.getByRole("button", { name: "Send answer" }).click();
  await expect(page.getByText(`Your answer to ${reference} is being sent.`)).toBeVisible();
});

test("an upload goes on in a restored page; once it stands still for a minute it has failed, and can be sent again", async ({
  page,
  site,
}) => {
  const { reference, address } = await receive(site, "stalled@example.com");
  await carry(page.context(), site, people.ben.cookie);
  await page.clock.install();
  await page.goto(address);
  await choose(page, "offer.pdf", pdf(20_000));
  const answers = `**${await page.locator("form#answer").getAttribute("action")}`;
  // The request gets no answer.
  await page.route(answers, () => {});
  const sent = page.waitForRequest(answers);
  await answerWith(page, "Ten dollars a month.");
  await sent;
  await restore(page);
  await expect(page.getByRole("progressbar")).toBeVisible();
  await page.clock.runFor(60_000);
  await expect(page.getByRole("alert").filter({ hasText: "No response arrived." })).toBeVisible();
  await expect(page.getByRole("progressbar")).toHaveCount(0);
  await page.unroute(answers);
  await page.getByRole("button", { name: "Send answer" }).click();
  await expect(page.getByText(`Your answer to ${reference} is being sent.`)).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a rejected file is named, the typed text stays, and another file is sent", async ({ page, site }) => {
    const { reference, address } = await receive(site, "plain@example.com");
    await carry(page.context(), site, people.ben.cookie);
    await page.goto(address);
    await choose(page, "setup.exe", program);
    await answerWith(page, "See the file.");
    await expect(page.getByLabel("Files to attach")).toHaveAccessibleDescription(
      /^setup\.exe: This kind of file/,
    );
    await expect(page.getByLabel("Your answer")).toHaveValue("See the file.");
    await choose(page, "offer.pdf", pdf(20_000));
    await page.getByRole("button", { name: "Send answer" }).press("Enter");
    await expect(page.getByText(`Your answer to ${reference} is being sent.`)).toBeVisible();
    const files = page.getByRole("list", { name: "Files" });
    await expect(files.getByRole("link", { name: "offer.pdf" })).toBeVisible();
  });
});
