import { lengths } from "@/lib/platform/forms/lengths";
import type { FieldSpec, FormSpec, RichText } from "@/lib/platform/forms/spec";
import { platformWords } from "@/lib/platform/words";
import { inEachLanguage, type Language, type Translated } from "@/lib/site/language";
import { endpoints, paths } from "@/lib/site/paths";
import { accountWords } from "./words";

const line = { kind: "text", required: true } as const;

/** The text next to the checkbox, with links. */
function consentText(language: Language): RichText {
  const words = accountWords[language].form;
  const links: Record<string, { text: string; href: string }> = {
    "{terms}": { text: words.termsLink, href: paths.terms },
    "{privacy}": { text: words.privacyLink, href: paths.privacy },
  };
  return words.agreed.source
    .split(/(\{\w+\})/)
    .filter((part) => part !== "")
    .map((part) => links[part] ?? part);
}

function fieldsOf(language: Language): readonly FieldSpec[] {
  const { form: words } = accountWords[language];
  const { labels } = platformWords[language];
  return [
    {
      ...line,
      name: "firstName",
      label: words.firstName,
      autoComplete: "given-name",
      maxLength: lengths.name,
      half: true,
    },
    {
      ...line,
      name: "lastName",
      label: words.lastName,
      autoComplete: "family-name",
      maxLength: lengths.name,
      half: true,
    },
    {
      ...line,
      name: "companyName",
      label: words.companyName,
      autoComplete: "organization",
      maxLength: lengths.company,
    },
    {
      ...line,
      kind: "email",
      name: "email",
      label: labels.email,
      autoComplete: "email",
      maxLength: lengths.email,
    },
    {
      ...line,
      kind: "password",
      name: "password",
      label: labels.password,
      autoComplete: "new-password",
      hint: words.passwordHint,
      minLength: lengths.passwordMinimum,
      maxLength: lengths.passwordMaximum,
    },
    {
      kind: "check",
      name: "acceptTerms",
      label: words.terms,
      text: consentText(language),
      required: true,
      missing: words.mustAgree,
    },
  ];
}

export const signupForm: Translated<FormSpec> = inEachLanguage((language) => {
  const { label, submit, failed } = accountWords[language].form;
  return {
    label,
    endpoint: endpoints.register,
    fields: fieldsOf(language),
    submit,
    failure: { messageField: "error", refused: failed, unreachable: failed },
    success: { kind: "redirect", to: paths.registered },
  };
});
