import { endpoints, paths, subscriptionPaths } from "@/lib/site/paths";
import { expect, test } from "@/tests/support/browser";
import type { Site } from "@/tests/support/site";

test.use({ sharesSite: true });

const confirmLink = /\/status\/subscribe\/confirm\/\S+/;

/** Subscribes to the API service like the form. @returns the links in the emails */
async function subscribe(site: Site, email: string) {
  await site.post(endpoints.statusSubscribers, { email, services: ["api"] });
  const [asked] = await site.mailbox.expectTo(email);
  const confirm = String(asked?.text?.match(confirmLink)?.[0]);
  const answer = await site.post(endpoints.subscriptionConfirm, { token: confirm.split("/").at(-1) });
  const { token } = (await answer.json()) as { token: string };
  return { confirm, manage: subscriptionPaths.manage(token) };
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`a subscription ${javaScriptEnabled ? "with" : "without"} scripts`, () => {
    test.use({ javaScriptEnabled });
    const known = (email: string) => ({ where: { emailKey: email } });
    const address = (name: string) => `${name}-${javaScriptEnabled ? "scripts" : "plain"}@example.com`;

    test("is requested on the status page, and starts with a button behind the emailed link", async ({
      page,
      site,
    }) => {
      const email = address("start");
      await page.goto(paths.status);
      await page.getByRole("link", { name: "Get updates by email" }).click();
      await expect(page).toHaveURL(paths.statusSubscribe);
      await page.getByLabel("Email", { exact: true }).fill(email);
      await page.getByLabel("API Service").check();
      await page.getByRole("button", { name: "Subscribe" }).click();
      await expect(page.getByText("We’ve sent you an email.")).toBeVisible();
      // A mistyped address is noticed there. Without scripts, the page can't know it.
      if (javaScriptEnabled) await expect(page.locator("#sent")).toContainText(email);
      const [asked] = await site.mailbox.expectTo(email);
      const link = String(asked?.text?.match(confirmLink)?.[0]);
      await page.goto(link);
      expect(await site.db.subscriber.count(known(email))).toBe(0);
      await page.getByRole("button", { name: "Confirm subscription" }).click();
      await expect(page.getByText("You’re subscribed.")).toBeVisible();
      expect(await site.db.subscriber.findUnique(known(email))).toMatchObject({ services: ["api"] });
      // Opened again, the link says so.
      await page.goto(paths.status);
      await page.goto(link);
      await expect(page.getByText("You’re subscribed.")).toBeVisible();
    });

    test("is changed behind the link in its emails", async ({ page, site }) => {
      const email = address("change");
      const { manage } = await subscribe(site, email);
      await page.goto(manage);
      await expect(page.getByLabel("API Service")).toBeChecked();
      await page.getByLabel("API Service").uncheck();
      await page.getByLabel("Database").check();
      await page.getByLabel("Include planned maintenance").check();
      await page.getByRole("button", { name: "Save changes" }).click();
      await expect(page.getByText("Your changes have been saved.")).toBeVisible();
      const changed = { services: ["database"], maintenance: true };
      expect(await site.db.subscriber.findUnique(known(email))).toMatchObject(changed);
    });

    test("is ended behind the link in its emails, and its first link then no longer works", async ({
      page,
      site,
    }) => {
      const email = address("end");
      const { confirm, manage } = await subscribe(site, email);
      await page.goto(manage);
      await page.getByRole("button", { name: "Unsubscribe" }).click();
      await expect(page.getByText("Your subscription has ended")).toBeVisible();
      expect(await site.db.subscriber.count(known(email))).toBe(0);
      await page.goto(confirm);
      await expect(page.getByText("This link doesn’t work")).toBeVisible();
    });

    test("whose link is incomplete says where to find the right one", async ({ page, site }) => {
      const { manage } = await subscribe(site, address("incomplete"));
      await page.goto(manage.slice(0, -1));
      await expect(page.getByText("the one at the end of the latest status update")).toBeVisible();
      await expect(page.getByText("confirmed with another link")).toBeHidden();
    });
  });
}
