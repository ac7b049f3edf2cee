import { signupForm } from "@/lib/accounts/words";
import { contactForm } from "@/lib/contact/words";
import type { FormSpec } from "@/lib/platform/forms/spec";
import { requestPages } from "@/lib/privacy/page-words";
import { facts } from "@/lib/site/figures";
import { paths } from "@/lib/site/paths";

/** The form that a refused post came from, and where it leads once it is sent. */
export const correctionForms: Record<
  "contact" | "register" | "gdpr" | "ccpa",
  { spec: FormSpec; sentTo: string }
> = {
  contact: { spec: contactForm, sentTo: `${paths.contact}#sent` },
  register: { spec: signupForm, sentTo: paths.registered },
  gdpr: { spec: requestPages.gdpr.form, sentTo: `${paths.gdprRequest}#sent` },
  ccpa: { spec: requestPages.ccpa.form, sentTo: `${paths.ccpaRequest}#sent` },
};

export const correctionPage = {
  title: "Not sent yet",
  lead: "Everything you typed is still here, except for passwords. Correct what is marked and send it again.",
};

export const expiredPage = {
  title: "This form is no longer kept",
  lead: `We keep a form that could not be sent for ${facts.retention.refusedFormMinutes} minutes. What you typed is gone, and nothing was sent. Please start again.`,
  forms: [
    { text: "Contact", href: paths.contact },
    { text: "Create an account", href: paths.signup },
    { text: "GDPR request", href: paths.gdprRequest },
    { text: "CCPA request", href: paths.ccpaRequest },
  ],
};
