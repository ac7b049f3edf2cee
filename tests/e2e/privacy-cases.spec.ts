import type { Page } from "@playwright/test";
import { casePaths, paths } from "@/lib/site/paths";
import { violations } from "../support/axe";
import { expect, test } from "../support/browser";
import { holdRoute } from "../support/hold-route";
import { caseOf, fileWithLinks, linkIn, order, receiptOf } from "../support/privacy";
import type { Site } from "../support/site";
import { testSecrets } from "../support/template";

async function faultsOf(page: Page) {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return { violations: await violations(page), overflow };
}

const faultless = { violations: [], overflow: 0 };

/** Looks at the page it is on in both themes, narrow and wide. */
async function expectFaultless(page: Page) {
  for (const colorScheme of ["light", "dark"] as const) {
    for (const width of [320, 1440]) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.setViewportSize({ width, height: 900 });
      expect(await faultsOf(page), `${colorScheme} at ${width} px`).toEqual(faultless);
    }
  }
}

async function signIn(page: Page) {
  await page.goto(paths.operator);
  await page.getByLabel("Operator token").fill(testSecrets.OPERATOR_TOKEN);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

const newRequest = (site: Site, email: string, requestType = "access") =>
  fileWithLinks(site, "gdpr", { email, requestType, description: "Since 2025, please." });

for (const scripts of [true, false]) {
  test.describe(`the requester, ${scripts ? "with" : "without"} scripts`, () => {
    test.use({ javaScriptEnabled: scripts });

    test("confirms, follows, prints and withdraws a request", async ({ page, site }) => {
      const { reference, confirm } = await newRequest(site, `journey-${scripts}@example.com`);
      await page.goto(confirm);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Confirm your request");
      await page.getByRole("button", { name: "Confirm the request" }).click();
      await expect(page.getByText("You confirmed the request.")).toBeVisible();
      await expect(page.getByText(reference).first()).toBeVisible();

      await page.getByRole("link", { name: "Printable receipt" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Receipt ${reference}`);
      await expect(page.getByRole("button", { name: "Print" })).toBeVisible({ visible: scripts });
      await page.emulateMedia({ media: "print" });
      await expect(page.getByRole("banner")).toBeHidden();
      await page.emulateMedia({ media: "screen" });
      await page.getByRole("link", { name: "Back to the request" }).click();

      await page.getByText("Withdraw the request").click();
      await page.getByRole("button", { name: "Withdraw it now" }).click();
      await expect(page.getByText("You withdrew the request.")).toBeVisible();
      await expect(page.getByText("Withdraw the request")).toBeHidden();
    });

    test("files, confirms, answers a question, is denied, appeals and gets the decision", async ({
      page,
      site,
    }) => {
      test.slow();
      const email = `talk-${scripts}@example.com`;
      await page.goto(paths.gdprRequest);
      await page.getByRole("radio", { name: "Access my data" }).check();
      await page.getByLabel("Email", { exact: true }).fill(email);
      await page.getByRole("button", { name: "Submit Request" }).click();
      await expect(page.getByText("Request submitted")).toBeVisible();
      const { id } = await site.db.privacyRequest.findFirstOrThrow({ where: { email } });
      const receipt = await receiptOf(site, id, email);
      await page.goto(linkIn(receipt, "confirm"));
      await page.getByRole("button", { name: "Confirm the request" }).click();
      await expect(page.getByText("You confirmed the request.")).toBeVisible();

      const question = "Which of your addresses did you use?";
      await order(site, id, { step: "ask", reason: "identity", text: question });
      await page.goto(linkIn(receipt, "follow"));
      await expect(page.getByText(question)).toBeVisible();
      await expect(page.getByText("has been paused since")).toBeVisible();
      // A space passes the browser's own check, and comes back as it was.
      await page.getByLabel("Your answer").fill(" ");
      await page.getByRole("button", { name: "Send the answer" }).click();
      await expect(page.getByText("Your answer is required.")).toBeVisible();
      await expect(page.getByLabel("Your answer")).toHaveValue(" ");
      await page.getByLabel("Your answer").fill("ada@example.net, since 2025.");
      await page.getByRole("button", { name: "Send the answer" }).click();
      await expect(page.getByText("Your answer reached us.")).toBeVisible();
      await expect(page.getByText("ada@example.net, since 2025.")).toBeVisible();
      await expect(page.getByRole("button", { name: "Send the answer" })).toBeHidden();
      expect((await caseOf(site, id)).pausedAt).toBeNull();

      await order(site, id, { step: "note", text: "NOTE-FOR-COLLEAGUES" });
      await order(site, id, { step: "deny", ground: "identity", text: "We can't tell who you are." });
      await page.goto(linkIn(receipt, "follow"));
      await expect(page.getByText("You can appeal until")).toBeVisible();
      await page.getByLabel("Why do you disagree?").fill("I answered.");
      await page.getByRole("button", { name: "Appeal" }).click();
      await expect(page.getByText("Your appeal reached us.")).toBeVisible();
      await expect(page.getByText("You appealed.", { exact: false })).toBeVisible();
      await expect(page.getByRole("button", { name: "Appeal" })).toBeHidden();

      await order(site, id, { step: "refuse", ground: "identity", text: "We still can't tell." });
      await page.reload();
      await expect(page.getByText("We still can't tell.")).toBeVisible();
      await expect(page.getByRole("link", { name: /Information Commissioner/ })).toBeVisible();
      await expect(page.getByText("You can appeal until")).toBeHidden();
      await expect(page.getByText("NOTE-FOR-COLLEAGUES")).toBeHidden();
    });

    test("is told what to do when a link opens nothing, and gets a new one", async ({ page, site }) => {
      const email = `lost-${scripts}@example.com`;
      const { reference, confirm } = await newRequest(site, email);
      await page.goto(`${confirm.slice(0, -1)}_`);
      await expect(page.getByText("That link doesn't work")).toBeVisible();
      await page.getByLabel("Reference").fill(reference.toLowerCase());
      await page.getByLabel("Email").fill(email);
      await page.getByRole("button", { name: "Email me a new link" }).click();
      await expect(page.getByText("a link is on its way")).toBeVisible();
      expect(await site.db.outboxMail.count({ where: { recipient: email, topic: "privacy-link" } })).toBe(1);
    });
  });
}

test("a refused answer that is mended before the page's scripts run is sent as mended", async ({
  page,
  site,
}) => {
  const { id, follow } = await newRequest(site, "early@example.com");
  await order(site, id, { step: "confirm", text: "By phone." });
  await order(site, id, { step: "ask", reason: "identity", text: "Which of your addresses did you use?" });
  await page.goto(follow);
  await page.getByLabel("Your answer").fill(" ");
  const release = await holdRoute(page, "/_next/static/**/*.js");
  await page.getByRole("button", { name: "Send the answer" }).click({ noWaitAfter: true });
  await expect(page.getByText("Your answer is required.")).toBeVisible();
  await page.getByLabel("Your answer").fill("early@example.net");
  release();
  const root = page.locator("html");
  await expect
    .poll(async () => {
      const toDark = page.getByRole("button", { name: "Switch to dark theme" });
      if ((await root.getAttribute("data-theme")) === "light") await toDark.click();
      return root.getAttribute("data-theme");
    }, "the scripts have run")
    .toBe("dark");
  await page.getByRole("button", { name: "Send the answer" }).click();
  await expect(page.getByText("Your answer reached us.")).toBeVisible();
  await expect(page.getByText("early@example.net")).toBeVisible();
});

test("the requester's pages have no fault in any state", async ({ page, site }) => {
  test.slow();
  const { id, follow, confirm } = await newRequest(site, "looks@example.com");
  await page.goto(confirm);
  await expectFaultless(page);
  await page.goto(`${follow}#confirmation-sent`);
  await expect(page.locator("#confirmation-sent")).toBeFocused();
  await expectFaultless(page);
  await order(site, id, { step: "confirm", text: "By phone." });
  await order(site, id, { step: "extend", text: "Three archives." });
  await page.goto(`${follow}/receipt`);
  await expectFaultless(page);
  await order(site, id, { step: "complete", text: "Here.", ground: "rights-of-others", offerData: true });
  await page.goto(follow);
  await expect(page.getByRole("link", { name: "Download my data" })).toBeVisible();
  await expectFaultless(page);
});

test("what was written from right to left is shown from right to left", async ({ page, site }) => {
  const { follow } = await fileWithLinks(site, "gdpr", {
    email: "rtl@example.com",
    requestType: "access",
    description: "שלום! מה שמור עליי?",
    agentName: "דוד",
    agentEmail: "rtl-agent@example.com",
    agentPermission: true,
  });
  await page.goto(`${follow}/receipt`);
  await expect(page.getByText("שלום! מה שמור עליי?")).toHaveCSS("direction", "rtl");
  const agent = page.getByText("דוד", { exact: true });
  await expect(agent).toHaveCSS("direction", "rtl");
  await expect(agent.locator("..")).toHaveCSS("direction", "ltr");
});

test("nor when a request was denied or withdrawn", async ({ page, site }) => {
  test.slow();
  const denied = await newRequest(site, "denied@example.com");
  await order(site, denied.id, { step: "confirm", text: "By phone." });
  await page.goto(denied.follow);
  await expect(page.getByText("Verified", { exact: true })).toBeVisible();
  await expectFaultless(page);
  const no = { step: "deny", text: "Others stand in the same record.", ground: "rights-of-others" };
  expect((await order(site, denied.id, no)).status).toBe(200);
  await page.reload();
  await expect(page.getByText("GDPR Art. 15(4)")).toBeVisible();
  await expectFaultless(page);

  const withdrawn = await newRequest(site, "withdrawn@example.com");
  await page.goto(withdrawn.follow);
  await page.getByText("Withdraw the request").click();
  await page.getByRole("button", { name: "Withdraw it now" }).click();
  await expect(page.getByText("You withdrew the request.")).toBeVisible();
  await expectFaultless(page);
});

test("a receipt is printed dark on white, whatever the theme", async ({ page, site }) => {
  const { follow } = await newRequest(site, "paper@example.com");
  const lightness = (property: "color" | "background-color") =>
    page.getByRole("article").evaluate((element, name) => {
      const brush = document.createElement("canvas").getContext("2d");
      if (!brush) throw new Error("No canvas.");
      brush.fillStyle = getComputedStyle(element).getPropertyValue(name);
      brush.fillRect(0, 0, 1, 1);
      return brush.getImageData(0, 0, 1, 1).data[0];
    }, property);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto(`${follow}/receipt`);
  expect(await lightness("color")).toBeGreaterThan(200);
  await page.emulateMedia({ colorScheme: "dark", media: "print" });
  expect(await lightness("color")).toBeLessThan(60);
  expect(await lightness("background-color")).toBe(255);
});

test("the operator takes a case from the queue to its answer", async ({ page, site }) => {
  test.slow();
  const { reference } = await newRequest(site, "office@example.com", "deletion");
  await newRequest(site, "office@example.com", "access");
  await signIn(page);
  await page.goto(casePaths.queue);
  await expectFaultless(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole("link", { name: reference }).click();
  await expect(page.getByRole("heading", { name: "Other requests from this address" })).toBeVisible();

  await page.getByText("Confirm the identity another way").click();
  await page.getByLabel("How was it confirmed?").fill("Called back.");
  await page.getByRole("button", { name: "Record as confirmed" }).click();
  await expect(page.getByRole("status").first()).toHaveText(
    "The identity is recorded as confirmed. The requester was told.",
  );
  await expectFaultless(page);
  await page.setViewportSize({ width: 1280, height: 900 });

  await page.getByText("Ask a question", { exact: true }).click();
  await page.getByLabel("What is it about?").selectOption("identity");
  await page.getByLabel("Question", { exact: true }).fill("Is it about both accounts?");
  await page.getByRole("button", { name: "Ask the requester" }).click();
  await expect(page.getByRole("heading", { name: "Waiting for an answer" })).toBeVisible();
  await page.getByText("Add a note for colleagues").click();
  await page.getByLabel("Note for colleagues").fill("Asked on the phone as well.");
  await expectFaultless(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByText("Settle the question", { exact: true }).first().click();
  await page.getByRole("button", { name: "Settle the question" }).click();
  await expect(page.getByRole("status").first()).toContainText("The question is settled");

  await page.getByText("Erase this person").click();
  await page.getByLabel("Type the reference to confirm").fill("GD-0000-0000");
  await page.getByRole("button", { name: "Erase now" }).click();
  await expect(page.getByRole("alert").first()).toContainText("Type the reference of this request");
  await expect(page.getByLabel("Type the reference to confirm")).toHaveValue("GD-0000-0000");
  await page.getByLabel("Type the reference to confirm").fill(reference);
  await page.getByRole("button", { name: "Erase now" }).click();
  await expect(page.getByRole("status").first()).toContainText("is erased");

  await page.getByRole("button", { name: "Begin work" }).click();
  await page.getByLabel("Answer").fill("All gone.");
  await page.getByRole("button", { name: "Complete and send the answer" }).click();
  await expect(page.getByText("This request is closed.")).toBeVisible();
  await expect(page.getByText("Person erased").first()).toBeVisible();
  const mails = await site.mailbox.expectTo("office@example.com", 7);
  expect(mails.at(-1)?.text).toContain("All gone.");
});

test("the operator answers an access request with the data itself", async ({ page, site }) => {
  const { id, follow } = await newRequest(site, "handed-out@example.com");
  await order(site, id, { step: "confirm", text: "By phone." });
  await signIn(page);
  await page.goto(casePaths.file(id));
  await page.getByText("Complete", { exact: true }).click();
  await expect(page.getByLabel("Offer what this site holds")).toBeChecked();
  await page.getByLabel("Answer").fill("Here it is.");
  await page.getByRole("button", { name: "Complete and send the answer" }).click();
  await expect(page.getByText("This request is closed.")).toBeVisible();
  await page.goto(follow);
  await expect(page.getByRole("link", { name: "Download my data" })).toBeVisible();
});

test("the operator enters a request that came by phone", async ({ page, site }) => {
  await signIn(page);
  await page.goto(casePaths.enter);
  await expectFaultless(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByLabel("Request", { exact: true }).selectOption("ccpa:limit");
  await page.getByLabel("How it reached us").selectOption("phone");
  await page.getByLabel("Email of the person concerned").fill("phoned@example.com");
  await page.getByRole("button", { name: "Enter and send the receipt" }).click();
  await expect(page.getByRole("status").first()).toContainText("The receipt is on its way.");
  await site.mailbox.expectTo("phoned@example.com", 1);
});

test.describe("Global Privacy Control on the CCPA page", () => {
  test("is shown as honoured when the browser sends it, and moves nothing", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "globalPrivacyControl", { value: true });
    });
    await page.goto(paths.ccpa);
    await expect(page.getByText("Opt-Out Request Honored")).toBeVisible();
  });

  test("isn't claimed without the signal", async ({ page }) => {
    await page.goto(paths.ccpa);
    await expect(page.getByText("Honoured automatically")).toBeVisible();
    await expect(page.getByText("Opt-Out Request Honored")).toBeHidden();
  });
});
