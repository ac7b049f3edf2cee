import type { Page } from "@playwright/test";
import { expect, test } from "@/tests/support/browser";
import { pdf } from "@/tests/support/files";
import { holdRoute } from "@/tests/support/hold-route";
import { caseOf, fileWithLinks, order } from "@/tests/support/privacy";
import type { Site } from "@/tests/support/site";

test.use({ sharesSite: true });

type Filed = Awaited<ReturnType<typeof fileWithLinks>>;

const newRequest = (site: Site, email: string) =>
  fileWithLinks(site, "gdpr", { email, requestType: "access", description: "Since 2025, please." });

const confirmed = (site: Site, { id }: Filed) => order(site, id, { step: "confirm", text: "By phone." });

const question = "Which of your addresses did you use?";
const asked = async (site: Site, request: Filed) => {
  await confirmed(site, request);
  await order(site, request.id, { step: "ask", reason: "identity", text: question });
};

const answerWith = async (page: Page, text: string) => {
  await page.getByLabel("Your answer").fill(text);
  await page.getByRole("button", { name: "Send answer" }).click();
};

for (const scripts of [true, false]) {
  test.describe(`the requester, ${scripts ? "with" : "without"} scripts`, () => {
    test.use({ javaScriptEnabled: scripts });
    const address = (name: string) => `${name}-${scripts ? "scripts" : "plain"}@example.com`;

    test("confirms a request with the emailed link", async ({ page, site }) => {
      const { reference, confirm } = await newRequest(site, address("confirm"));
      await page.goto(confirm);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Confirm your request");
      await page.getByRole("button", { name: "Confirm the request" }).click();
      await expect(page.getByText("The request is confirmed.")).toBeVisible();
      await expect(page.getByText(reference).first()).toBeVisible();
    });

    test("prints a receipt of a request", async ({ page, site }) => {
      const request = await newRequest(site, address("receipt"));
      await confirmed(site, request);
      await page.goto(request.follow);
      await page.getByRole("link", { name: "Printable receipt" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Receipt ${request.reference}`);
      await expect(page.getByRole("button", { name: "Print" })).toBeVisible({ visible: scripts });
      await page.emulateMedia({ media: "print" });
      await expect(page.getByRole("banner")).toBeHidden();
      await page.emulateMedia({ media: "screen" });
      await page.getByRole("link", { name: "Back to the request" }).click();
      await expect(page).toHaveURL(request.follow);
    });

    test("withdraws a request", async ({ page, site }) => {
      const request = await newRequest(site, address("withdraw"));
      await confirmed(site, request);
      await page.goto(request.follow);
      await page.getByText("Withdraw the request").click();
      await page.getByRole("button", { name: "Withdraw request" }).click();
      await expect(page.getByText("The request was withdrawn.")).toBeVisible();
      await expect(page.getByText("Withdraw the request")).toBeHidden();
    });

    test("answers a question, which ends the pause of a request", async ({ page, site }) => {
      const request = await newRequest(site, address("answer"));
      await asked(site, request);
      await page.goto(request.follow);
      await expect(page.getByText(question)).toBeVisible();
      await expect(page.getByText("has been paused since")).toBeVisible();
      // A space passes the browser's validation, and the draft is shown unchanged.
      await answerWith(page, " ");
      await expect(page.getByText("Your answer is required.")).toBeVisible();
      await expect(page.getByLabel("Your answer")).toHaveValue(" ");
      await answerWith(page, "ada@example.net, since 2025.");
      await expect(page.getByText("We’ve received your answer.")).toBeVisible();
      await expect(page.getByText("ada@example.net, since 2025.")).toBeVisible();
      await expect(page.getByRole("button", { name: "Send answer" })).toBeHidden();
      expect((await caseOf(site, request.id)).pausedAt).toBeNull();
    });

    test("answers with a file in one form, and keeps the text if the file is rejected", async ({
      page,
      site,
    }) => {
      const request = await newRequest(site, address("file"));
      await asked(site, request);
      await page.goto(request.follow);
      const files = page.getByLabel("Your files");
      await files.setInputFiles({
        name: "proof.pdf",
        mimeType: "application/pdf",
        buffer: Buffer.from([1, 2]),
      });
      await answerWith(page, "Here is the proof.");
      await expect(page.getByRole("alert").filter({ hasText: "PDF" })).toBeVisible();
      await expect(page.getByLabel("Your answer")).toHaveValue("Here is the proof.");
      expect(await files.evaluate(({ files: chosen }: HTMLInputElement) => chosen?.length)).toBe(
        scripts ? 1 : 0,
      );

      await files.setInputFiles({ name: "proof.pdf", mimeType: "application/pdf", buffer: pdf() });
      await page.getByRole("button", { name: "Send answer" }).click();
      await expect(page.getByText("We’ve received your answer.")).toBeVisible();
      await expect(page.getByText("Here is the proof.")).toBeVisible();
      await expect(page.getByText("proof.pdf")).toBeVisible();
      const stored = await site.db.caseAttachment.findMany({ where: { requestId: request.id } });
      expect(stored.map(({ label }) => label)).toEqual(["proof.pdf"]);
    });

    test("appeals a denial, and reads the decision without internal notes", async ({ page, site }) => {
      const request = await newRequest(site, address("appeal"));
      await confirmed(site, request);
      await order(site, request.id, { step: "note", text: "NOTE-FOR-COLLEAGUES" });
      await order(site, request.id, {
        step: "deny",
        ground: "excessive",
        text: "We can't tell who you are.",
      });
      await page.goto(request.follow);
      await expect(page.getByText("You can appeal until")).toBeVisible();
      await page.getByLabel("Why do you disagree?").fill("I answered.");
      await page.getByRole("button", { name: "Appeal" }).click();
      await expect(page.getByText("We’ve received your appeal")).toBeVisible();
      await expect(page.getByText("Our decision was appealed.", { exact: false })).toBeVisible();
      await expect(page.getByRole("button", { name: "Appeal" })).toBeHidden();

      await order(site, request.id, { step: "refuse", ground: "excessive", text: "We still can't tell." });
      await page.goto(request.follow);
      await expect(page.getByText("We still can't tell.")).toBeVisible();
      await expect(page.getByRole("link", { name: /authorities in the EEA/ })).toBeVisible();
      await expect(page.getByText("You can appeal until")).toBeHidden();
      await expect(page.getByText("NOTE-FOR-COLLEAGUES")).toBeHidden();
    });

    test("is told what to do when a link doesn’t work, and gets a new one", async ({ page, site }) => {
      const email = address("lost");
      const { reference, confirm } = await newRequest(site, email);
      await page.goto(`${confirm.slice(0, -1)}_`);
      await expect(page.getByText("This link doesn’t work")).toBeVisible();
      await page.getByLabel("Reference").fill(reference.toLowerCase());
      await page.getByLabel("Email").fill(email);
      await page.getByRole("button", { name: "Email me a new link" }).click();
      await expect(page.getByText("we’ve sent you a link")).toBeVisible();
      expect(await site.db.outboxMail.count({ where: { recipient: email, topic: "privacy-link" } })).toBe(1);
    });
  });
}

test("a rejected answer corrected before the page’s scripts run is sent as corrected", async ({
  page,
  site,
}) => {
  const request = await newRequest(site, "early@example.com");
  await asked(site, request);
  await page.goto(request.follow);
  await page.getByLabel("Your answer").fill(" ");
  const release = await holdRoute(page, "/_next/static/**/*.js");
  await page.getByRole("button", { name: "Send answer" }).click({ noWaitAfter: true });
  await expect(page.getByText("Your answer is required.")).toBeVisible();
  await page.getByLabel("Your answer").fill("early@example.net");
  await release();
  const root = page.locator("html");
  await expect
    .poll(async () => {
      const toDark = page.getByRole("button", { name: "Switch to dark theme" });
      if ((await root.getAttribute("data-theme")) === "light") await toDark.click();
      return root.getAttribute("data-theme");
    }, "the scripts have run")
    .toBe("dark");
  await page.getByRole("button", { name: "Send answer" }).click();
  await expect(page.getByText("We’ve received your answer.")).toBeVisible();
  await expect(page.getByText("early@example.net")).toBeVisible();
});

test("right-to-left text is shown from right to left", async ({ page, site }) => {
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

test("a receipt prints dark on white in both themes", async ({ page, site }) => {
  const { follow } = await newRequest(site, "paper-follow@example.com");
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
