import type { Page } from "@playwright/test";
import { endpoints, paths } from "@/lib/site/paths";
import { expect, test } from "@/tests/support/browser";
import { holdRoute, openBeforeScripts, restore } from "@/tests/support/hold-route";

test.use({ sharesSite: true });

const submit = (page: Page) => page.getByRole("button", { name: "Submit Request" });

const laws = [
  {
    law: "gdpr",
    path: paths.gdprRequest,
    endpoint: endpoints.gdprRequest,
    choice: "Delete my data",
    type: "deletion",
  },
  {
    law: "ccpa",
    path: paths.ccpaRequest,
    endpoint: endpoints.ccpaRequest,
    choice: "Correct my information",
    type: "correct",
  },
];

for (const { law, path, endpoint, choice, type } of laws) {
  test.describe(`${law} request`, () => {
    test("is submitted, gets a reference and a date, and is confirmed by email", async ({ page, site }) => {
      const email = `${law}@example.com`;
      await page.goto(path);
      await expect(submit(page)).toBeDisabled();
      await page.getByLabel("Email", { exact: true }).fill(email);
      await expect(submit(page)).toBeDisabled();
      await page.getByRole("radio", { name: choice }).check();
      await page.getByLabel("Description (Optional)").fill("My old address, please.");
      const release = await holdRoute(page, endpoint);
      await submit(page).click();
      await restore(page);
      await expect(page.getByRole("button", { name: "Submitting..." })).toBeDisabled();
      await release();

      const panel = page.getByRole("status").filter({ hasText: "Request submitted" });
      await expect(panel).toBeFocused();
      const row = await site.db.privacyRequest.findFirstOrThrow({ where: { email } });
      expect(row).toMatchObject({ law, requestType: type, description: "My old address, please." });
      await expect(panel.getByText(row.reference, { exact: true })).toBeVisible();
      await expect(panel.locator("time")).toHaveAttribute("datetime", row.dueAt.toISOString());
      const [mail] = await site.mailbox.expectTo(email);
      expect(mail?.subject).toContain(row.reference);
      await expect(panel).toContainText(`We’ve sent an email to ${email}.`);
      await restore(page);
      await expect(panel.getByText(row.reference, { exact: true })).toBeVisible();
      // Only for a form that the browser sends (components/announcement/first-paint.ts).
      await expect(page.locator("#form")).not.toHaveAttribute("data-sent");

      await page.getByRole("button", { name: "Submit Another Request" }).click();
      await expect(page.getByLabel("Email", { exact: true })).toBeFocused();
      await expect(page.getByLabel("Email", { exact: true })).toHaveValue("");
      await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
      await expect(submit(page)).toBeDisabled();
    });

    test("is confirmed with the resent email", async ({ page, site }) => {
      const email = `${law}-again@example.com`;
      await page.goto(path);
      await page.getByLabel("Email", { exact: true }).fill(email);
      await page.getByRole("radio", { name: choice }).check();
      await submit(page).click();
      const resend = page.getByRole("button", { name: "Send the email again" });
      let sent = 0;
      page.on("request", (request) => {
        if (new URL(request.url()).pathname === endpoints.privacyFind) sent += 1;
      });
      const release = await holdRoute(page, endpoints.privacyFind);
      await resend.click();
      await expect(resend).toHaveAttribute("aria-disabled", "true");
      await resend.press("Enter");
      await expect(resend).toBeFocused();
      await release();
      await expect(
        page.getByText("We’ve sent a new email, unless we sent one in the last five minutes"),
      ).toBeVisible();
      await expect(resend).toBeFocused();
      expect(sent).toBe(1);
      const mails = await site.mailbox.expectTo(email, 2);
      const links = mails.map(
        ({ text }) => /\S+\/privacy-requests\/confirm\/\S+/.exec(text ?? "")?.[0] ?? "",
      );
      expect(new Set(links).size).toBe(2);
      const states = [];
      for (const link of links) {
        await page.goto(link);
        const button = page.getByRole("button", { name: "Confirm the request" });
        if ((await button.count()) > 0) await button.click();
        states.push((await site.db.privacyRequest.findFirstOrThrow({ where: { email } })).state);
      }
      // Only the newer of the two links works; the emails may arrive in either order.
      expect(states.at(-1)).toBe("verified");
    });

    test("shows what went wrong and keeps the input", async ({ page, browser, site }) => {
      await page.goto(path);
      await page.getByLabel("Email", { exact: true }).fill("wrong@example.com");
      await page.getByRole("radio", { name: choice }).check();
      await page.route(`**${endpoint}`, (route) =>
        route.fulfill({ status: 422, json: { error: "Not today.", message: "other" } }),
      );
      await submit(page).click();
      await expect(page.getByRole("alert").filter({ hasText: "Not today." })).toBeFocused();

      await page.route(`**${endpoint}`, (route) => route.fulfill({ status: 500, json: {} }));
      await submit(page).click();
      await expect(page.getByText("Failed to submit request")).toBeVisible();
      await expect(page.getByRole("radio", { name: choice })).toBeChecked();

      // A separate page, because a broken connection is reported in the browser's console.
      const offline = await browser.newPage({ baseURL: site.url });
      await offline.goto(path);
      await offline.getByLabel("Email", { exact: true }).fill("wrong@example.com");
      await offline.getByRole("radio", { name: choice }).check();
      await offline.route(`**${endpoint}`, (route) => route.abort());
      await submit(offline).click();
      await expect(offline.getByText("Failed to submit your request. Please try again.")).toBeVisible();
      await expect(submit(offline)).toBeEnabled();
      await offline.close();
    });

    test.describe("without JavaScript", () => {
      test.use({ javaScriptEnabled: false });

      test("is submitted, and another can be started", async ({ page, site }) => {
        const email = `plain-${law}@example.com`;
        await page.goto(path);
        await page.getByLabel("Email", { exact: true }).fill(email);
        await page.getByRole("radio", { name: choice }).check();
        await submit(page).click();
        await expect(page).toHaveURL(`${path}#sent`);
        await expect(page.getByRole("heading", { name: "Request submitted" })).toBeVisible();
        await expect(submit(page)).toBeHidden();
        expect(await site.db.privacyRequest.count({ where: { email, law, requestType: type } })).toBe(1);
        await site.mailbox.expectTo(email);

        await page.getByRole("link", { name: "Submit Another Request" }).click();
        await expect(submit(page)).toBeVisible();
        await expect(page.getByRole("heading", { name: "Request submitted" })).toBeHidden();
      });

      test("keeps the input when it is rejected", async ({ page }) => {
        await page.goto(path);
        await page.getByLabel("Email", { exact: true }).fill("me@localhost");
        await page.getByRole("radio", { name: choice }).check();
        await submit(page).click();
        await expect(page).toHaveURL(/\/correct\//);
        await expect(page.getByLabel("Email", { exact: true })).toHaveValue("me@localhost");
        await expect(page.getByRole("radio", { name: choice })).toBeChecked();
      });
    });
  });
}

test("an error in the collapsed part opens it, and correcting it doesn’t close it", async ({
  page,
  site,
}) => {
  await page.goto(paths.ccpaRequest);
  await page.getByLabel("Email", { exact: true }).fill("principal@example.com");
  await page.getByRole("radio", { name: "Delete my information" }).check();
  const agentEmail = page.getByLabel("Your own email");
  await expect(agentEmail).toBeHidden();
  await page.getByText("Filing for someone else?").click();
  await page.getByLabel("Your own name").fill("Grace Agent");
  // The browser may suggest the agent's own data, but must not mix it with the person's.
  await expect(page.getByLabel("Your own name")).toHaveAttribute("autocomplete", "section-agent name");
  await expect(agentEmail).toHaveAttribute("autocomplete", "section-agent email");
  await agentEmail.fill("nowhere");
  await page.getByText("Filing for someone else?").click();
  await submit(page).click();
  await expect(agentEmail).toBeFocused();
  await agentEmail.pressSequentially("@example.com");
  await expect(agentEmail).toHaveValue("nowhere@example.com");
  await page.getByLabel("The statement I chose above is true").check();
  await submit(page).click();
  await expect(page.getByRole("heading", { name: "Request submitted" })).toBeVisible();
  const row = await site.db.privacyRequest.findFirstOrThrow({ where: { email: "principal@example.com" } });
  expect(row).toMatchObject({ agentName: "Grace Agent", agentEmail: "nowhere@example.com" });
});

test("a mistyped reference is reported before any input is lost", async ({ page }) => {
  await page.goto(paths.privacyRequests);
  const reference = page.getByLabel("Reference");
  await reference.fill("GD-7K2M-9QX");
  await page.getByLabel("Email").fill("ada-request@example.com");
  await page.getByRole("button", { name: "Email me a new link" }).click();
  await expect(reference).toBeFocused();
  expect(await reference.evaluate((field: HTMLInputElement) => field.validity.patternMismatch)).toBe(true);
  await expect(page.getByLabel("Email")).toHaveValue("ada-request@example.com");
  await reference.fill(" gd 7k2m 9qxd ");
  await page.getByRole("button", { name: "Email me a new link" }).click();
  await expect(page).toHaveURL(`${paths.privacyRequests}#sent`);
});

test("California residency is recorded and never asked for twice", async ({ page, site }) => {
  for (const affirmed of [true, false]) {
    const email = `resident-${affirmed}@example.com`;
    await page.goto(paths.ccpaRequest);
    await page.getByLabel("Email", { exact: true }).fill(email);
    await page.getByRole("radio", { name: "Know what is collected" }).check();
    if (affirmed) await page.getByLabel("I affirm that I am a resident of California.").check();
    await submit(page).click();
    await expect(page.getByRole("heading", { name: "Request submitted" })).toBeVisible();
    const row = await site.db.privacyRequest.findFirstOrThrow({ where: { email } });
    expect(row.californiaResident).toBe(affirmed);
  }
});

test("an address can select the request type", async ({ page }) => {
  const optOut = page.getByRole("radio", { name: "Opt out of sale or sharing" });
  for (const address of [
    `${paths.ccpaRequest}#opt-out`,
    `${paths.ccpaRequest}?type=opt-out`,
    paths.ccpaOptOut,
  ]) {
    await page.goto(address);
    await expect(optOut).toBeChecked();
    await page.getByLabel("Email", { exact: true }).fill("chosen@example.com");
    await expect(submit(page)).toBeEnabled();
  }
});

test("a request type chosen before the page’s scripts ran stays chosen", async ({ page }) => {
  const release = await openBeforeScripts(page, `${paths.ccpaRequest}#opt-out`);
  const chosen = page.getByRole("radio", { name: "Delete" });
  await chosen.check();
  await release();
  await expect(submit(page)).toBeDisabled();
  await expect(chosen).toBeChecked();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the opt-out page has the type selected", async ({ page, site }) => {
    await page.goto(paths.ccpaOptOut);
    await page.getByLabel("Email", { exact: true }).fill("plain-opt-out@example.com");
    await submit(page).click();
    await expect(page.getByRole("heading", { name: "Request submitted" })).toBeVisible();
    const where = { email: "plain-opt-out@example.com", requestType: "opt-out" };
    expect(await site.db.privacyRequest.count({ where })).toBe(1);
  });
});
