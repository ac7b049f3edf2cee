import { endpointIn, otherLanguages, pathIn } from "@/lib/site/language";
import { endpoints, paths } from "@/lib/site/paths";
import { serviceName, serviceNamesIn } from "@/lib/site/services";
import { statusWords } from "@/lib/status/words";
import { subscribeForm } from "@/lib/subscribers/form";
import { subscriberWords } from "@/lib/subscribers/words";
import { expect, onlyFull, test } from "@/tests/support/browser";
import { runOperator } from "@/tests/support/run-operator";

test.describe("the live page", () => {
  test.use({ sharesSite: true });

  for (const language of otherLanguages) {
    test(
      `in ${language} keeps its language when it refreshes`,
      onlyFull(language !== "de"),
      async ({ page }) => {
        const { live, headlines } = statusWords[language];
        const asked: string[] = [];
        page.on("request", (request) => {
          const { pathname, search } = new URL(request.url());
          if (pathname === endpoints.health) asked.push(pathname + search);
        });
        await page.setViewportSize({ width: 360, height: 740 });
        await page.clock.install();
        await page.goto(pathIn(language, paths.status));
        await expect.poll(() => asked.length).toBe(1);
        await page.clock.runFor(30_000);
        await expect.poll(() => asked.length).toBe(2);
        expect(new Set(asked)).toEqual(new Set([endpointIn(language, endpoints.health)]));

        const banner = page.getByRole("main").getByRole("status").first();
        await expect(banner).toHaveText(new RegExp(`^(?:${Object.values(headlines).join("|")})$`));
        // Once above its card, and once above its last days, which are loaded from the history page.
        for (const { name } of serviceNamesIn(language))
          await expect(page.getByRole("heading", { name, exact: true })).toHaveCount(2);
        await page.getByRole("button", { name: /UTC/ }).last().click();
        await expect(page.getByRole("table")).toContainText(live.hours.columns.worst);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      },
    );
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the German status page links to German text", async ({ page }) => {
    const { withoutScript } = statusWords.de.page;
    await page.goto(pathIn("de", paths.status));
    await page.getByRole("link", { name: withoutScript.plain }).click();
    await expect(page.locator("body")).toContainText(`${serviceName("api", "de")}:`);
  });

  test("a subscription started on a German page stays German to its end", async ({ page, site }) => {
    const email = "jo@example.com";
    const words = subscriberWords.de;
    await page.goto(pathIn("de", paths.statusSubscribe));
    await page.locator("[name=email]").fill(email);
    await page.getByLabel(serviceName("database", "de")).check();
    await page.getByRole("button", { name: subscribeForm.de.submit.idle }).click();
    await expect(page).toHaveURL(pathIn("de", `${paths.statusSubscribe}#sent`));
    await expect(page.getByText(words.form.success.body)).toBeVisible();

    const [asked] = await site.mailbox.expectTo(email);
    expect(asked?.subject).toBe(words.mail.confirmation.subject);
    await page.goto(String(asked?.text?.match(/\/de\/status\/subscribe\/confirm\/\S+/)?.[0]));
    await page.getByRole("button", { name: words.confirm.button }).click();
    await expect(page.getByText(words.manage.confirmed)).toBeVisible();

    const opened = await runOperator(site, ["incident", "open", "--title", "Slow", "--message", "We look."]);
    expect(opened.err).toBe("");
    const mails = await site.mailbox.expectTo(email, 2);
    const update = mails.find(({ subject }) => subject?.includes("Slow"));
    expect(update?.text).toContain("> We look.");
    expect(update?.text).toContain(words.mail.update.why);
    await page.goto(String(update?.text?.match(/\/de\/status\/incidents\/\S+/)?.[0]));
    await expect(page.getByRole("heading", { name: statusWords.de.history.updates })).toBeVisible();
    await page.goto(String(update?.text?.match(/\/de\/status\/subscribe\/manage\/\S+/)?.[0]));
    await page.getByRole("button", { name: words.manage.end.button }).click();
    await expect(page.getByText(words.subscribe.panels.ended.title)).toBeVisible();
    expect(await site.db.subscriber.count({ where: { emailKey: email } })).toBe(0);
  });
});
