import { signupForm } from "@/lib/accounts/words";
import { contactForm } from "@/lib/contact/words";
import type { FormSpec } from "@/lib/platform/forms/spec";
import { requestForm } from "@/lib/privacy/form-words";
import { requestForms } from "@/lib/privacy/law-words";
import { byLaw, type Law, requestSent } from "@/lib/privacy/laws";
import { figures } from "@/lib/site/figures";
import { paths } from "@/lib/site/paths";
import { subscribeForm } from "@/lib/subscribers/words";

/** The form that a refused post came from, and where it leads once it is sent. */
const correctionForms: Record<
  "contact" | "register" | "subscribe" | Law,
  { spec: FormSpec; sentTo: string }
> = {
  contact: { spec: contactForm, sentTo: `${paths.contact}#sent` },
  register: { spec: signupForm, sentTo: paths.registered },
  subscribe: { spec: subscribeForm, sentTo: `${paths.statusSubscribe}#sent` },
  ...byLaw((law) => ({ spec: requestForm(law), sentTo: requestSent(law) })),
};

/** @returns undefined for a form that isn't there any more */
export const correctionFormOf = (form: string) =>
  Object.entries(correctionForms).find(([name]) => name === form)?.[1];

export const correctionPage = {
  title: "Not sent yet",
  lead: "Everything you typed is still here, except for passwords. Correct what is marked and send it again.",
};

export const expiredPage = {
  title: "This form is no longer kept",
  lead: `We keep a form that could not be sent for ${figures.retention.refusedFormMinutes} minutes. What you typed is gone, and nothing was sent. Please start again.`,
  forms: [
    { text: "Contact", href: paths.contact },
    { text: "Create an account", href: paths.signup },
    { text: "Status updates by email", href: paths.statusSubscribe },
    ...requestForms.map(({ label, href }) => ({ text: label, href })),
  ],
};
