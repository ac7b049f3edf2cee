import type { Page } from "@playwright/test";
import { lengths } from "@/lib/platform/forms/lengths";
import { formatInteger } from "@/lib/site/figures";
import { endpoints, paths } from "@/lib/site/paths";
import { expect, test } from "@/tests/support/browser";
import { holdRoute, openBeforeScripts } from "@/tests/support/hold-route";

test.use({ sharesSite: true });

const thanks = "Thank you for reaching out. We'll get back to you within 24-48 hours.";

async function fillIn(page: Page, email: string) {
  await page.getByLabel("Name").fill("Ada Byron");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Company (Optional)").fill("Analytical & Sons");
  await page.getByLabel("Inquiry Type").selectOption("Technical Support");
  await page.getByLabel("Message").fill("The engine <stalls>.\nWhat now?");
}

test("a message is sent, stored and confirmed by email", async ({ page, site }) => {
  await page.goto(paths.contact);
  await expect(page.getByRole("heading", { level: 1, name: "Get in Touch" })).toBeVisible();
  await fillIn(page, "sent@example.com");
  const release = await holdRoute(page, endpoints.contact);
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByRole("button", { name: "Sending..." })).toBeDisabled();
  await release();

  const panel = page.getByRole("status").filter({ hasText: "Message sent successfully!" });
  await expect(panel).toContainText(thanks);
  await expect(panel).toBeFocused();
  await expect(page.getByLabel("Message")).toHaveValue("");
  await expect(page.getByLabel("Inquiry Type")).toHaveValue("general");
  await expect(page.getByRole("button", { name: "Send Message" })).toBeEnabled();

  expect(await site.db.contactMessage.findMany({ where: { email: "sent@example.com" } })).toMatchObject([
    {
      name: "Ada Byron",
      company: "Analytical & Sons",
      type: "support",
      message: "The engine <stalls>.\nWhat now?",
      suspicion: null,
    },
  ]);
  const [mail] = await site.mailbox.expectTo("sent@example.com");
  const { reference } = await site.db.contactMessage.findFirstOrThrow({
    where: { email: "sent@example.com" },
  });
  await expect(panel).toContainText(reference);
  await expect(panel).toContainText("The engine <stalls>.");
  expect(mail?.subject).toContain(reference);
});

test("a double click, or the same content in a second tab, stores one message", async ({
  page,
  context,
  site,
}) => {
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(paths.contact);
    await fillIn(tab, "once@example.com");
  }
  await page.getByRole("button", { name: "Send Message" }).dblclick();
  await expect(page.getByText(thanks)).toBeVisible();
  await other.getByRole("button", { name: "Send Message" }).click();
  await expect(other.getByText(thanks)).toBeVisible();

  expect(await site.db.contactMessage.count({ where: { email: "once@example.com" } })).toBe(1);
  await site.mailbox.expectTo("once@example.com");
});

test("a message that the browser is sending can’t be sent again meanwhile", async ({ page }) => {
  await page.clock.install();
  // With this status the browser stays on the page, as after Stop.
  await page.route(`**${endpoints.contact}`, (route) => route.fulfill({ status: 204 }));
  const release = await openBeforeScripts(page, paths.contact);
  await fillIn(page, "twice@example.com");
  await page.getByRole("button", { name: "Send Message" }).click();
  await release();
  await expect(page.getByRole("button", { name: "Sending..." })).toBeDisabled();
  await page.clock.runFor(30_000);
  await expect(page.getByRole("button", { name: "Send Message" })).toBeEnabled();
  await expect(page.getByLabel("Message")).toHaveValue("The engine <stalls>.\nWhat now?");
});

test("text added while a message is being sent stays", async ({ page, site }) => {
  await page.goto(paths.contact);
  await fillIn(page, "added@example.com");
  const release = await holdRoute(page, endpoints.contact);
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByRole("button", { name: "Sending..." })).toBeDisabled();
  await page.getByLabel("Message").fill("And one more thing.");
  await release();
  await expect(page.getByText(thanks)).toBeVisible();
  await expect(page.getByLabel("Message")).toHaveValue("And one more thing.");
  const sent = await site.db.contactMessage.findFirstOrThrow({ where: { email: "added@example.com" } });
  expect(sent.message).toBe("The engine <stalls>.\nWhat now?");
});

test("a form is as it was typed after a link was followed and the visitor went back", async ({ page }) => {
  await page.goto(paths.contact);
  await fillIn(page, "returning@example.com");
  await page.getByRole("contentinfo").getByRole("link", { name: "Pricing" }).click();
  await expect(page).toHaveURL(paths.pricing);
  await page.goBack();
  await expect(page.getByLabel("Message")).toHaveValue("The engine <stalls>.\nWhat now?");
  await expect(page.getByLabel("Inquiry Type")).toHaveValue("support");
  await expect(page.getByRole("button", { name: "Send Message" })).toBeEnabled();
});

test("a text that is too long gets an error, and none of it is lost", async ({ page, context, site }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(paths.contact);
  await fillIn(page, "long@example.com");
  const text = `${"x".repeat(lengths.message)}the end`;
  const field = page.getByLabel("Message");
  await page.evaluate((long) => navigator.clipboard.writeText(long), text);
  await field.press("ControlOrMeta+a");
  await field.press("ControlOrMeta+v");
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(
    new RegExp(`^Message must be at most ${formatInteger(lengths.message)} characters.`),
  );
  await expect(field).toHaveValue(text);
  expect(await site.db.contactMessage.count({ where: { email: "long@example.com" } })).toBe(0);
});

test("right-to-left text is written and shown from right to left", async ({ page }) => {
  await page.goto(paths.contact);
  for (const [label, text] of [
    ["Name", "דוד"],
    ["Message", "שלום!"],
  ] as const) {
    const field = page.getByLabel(label);
    await field.fill(text);
    await expect(field).toHaveCSS("direction", "rtl");
    await field.fill("Hello!");
    await expect(field).toHaveCSS("direction", "ltr");
  }
});

test("missing fields show their errors, and nothing is sent", async ({ page, site }) => {
  await page.goto(paths.contact);
  await page.getByLabel("Name").fill("Ada");
  await page.getByLabel("Email").fill("not an address");
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByLabel("Email")).toBeFocused();
  await expect(page.getByLabel("Email")).toHaveAccessibleDescription("Enter one valid email address.");
  await expect(page.getByLabel("Message")).toHaveAccessibleDescription(/^Message is required\./);
  await expect(page.getByLabel("Name")).toHaveValue("Ada");

  await page.getByLabel("Email").fill("missing@example.com");
  await expect(page.getByLabel("Email")).toHaveAccessibleDescription("");
  expect(await site.db.contactMessage.count({ where: { name: "Ada" } })).toBe(0);
});

test("the server’s message, or the form’s own if there is none, is shown, and all input stays", async ({
  page,
}) => {
  await page.goto(paths.contact);
  await fillIn(page, "fails@example.com");
  const alert = page.getByRole("alert").filter({ hasText: "Failed to send message" });
  const send = page.getByRole("button", { name: "Send Message" });

  await page.route(`**${endpoints.contact}`, (route) =>
    route.fulfill({ status: 503, json: { message: "We are full today.", error: "other" } }),
  );
  await send.click();
  await expect(alert).toContainText("We are full today.");
  await expect(alert).toBeFocused();

  await page.route(`**${endpoints.contact}`, (route) =>
    route.fulfill({ status: 502, body: "<h1>Bad gateway</h1>" }),
  );
  await send.click();
  await expect(alert).toContainText("Failed to submit form. Please try again.");
  await expect(page.getByLabel("Message")).toHaveValue("The engine <stalls>.\nWhat now?");
  await expect(send).toBeEnabled();
});

test("an error that only the server finds is linked to its field", async ({ page }) => {
  await page.goto(paths.contact);
  await fillIn(page, "ada@localhost");
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByLabel("Email")).toBeFocused();
  await expect(page.getByLabel("Email")).toHaveAccessibleDescription("Enter one valid email address.");
});

test("a rejected plain form can be corrected once scripts run", async ({ page, site }) => {
  const fields = { name: "Ada", email: "nowhere", message: "Hello" };
  const answer = await page.request.post(endpoints.contact, { form: fields });
  await page.goto(answer.url());
  await expect(page.getByLabel("Email")).toHaveAccessibleDescription("Enter one valid email address.");
  await page.getByLabel("Email").fill("mended@example.com");
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page).toHaveURL(/\/contact/);
  await expect(page.getByText(thanks)).toBeVisible();
  expect(await site.db.contactMessage.count({ where: { email: "mended@example.com" } })).toBe(1);
});

test("the links beside the form lead to their pages", async ({ page }) => {
  await page.goto(paths.contact);
  await expect(page.getByRole("link", { name: "Contact Sales" })).toHaveAttribute("href", /^mailto:sales@/);
  await expect(page.getByRole("link", { name: /Chat from your dashboard/ })).toHaveAttribute(
    "href",
    /^https:/,
  );
  await expect(page.getByText("Available 24/7")).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a message is sent and the success panel is shown", async ({ page, site }) => {
    await page.goto(paths.contact);
    await expect(page.getByText(thanks)).toBeHidden();
    await fillIn(page, "plain@example.com");
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(page).toHaveURL(/\/contact#sent$/);
    await expect(page.getByText(thanks)).toBeVisible();
    expect(await site.db.contactMessage.count({ where: { email: "plain@example.com" } })).toBe(1);
    await site.mailbox.expectTo("plain@example.com");
  });

  test("the reason of a refusal that concerns no field has the focus", async ({ page }) => {
    await page.route(`**${endpoints.contact}`, (route) =>
      route.continue({ headers: { ...route.request().headers(), "idempotency-key": "used-twice" } }),
    );
    for (const [email, outcome] of [
      ["first@example.com", "status"],
      ["second@example.com", "alert"],
    ] as const) {
      await page.goto(paths.contact);
      await fillIn(page, email);
      await page.getByRole("button", { name: "Send Message" }).click();
      await expect(page.getByRole(outcome)).toBeFocused();
    }
  });

  test("a rejected message keeps what was typed, and is sent once corrected", async ({ page, site }) => {
    await page.goto(paths.contact);
    await fillIn(page, "ada@localhost");
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(page).toHaveURL(/\/correct\//);
    await expect(page.getByRole("alert")).toContainText("Failed to send message");
    await expect(page.getByLabel("Email")).toHaveValue("ada@localhost");
    await expect(page.getByLabel("Email")).toHaveAccessibleDescription("Enter one valid email address.");
    await expect(page.getByLabel("Message")).toHaveValue("The engine <stalls>.\nWhat now?");
    await expect(page.getByLabel("Inquiry Type")).toHaveValue("support");

    await page.getByLabel("Email").fill("corrected@example.com");
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(page.getByText(thanks)).toBeVisible();
    expect(await site.db.contactMessage.count({ where: { email: "corrected@example.com" } })).toBe(1);
  });
});
