import { paths } from "@/lib/site/paths";
import { expect, test } from "../support/browser";
import { runOperator } from "../support/run-operator";

for (const javaScriptEnabled of [true, false]) {
  test.describe(`a subscription's life ${javaScriptEnabled ? "with" : "without"} scripts`, () => {
    test.use({ javaScriptEnabled });

    test("begins on the status page, is confirmed, changed and ended behind mailed links", async ({
      page,
      site,
    }) => {
      const email = javaScriptEnabled ? "ada@example.com" : "plain@example.com";
      const known = { where: { emailKey: email } };
      await page.goto(paths.status);
      await page.getByRole("link", { name: "Get updates by email" }).click();
      await expect(page).toHaveURL(paths.statusSubscribe);
      await page.getByLabel("Email", { exact: true }).fill(email);
      await page.getByLabel("API Service").check();
      await page.getByRole("button", { name: "Subscribe" }).click();
      await expect(page.getByText("We sent an email to this address.")).toBeVisible();

      const [asked] = await site.mailbox.expectTo(email);
      const confirm = String(asked?.text?.match(/\/status\/subscribe\/confirm\/\S+/)?.[0]);
      await page.goto(confirm);
      expect(await site.db.subscriber.count(known)).toBe(0);
      await page.getByRole("button", { name: "Start the subscription" }).click();
      await expect(page.getByText("The subscription has started.")).toBeVisible();

      const opened = await runOperator(site, [
        "incident",
        "open",
        "--title",
        "Slow",
        "--message",
        "We look.",
      ]);
      expect(opened.err).toBe("");
      const mails = await site.mailbox.expectTo(email, 2);
      const told = mails.find(({ subject }) => subject?.includes("Slow"));
      expect(told?.text).toContain("> We look.");
      await page.goto(String(told?.text?.match(/\/status\/subscribe\/manage\/\S+/)?.[0]));
      await expect(page.getByLabel("API Service")).toBeChecked();
      await page.getByLabel("API Service").uncheck();
      await page.getByLabel("Database").check();
      await page.getByLabel("Also tell me about planned maintenance").check();
      await page.getByRole("button", { name: "Save changes" }).click();
      await expect(page.getByText("Your changes are saved.")).toBeVisible();
      expect(await site.db.subscriber.findUnique(known)).toMatchObject({
        ...{ services: ["database"], maintenance: true },
      });

      await page.getByRole("button", { name: "Unsubscribe" }).click();
      await expect(page.getByText("Your subscription has ended")).toBeVisible();
      expect(await site.db.subscriber.count(known)).toBe(0);
      await page.goto(confirm);
      await expect(page.getByText("That link doesn't work")).toBeVisible();
    });
  });
}
