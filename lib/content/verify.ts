import type { VerificationState } from "@/lib/accounts/verification";
import { facts } from "@/lib/facts";
import { endpoints, paths } from "@/lib/paths";
import { site } from "@/lib/site";

interface VerifyCopy {
  title: string;
  lead: string;
  /** What the page's one button does: post the link, or lead somewhere. */
  button: { text: string; posts: string } | { text: string; href: string; external?: boolean };
}

export const verifyTitle = "Confirm your address";

/** The page of a confirmation link, by what the link still does; "unavailable" when that can't be looked up. */
export const verifyPage: Record<VerificationState | "unavailable", VerifyCopy> = {
  open: {
    title: verifyTitle,
    lead: `One click finishes your ${site.name} account. The link works once.`,
    button: { text: "Confirm my address", posts: endpoints.verifyAccount },
  },
  confirmed: {
    title: "Your address is confirmed",
    lead: "This link has done its work and can't be used again. You can sign in now.",
    button: { text: "Continue to sign in", href: site.app.login, external: true },
  },
  expired: {
    title: "This link is too old",
    lead: `A confirmation link works for ${facts.verificationHours} hours. We can mail a new one to the address of the account.`,
    button: { text: "Mail me a new link", posts: endpoints.resendVerification },
  },
  unknown: {
    title: "This link opens nothing",
    lead: "Perhaps a part of the address was lost on its way. Open the link from the mail again, or sign up anew.",
    button: { text: "Create an account", href: paths.signup },
  },
  unavailable: {
    title: "We can't look this up right now",
    lead: "Nothing is lost. Please open the link from the mail again in a minute.",
    button: { text: "Contact us", href: paths.contact },
  },
};

/** Shown where a pressed button ends, by the fragment of the address. */
export const verifyPanels = {
  sent: {
    title: "A new link is on its way",
    body: "Look into your mailbox, and into the spam folder if nothing comes.",
  },
  failed: { title: "That didn't work just now", body: "Please wait a minute and press the button again." },
};
