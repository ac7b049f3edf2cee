import type { Page } from "@playwright/test";
import { signupForm } from "@/lib/accounts/form";
import { contactForm } from "@/lib/contact/form";
import type { FieldSpec, FormSpec } from "@/lib/platform/forms/spec";
import { platformWords } from "@/lib/platform/words";
import { requestForm } from "@/lib/privacy/intake/form";
import { lawOf } from "@/lib/privacy/laws";
import { intakeWords } from "@/lib/privacy/words/intake-words";
import { inEachLanguage, otherLanguages, pathIn, type Translated } from "@/lib/site/language";
import { paths } from "@/lib/site/paths";
import { expect, onlyFull, test } from "@/tests/support/browser";

test.use({ sharesSite: true });

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Fills in a form by the field names of its specification, in any language. */
async function fillIn(page: Page, { fields }: FormSpec, email: string) {
  const typed: Partial<Record<FieldSpec["kind"], string>> = {
    text: "Ada Byron",
    password: "engine number one",
    area: "The engine stalls.",
    email,
  };
  for (const field of fields.filter(({ folded, kind }) => !folded && kind !== "fixed")) {
    const control = page
      .getByLabel(field.label, { exact: field.required === true })
      .and(page.locator("input, select, textarea"))
      .first();
    if (field.kind === "radio")
      await page.getByRole("radio", { name: String(field.options[1]?.label) }).check();
    else if (field.kind === "select") await control.selectOption(String(field.options[1]?.value));
    else if (field.kind === "check") await page.getByRole("checkbox").first().check();
    else await control.fill(String(typed[field.kind]));
  }
}

/** The forms for visitors by page, with the table that stores their submissions. */
const forms: {
  path: string;
  table: "contactMessage" | "account" | "privacyRequest";
  specs: Translated<FormSpec>;
}[] = [
  { path: paths.contact, table: "contactMessage", specs: contactForm },
  { path: paths.signup, table: "account", specs: signupForm },
  {
    path: paths.gdprRequest,
    table: "privacyRequest",
    specs: inEachLanguage((language) => requestForm("gdpr", language)),
  },
  {
    path: paths.ccpaRequest,
    table: "privacyRequest",
    specs: inEachLanguage((language) => requestForm("ccpa", language)),
  },
  {
    path: lawOf("us-states").requestPage.path,
    table: "privacyRequest",
    specs: inEachLanguage((language) => requestForm("us-states", language)),
  },
];

// `npm test` sends one form in each language.
otherLanguages.forEach((language, turn) => {
  for (const { path, table, specs } of forms) {
    const spec = specs[language];
    const title = `${pathIn(language, path)} is corrected, sent, stored and confirmed by email in its language`;
    test(title, onlyFull(path !== forms[turn]?.path), async ({ page, site }) => {
      const email = `${language}${path.replaceAll("/", "-")}@example.com`;
      await page.goto(pathIn(language, path));
      await fillIn(page, spec, "nowhere");
      const send = page.getByRole("button", { name: spec.submit.idle });
      await send.click();
      const address = page.locator("#email");
      await expect(address).toBeFocused();
      await expect(address).toHaveAccessibleDescription(
        new RegExp(`^${escaped(platformWords[language].fields.noAddress)}`),
      );
      await address.fill(email);
      await send.click();

      const { success } = spec;
      if (success.kind === "redirect") await expect(page).toHaveURL(pathIn(language, success.to));
      else await expect(page.getByRole("main").getByText(success.title, { exact: true })).toBeVisible();
      const where = { where: { email } };
      const stored = {
        contactMessage: () => site.db.contactMessage.findFirst(where),
        account: () => site.db.account.findFirst(where),
        privacyRequest: () => site.db.privacyRequest.findFirst(where),
      };
      expect(await stored[table]()).toMatchObject({ language });
      const [mail] = await site.mailbox.expectTo(email);
      expect(mail?.html).toContain(`<html dir="ltr" lang="${language}"`);
    });
  }
});

test("on a phone, the chosen option of a select is readable in full", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const name = "filedBy";
  for (const language of ["en", "de"] as const) {
    await page.goto(pathIn(language, paths.gdprRequest));
    await page
      .locator("details", { has: page.locator(`[name=${name}]`) })
      .locator("summary")
      .click();
    for (const label of Object.values(intakeWords[language].form.agentRoles)) {
      await page.locator(`[name=${name}]`).selectOption(label);
      await expect(page.locator(".spelled-out > :visible")).toHaveText([label]);
    }
  }
});
