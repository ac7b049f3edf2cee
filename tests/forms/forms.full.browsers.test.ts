import { expect, test } from "vitest";
import { paths } from "@/lib/site/paths";
import { consolePaths } from "@/lib/site/staff-paths";
import { describeBrowser, type Stage } from "@/tests/support/browsers";
import {
  button,
  expectHydrated,
  expectNoText,
  expectPath,
  expectText,
  link,
} from "@/tests/support/browsers/look";
import type { Tab } from "@/tests/support/browsers/tab";
import { cookieName } from "@/tests/support/console";
import { testSecrets } from "@/tests/support/template";

/** Runs a visitor's steps in a separate tab, whose page must report no errors. */
async function inTab(stage: Stage, path: string, work: (tab: Tab) => Promise<void>): Promise<void> {
  const tab = await stage.open(path);
  try {
    await expectHydrated(tab);
    await work(tab);
    expect(stage.front.complaints()).toEqual([]);
  } finally {
    await tab.close();
  }
}

/** The address of an email's link on the server under test. */
async function linkIn(stage: Stage, address: string, shape: RegExp, mails = 1): Promise<string> {
  const received = await stage.site.mailbox.expectTo(address, mails);
  const found = received.at(-1)?.text?.match(shape);
  if (!found) throw new Error(`No email to ${address} has a link like ${shape}.`);
  return stage.front.url + found[0];
}

describeBrowser("forms to their end", {}, (stage) => {
  test("contact: missing fields are reported, and a sent message is stored and confirmed", async () => {
    await inTab(stage, paths.contact, async (tab) => {
      await tab.type("#name", "Ada Byron");
      await tab.type("#email", "not an address");
      await tab.click(button("Send Message"));
      await expectText(tab, "Enter one valid email address.");
      await tab.type("#email", "sent@example.com");
      await tab.select("#type", "support");
      await tab.type("#message", "The engine <stalls>.");
      await tab.click(button("Send Message"));
      await expectText(tab, "Message sent successfully!");
      expect(await stage.site.db.contactMessage.findMany()).toMatchObject([
        { name: "Ada Byron", email: "sent@example.com", type: "support", message: "The engine <stalls>." },
      ]);
      await stage.site.mailbox.expectTo("sent@example.com");
    });
  });

  test("sign-up: an account is created and confirmed by the emailed link", async () => {
    await inTab(stage, paths.signup, async (tab) => {
      const passwordType = () => tab.run(() => document.querySelector<HTMLInputElement>("#password")?.type);
      await tab.type("#firstName", "Ada");
      await tab.type("#lastName", "Byron");
      await tab.type("#companyName", "Analytical");
      await tab.type("#email", "new@example.com");
      await tab.type("#password", "engine number one");
      expect(await passwordType()).toBe("password");
      await tab.click("[aria-controls=password]");
      await expect.poll(passwordType).toBe("text");
      await tab.click(button("Create Account"));
      await expectText(tab, "Please accept the terms and conditions");
      await tab.click("#acceptTerms");
      await tab.click(button("Create Account"));
      await expectPath(tab, paths.registered);

      await tab.goto(await linkIn(stage, "new@example.com", /\/verify\/[\w-]+/));
      await tab.click(button("Confirm my address"));
      await expectText(tab, "Your address is confirmed");
      const row = await stage.site.db.account.findUniqueOrThrow({ where: { email: "new@example.com" } });
      expect(row.verifiedAt).not.toBeNull();
    });
  });

  test("GDPR: a request is submitted, confirmed by the emailed link, followed and withdrawn", async () => {
    await inTab(stage, paths.gdprRequest, async (tab) => {
      await tab.type("#email", "gdpr@example.com");
      await tab.click("[name=requestType][value=deletion]");
      await tab.type("#description", "My old address, please.");
      await tab.click(button("Submit Request"));
      const row = async () =>
        stage.site.db.privacyRequest.findFirstOrThrow({ where: { email: "gdpr@example.com" } });
      await expectText(tab, "Request submitted");
      const { reference, ...stored } = await row();
      expect(stored).toMatchObject({ law: "gdpr", requestType: "deletion" });
      await expectText(tab, reference);
      await tab.click(button("Submit Another Request"));
      await expectNoText(tab, reference);

      await tab.goto(await linkIn(stage, "gdpr@example.com", /\/privacy-requests\/confirm\/[\w-]+/));
      await tab.click(button("Confirm the request"));
      await expectText(tab, "The request is confirmed.");
      await tab.click(link("Printable receipt"));
      await expectText(tab, `Receipt ${reference}`);
      await tab.click(link("Back to the request"));
      await tab.click("//summary[contains(., 'Withdraw the request')]");
      await tab.click(button("Withdraw request"));
      await expect.poll(async () => (await row()).state).toBe("withdrawn");
    });
  });

  test("CCPA: a request is submitted, and a new link is requested by its reference", async () => {
    await inTab(stage, paths.ccpaRequest, async (tab) => {
      await tab.type("#email", "ccpa@example.com");
      await tab.click("[name=requestType][value=correct]");
      await tab.click("#californiaResident");
      await tab.click(button("Submit Request"));
      await expectText(tab, "Request submitted");
      const row = await stage.site.db.privacyRequest.findFirstOrThrow({
        where: { email: "ccpa@example.com" },
      });
      expect(row).toMatchObject({ law: "ccpa", requestType: "correct", californiaResident: true });
      await stage.site.mailbox.expectTo("ccpa@example.com");

      await tab.goto(`${stage.front.url}${paths.privacyRequests}`);
      await tab.type("#reference", row.reference.toLowerCase());
      await tab.type("#email", "ccpa@example.com");
      await tab.click(button("Email me a new link"));
      await expectPath(tab, `${paths.privacyRequests}#sent`);
      await tab.goto(await linkIn(stage, "ccpa@example.com", /\/privacy-requests\/CA-[\w-]+\/[\w-]+/, 2));
      await expectText(tab, row.reference);
    });
  });

  test("CCPA: an opt-out is requested by prompt and by form", async () => {
    await inTab(stage, paths.ccpa, async (tab) => {
      await tab.clickAndAnswer(button("Opt Out of Sale or Sharing"), "prompt@example.com");
      await expectText(tab, "Opt-Out Request Submitted");
      await tab.goto(`${stage.front.url}${paths.ccpaOptOut}`);
      await expectHydrated(tab);
      await tab.type("#email", "form@example.com");
      await tab.click(button("Submit Request"));
      await expectText(tab, "Request submitted");
      const rows = await stage.site.db.privacyRequest.findMany({ where: { requestType: "opt-out" } });
      expect(rows.map(({ email }) => email).sort()).toEqual(["form@example.com", "prompt@example.com"]);
    });
  });

  test("console: a wrong token is rejected, the right one signs in, signing out ends the session", async () => {
    const tab = await stage.open(paths.operator);
    try {
      await tab.type("[name=token]", "not-the-operator-token");
      await tab.click(button("Sign in"));
      await expectText(tab, "That is not the operator token.");
      await tab.type("[name=token]", testSecrets.OPERATOR_TOKEN);
      await tab.click(button("Sign in"));
      await expectPath(tab, consolePaths.overview);
      expect(await tab.cookies()).toEqual([{ name: cookieName, httpOnly: true }]);
      await tab.goto(`${stage.front.url}${consolePaths.messages}`);
      await expectText(tab, "Ada Byron");
      await tab.click(button("Sign out"));
      await expectText(tab, "You’re signed out.");
      expect(stage.front.complaints()).toEqual([]);
    } finally {
      await tab.close();
    }
  });
});
