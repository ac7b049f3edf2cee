import type { Page } from "@playwright/test";
import { subDays } from "date-fns";
import { endpoints } from "@/lib/site/paths";
import { casePaths, consolePaths } from "@/lib/site/staff-paths";
import { expect, test } from "@/tests/support/browser";
import { signIn } from "@/tests/support/console";
import { expectNoFault } from "@/tests/support/page-checks";
import { fileWithLinks, order } from "@/tests/support/privacy";
import type { Site } from "@/tests/support/site";

test.beforeEach(async ({ page, site }) => {
  await site.db.privacyRequest.deleteMany();
  await site.db.contactMessage.deleteMany();
  await signIn(page, site);
});

/** A confirmed request to delete data, which is then the next one. */
async function fileDeletion(site: Site, email: string) {
  const description = "Please delete my account.";
  const request = await fileWithLinks(site, "gdpr", { email, requestType: "deletion", description });
  await order(site, request.id, { step: "confirm", text: "By phone." });
  return request;
}

const nextRequest = (page: Page) =>
  page.getByRole("group").filter({ hasText: "Answer the next privacy request" });

test("a request is denied on the overview by choosing a ground and sending the answer", async ({
  page,
  site,
}) => {
  const email = "denied-next@example.com";
  const request = await fileDeletion(site, email);
  await page.goto(consolePaths.overview);
  await expect(nextRequest(page)).toContainText(email);
  await expect(nextRequest(page)).toContainText("Please delete my account.");
  await expect(page.getByLabel("Outcome")).toHaveValue("");
  await expectNoFault(page);
  await page.getByLabel("Outcome").selectOption("deny:legal-duty");
  await page.getByRole("button", { name: "Send answer" }).click();
  await expect(page.getByRole("status").first()).toContainText("Request denied.");
  expect(new URL(page.url()).pathname).toBe(casePaths.file(request.id));
  const mails = await site.mailbox.expectTo(email, 3);
  expect(mails.at(-1)?.text).toContain("A law requires us to keep these records");
});

test("nothing is sent if no outcome is chosen", async ({ page, site }) => {
  const request = await fileDeletion(site, "undecided@example.com");
  await page.goto(consolePaths.overview);
  await page.getByLabel("Answer", { exact: true }).fill("Typed, but not decided.");
  await page.getByRole("button", { name: "Send answer" }).click();
  expect(new URL(page.url()).pathname).toBe(consolePaths.overview);
  const { state } = await site.db.privacyRequest.findUniqueOrThrow({ where: { id: request.id } });
  expect(state).toBe("verified");
});

test("it is collapsed while a message waits, because messages come first", async ({ page, site }) => {
  await fileDeletion(site, "second@example.com");
  const message = { name: "First", email: "first@example.com", message: "Do you?", type: "sales" };
  await site.post(endpoints.contact, message);
  await page.goto(consolePaths.overview);
  await expect(page.getByLabel("Outcome")).toBeHidden();
  await page.getByText("Answer the next privacy request").click();
  await expect(page.getByLabel("Outcome")).toBeVisible();
});

test("a request with more to read is answered on its own page", async ({ page, site }) => {
  const request = await fileDeletion(site, "noted@example.com");
  await order(site, request.id, { step: "note", text: "Called twice." });
  await page.goto(consolePaths.overview);
  await page.getByText("Open the next privacy request").click();
  await expect(page.getByText("Called twice.")).toBeVisible();
  await expect(page.getByLabel("Outcome")).toBeVisible();
});

test("a colleague’s overdue request is named with its assignee and days, and leads to its own page", async ({
  page,
  site,
}) => {
  const own = await fileDeletion(site, "unassigned-next@example.com");
  const urgent = await fileDeletion(site, "of-a-colleague@example.com");
  const colleague = { id: "away", email: "away@palisade.example", name: "Ben Ode", role: "privacy" };
  await site.db.person.create({ data: { ...colleague, createdBy: "cli", createdAt: new Date() } });
  await site.db.privacyRequest.update({
    where: { id: urgent.id },
    data: { assigneeId: "away", dueAt: subDays(new Date(), 2) },
  });
  await page.goto(consolePaths.overview);
  await expect(nextRequest(page)).toContainText("unassigned-next@example.com");
  const link = page.getByRole("link", { name: `Assigned to Ben Ode: ${urgent.reference}` });
  await expect(link).toContainText("2 days overdue");
  await link.click();
  await expect(page).toHaveURL(casePaths.answer(urgent.id));
  await expect(page.getByRole("link", { name: `Next: ${own.reference}` })).toBeVisible();
  await page.goto(casePaths.file(own.id));
  const next = page.getByRole("link", { name: `Next: ${urgent.reference}, assigned to Ben Ode` });
  await expect(next.first()).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the standard text is filled in on the request’s page, and sent", async ({ page, site }) => {
    const email = "denied-plainly-next@example.com";
    const request = await fileDeletion(site, email);
    await page.goto(consolePaths.overview);
    await page.getByLabel("Outcome").selectOption("deny:legal-duty");
    await page.getByRole("button", { name: "Use the standard text" }).click();
    expect(new URL(page.url()).pathname).toBe(casePaths.file(request.id));
    await expect(page.getByLabel("Outcome")).toHaveValue("deny:legal-duty");
    await page.getByRole("button", { name: "Send answer" }).click();
    await expect(page.getByText("This request is closed.")).toBeVisible();
    const mails = await site.mailbox.expectTo(email, 3);
    expect(mails.at(-1)?.text).toContain("A law requires us to keep these records");
  });
});
