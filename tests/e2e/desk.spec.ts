import { consolePaths, endpoints } from "@/lib/site/paths";
import { expect, test } from "../support/browser";
import { carry } from "../support/operator";
import { joinSite } from "../support/staff";

test("two people at one message: one takes it, the other is told so, and the answer is mailed once", async ({
  page,
  site,
  browser,
}) => {
  const ann = await joinSite(site, "support", "Ann");
  const ben = await joinSite(site, "support", "Ben");
  const message = { name: "Jo", email: "jo@example.com", type: "sales", message: "What does it cost?" };
  const { reference } = await (await site.post(endpoints.contact, message)).json();

  const other = await browser.newContext({ baseURL: site.url });
  await carry(page.context(), site, ann.cookie);
  await carry(other, site, ben.cookie);
  const second = await other.newPage();

  await page.goto(consolePaths.messages);
  await page.getByText("Jo", { exact: true }).click();
  await page.getByRole("link", { name: `Open ${reference}` }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(reference);
  const seen = page.waitForResponse((answer) => answer.url().endsWith(consolePaths.presence));
  await page.reload();
  await seen;
  await second.goto(new URL(page.url()).pathname);
  await expect(second.getByText("Ann has had this message open since")).toBeVisible();

  await second.getByLabel("Your answer").fill("Ten dollars a month.");
  await page.getByRole("button", { name: "Take" }).click();
  await expect(page.getByText("It is assigned to you.")).toBeVisible();

  await second.getByRole("button", { name: "Send the answer" }).click();
  await expect(second.getByRole("main").getByRole("alert")).toContainText("Taken (Ann,");
  await expect(second.getByLabel("Your answer")).toHaveValue("Ten dollars a month.");
  await second.getByRole("button", { name: "Send the answer" }).click();
  await expect(second.getByText(`The answer to ${reference} is on its way.`)).toBeVisible();

  const [receipt, answer] = await site.mailbox.expectTo("jo@example.com", 2);
  expect(answer).toMatchObject({ subject: `Re: ${receipt?.subject}`, inReplyTo: receipt?.messageId });
  expect(answer?.text).toContain("Ten dollars a month.");
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(/^Delivered/)).toBeVisible({ timeout: 500 });
  }).toPass();
  const heading = page.getByRole("heading", { name: "Thread" });
  const thread = page.locator("section").filter({ has: heading });
  await expect(thread).toContainText(/Taken.*Ann.*Answered.*Ben.*Ten dollars a month\./s);
  await page.goto(`${consolePaths.messages}?show=handled&whose=mine`);
  await expect(page.getByText("Jo", { exact: true })).toBeVisible();
  await other.close();
});
