import type { Page } from "@playwright/test";
import { casePaths } from "@/lib/site/staff-paths";
import { expect, test } from "@/tests/support/browser";
import { signIn } from "@/tests/support/console";
import { openBeforeScripts } from "@/tests/support/hold-route";
import { expectNoFault } from "@/tests/support/page-checks";
import { fileWithLinks, order } from "@/tests/support/privacy";
import type { Site } from "@/tests/support/site";

test.use({ sharesSite: true });

test.beforeEach(({ page, site }) => signIn(page, site));

/** Files a request, confirms it and opens it in the console. */
async function openCase(page: Page, site: Site, email: string, requestType = "access") {
  const request = await fileWithLinks(site, "gdpr", { email, requestType });
  await order(site, request.id, { step: "confirm", text: "By phone." });
  await page.goto(casePaths.file(request.id));
  return request;
}

const answer = (page: Page) => page.getByRole("status").first();

test("the queue links to a request, which names others from its address", async ({ page, site }) => {
  const email = "several@example.com";
  const { reference } = await fileWithLinks(site, "gdpr", { email, requestType: "deletion" });
  await fileWithLinks(site, "gdpr", { email, requestType: "access" });
  await page.goto(casePaths.queue);
  await expectNoFault(page);
  await page.getByRole("link", { name: reference }).click();
  await expect(page.getByRole("heading", { name: "Other requests from this address" })).toBeVisible();
});

test("an identity confirmed another way is recorded, and the requester notified", async ({ page, site }) => {
  const email = "identity@example.com";
  const { id } = await fileWithLinks(site, "gdpr", { email, requestType: "access" });
  await page.goto(casePaths.file(id));
  await page.getByText("Confirm the identity another way").click();
  await page.getByLabel("How was it confirmed?").fill("Called back.");
  await page.getByRole("button", { name: "Record as confirmed" }).click();
  await expect(answer(page)).toContainText("Identity recorded as confirmed.");
  await expectNoFault(page);
  await site.mailbox.expectTo(email, 2);
});

test("a question is asked, recorded and settled", async ({ page, site }) => {
  await openCase(page, site, "question@example.com");
  await page.getByText("Ask a question", { exact: true }).click();
  await page.getByLabel("What is the question about?").selectOption("identity");
  await page.getByLabel("Question", { exact: true }).fill("Is it about both accounts?");
  await page.getByRole("button", { name: "Send question" }).click();
  await expect(page.getByText("Their turn: a question is open")).toBeVisible();
  await page.getByText("Add a note for colleagues").click();
  await page.getByLabel("Note for colleagues").fill("Asked on the phone as well.");
  await expectNoFault(page);
  await page.getByText("Resolve the question", { exact: true }).first().click();
  await page.getByRole("button", { name: "Resolve question" }).click();
  await expect(answer(page)).toContainText("Question resolved");
});

test("a person is erased only after the request’s own reference is typed", async ({ page, site }) => {
  const { reference } = await openCase(page, site, "erase@example.com", "deletion");
  await page.getByText("Erase this person’s data").click();
  const field = page.getByLabel("Type the reference to confirm");
  await field.fill("GD-0000-0000");
  await page.getByRole("button", { name: "Erase now" }).click();
  await expect(page.getByRole("alert").first()).toContainText("Type the reference of this request");
  await expect(field).toHaveValue("GD-0000-0000");
  await field.fill(reference);
  await page.getByRole("button", { name: "Erase now" }).click();
  await expect(answer(page)).toContainText("has been erased");
  await expect(page.getByText("Personal data erased").first()).toBeVisible();
});

test("an answer closes a request and is emailed", async ({ page, site }) => {
  await openCase(page, site, "office@example.com", "deletion");
  await page.getByLabel("Answer", { exact: true }).fill("All gone.");
  await page.getByRole("button", { name: "Send answer" }).click();
  await expect(page.getByText("This request is closed.")).toBeVisible();
  const mails = await site.mailbox.expectTo("office@example.com", 3);
  expect(mails.at(-1)?.text).toContain("All gone.");
});

test("an access request is answered with the data itself", async ({ page, site }) => {
  const { follow } = await openCase(page, site, "handed-out@example.com");
  await expect(page.getByLabel("Offer the data this site holds as a download")).toBeChecked();
  await page.getByLabel("Answer", { exact: true }).fill("Here it is.");
  await page.getByRole("button", { name: "Send answer" }).click();
  await expect(page.getByText("This request is closed.")).toBeVisible();
  await page.goto(follow);
  await expect(page.getByRole("link", { name: "Download the data" })).toBeVisible();
});

test("a request received by phone is entered, and its receipt emailed", async ({ page, site }) => {
  await page.goto(casePaths.enter);
  await expectNoFault(page);
  await page.getByLabel("Request", { exact: true }).selectOption("ccpa:limit");
  await page.getByLabel("How it reached us").selectOption("phone");
  await page.getByLabel("Requester’s email").fill("phoned@example.com");
  await page.getByRole("button", { name: "Enter and send receipt" }).click();
  await expect(page.getByRole("status").first()).toContainText(
    "The email with the receipt won’t be sent because SMTP_URL is not set",
  );
  await site.mailbox.expectTo("phoned@example.com", 1);
});

test("a denial is drafted in the requester’s language, and its email and page are previewed", async ({
  page,
  site,
}) => {
  const request = await fileWithLinks(site, "gdpr", {
    email: "denied@example.com",
    requestType: "deletion",
  });
  await order(site, request.id, { step: "confirm", text: "By phone." });
  await site.db.privacyRequest.update({ where: { id: request.id }, data: { language: "de" } });
  await page.goto(casePaths.file(request.id));
  await page.getByLabel("Outcome").selectOption("deny:legal-duty");
  await expect(page.getByLabel("Answer")).toHaveValue(/Ein Gesetz verpflichtet uns/);
  await page.getByRole("button", { name: "Preview" }).first().click();
  const preview = page.getByRole("region", { name: "Preview: nothing has been sent" });
  await expect(preview).toContainText("To denied@example.com");
  await expect(preview).toContainText("Ein Gesetz verpflichtet uns");
  await expectNoFault(page);
  await page.getByRole("button", { name: "Send answer" }).click();
  await expect(answer(page)).toContainText("Request denied.");
  await expect(page.getByText("This request is closed.")).toBeVisible();
});

/** Stores an action about a case that is due in some milliseconds. */
function holdFor(site: Site, subjectId: string, ms: number) {
  const dueAt = new Date(Date.now() + ms);
  const held = { id: subjectId, topic: "case", subjectId, values: {}, actor: {} };
  return site.db.heldOrder.create({ data: { ...held, dueAt, expiresAt: dueAt } });
}

test("the countdown of a held answer reloads the page only once the browser is online", async ({
  page,
  site,
}) => {
  const { id } = await openCase(page, site, "countdown@example.com", "deletion");
  const held = await holdFor(site, id, 3_600_000);
  await page.clock.install();
  await page.goto(casePaths.file(id));
  await expect(page.getByText(/^0:\d+$/)).toBeVisible();
  let reloads = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) reloads += 1;
  });
  await page.context().setOffline(true);
  await page.clock.runFor(3_610_000);
  await expect(page.getByText("in a moment")).toBeVisible();
  expect(reloads).toBe(0);
  await site.db.heldOrder.delete({ where: { id: held.id } });
  await page.context().setOffline(false);
  await page.clock.runFor(2_000);
  await expect.poll(() => reloads).toBeGreaterThan(0);
  await expect(page.getByRole("button", { name: "Send answer" })).toBeVisible();
  expect(reloads).toBe(1);
});

test("the countdown of a held action depends neither on the browser’s clock nor on slow scripts", async ({
  page,
  site,
}) => {
  const { id } = await openCase(page, site, "fast-clock@example.com", "deletion");
  await holdFor(site, id, 59_000);
  await page.clock.install({ time: Date.now() + 7_200_000 });
  const release = await openBeforeScripts(page, casePaths.file(id));
  await page.clock.fastForward(20_000);
  await release();
  // At most 39 seconds are left.
  await expect(page.getByText(/^0:(?:[0-2]\d|3\d)$/)).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a denial is drafted, previewed and sent, never with the text of another outcome", async ({
    page,
    site,
  }) => {
    const email = "denied-plainly@example.com";
    const { follow } = await openCase(page, site, email, "deletion");
    const text = page.getByLabel("Answer", { exact: true });
    await expect(text).toHaveValue(/We’ve deleted the personal data/);
    await page.getByLabel("Outcome").selectOption("deny:legal-duty");
    await page.getByRole("button", { name: "Send answer" }).click();
    await expect(text).toHaveAccessibleDescription(/standard text for another outcome/);
    await expect(page.getByLabel("Outcome")).toHaveValue("deny:legal-duty");
    await page.getByRole("button", { name: "Use the standard text" }).click();
    await expect(text).toHaveValue(/A law requires us to keep these records/);
    await page.getByRole("button", { name: "Preview" }).first().click();
    const preview = page.getByRole("region", { name: "Preview: nothing has been sent" });
    await expect(preview).toContainText(`To ${email}`);
    await expect(preview).toContainText("A law requires us to keep these records");
    await page.getByRole("button", { name: "Send answer" }).click();
    await expect(page.getByText("This request is closed.")).toBeVisible();
    const mails = await site.mailbox.expectTo(email, 3);
    expect(mails.at(-1)?.text).toContain("A law requires us to keep these records");
    await page.goto(follow);
    await expect(page.getByText("A law requires us to keep these records").first()).toBeVisible();
  });
});
