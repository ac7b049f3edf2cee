import { signupForm } from "@/lib/accounts/form";
import { contactForm } from "@/lib/contact/form";
import type { FormSpec } from "@/lib/platform/forms/spec";
import { requestForm } from "@/lib/privacy/form-words";
import { byLaw, type Law, requestSent } from "@/lib/privacy/laws";
import { inEachLanguage, type Translated } from "@/lib/site/language";
import { paths } from "@/lib/site/paths";
import { subscribeForm } from "@/lib/subscribers/form";
import { de } from "./words/correction/de";
import { type CorrectionWords, en } from "./words/correction/en";
import { es } from "./words/correction/es";
import { fr } from "./words/correction/fr";

/** The form that a refused post came from, and where it leads once it is sent. */
const correctionForms: Record<
  "contact" | "register" | "subscribe" | Law,
  { spec: Translated<FormSpec>; sentTo: string }
> = {
  contact: { spec: contactForm, sentTo: `${paths.contact}#sent` },
  register: { spec: signupForm, sentTo: paths.registered },
  subscribe: { spec: subscribeForm, sentTo: `${paths.statusSubscribe}#sent` },
  ...byLaw((law) => ({
    spec: inEachLanguage((language) => requestForm(law, language)),
    sentTo: requestSent(law),
  })),
};

/** @returns undefined for a form that isn't there any more */
export const correctionFormOf = (form: string) =>
  Object.entries(correctionForms).find(([name]) => name === form)?.[1];

export const correctionWords: Translated<CorrectionWords> = { en, de, fr, es };

/** Where to start again, once a form is no longer kept: the key of its words. The forms of the laws follow. */
export const startAgain = [
  { key: "contact", href: paths.contact },
  { key: "account", href: paths.signup },
  { key: "subscription", href: paths.statusSubscribe },
] as const satisfies readonly { key: keyof CorrectionWords["expired"]; href: string }[];
