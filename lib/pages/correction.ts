import { signupForm } from "@/lib/accounts/form";
import { contactForm } from "@/lib/contact/form";
import type { FormSpec } from "@/lib/platform/forms/spec";
import { complaintForm, requestForm } from "@/lib/privacy/intake/form";
import { byLaw, complaintSent, type complaintType, type Law, requestSent } from "@/lib/privacy/laws";
import { inEachLanguage, type Translated } from "@/lib/site/language";
import { paths } from "@/lib/site/paths";
import { subscribeForm } from "@/lib/subscribers/form";
import type { CorrectionWords } from "./words/correction/en";
import { translations } from "./words/correction/generated";

/** The form of a refused post, and the page that it leads to once it is sent. */
const correctionForms: Record<
  "contact" | "register" | "subscribe" | typeof complaintType | Law,
  { spec: Translated<FormSpec>; sentTo: string }
> = {
  contact: { spec: contactForm, sentTo: `${paths.contact}#sent` },
  register: { spec: signupForm, sentTo: paths.registered },
  subscribe: { spec: subscribeForm, sentTo: `${paths.statusSubscribe}#sent` },
  complaint: { spec: inEachLanguage(complaintForm), sentTo: complaintSent },
  ...byLaw((law) => ({
    spec: inEachLanguage((language) => requestForm(law, language)),
    sentTo: requestSent(law),
  })),
};

/** @returns undefined for a form that no longer exists */
export const correctionFormOf = (form: string) =>
  Object.entries(correctionForms).find(([name]) => name === form)?.[1];

export const correctionWords: Translated<CorrectionWords> = translations;

/** Where to start again if the draft has expired: keys of text. The forms of the laws follow. */
export const startAgain = [
  { key: "contact", href: paths.contact },
  { key: "account", href: paths.signup },
  { key: "subscription", href: paths.statusSubscribe },
] as const satisfies readonly { key: keyof CorrectionWords["expired"]; href: string }[];
