import { lengths } from "@/lib/platform/forms/lengths";
import type { FieldSpec, FormSpec } from "@/lib/platform/forms/spec";
import { site } from "@/lib/site/brand";
import { figures } from "@/lib/site/figures";
import { endpoints, paths } from "@/lib/site/paths";
import type { VerificationState } from "./verification";

const line = { kind: "text", required: true } as const;

const fields: readonly FieldSpec[] = [
  {
    ...line,
    name: "firstName",
    label: "First name",
    autoComplete: "given-name",
    maxLength: lengths.name,
    half: true,
  },
  {
    ...line,
    name: "lastName",
    label: "Last name",
    autoComplete: "family-name",
    maxLength: lengths.name,
    half: true,
  },
  {
    ...line,
    name: "companyName",
    label: "Company name",
    autoComplete: "organization",
    maxLength: lengths.company,
  },
  { ...line, kind: "email", name: "email", label: "Email", autoComplete: "email", maxLength: lengths.email },
  {
    ...line,
    kind: "password",
    name: "password",
    label: "Password",
    autoComplete: "new-password",
    hint: `Minimum ${lengths.passwordMinimum} characters`,
    minLength: lengths.passwordMinimum,
    maxLength: lengths.passwordMaximum,
  },
  {
    kind: "check",
    name: "acceptTerms",
    label: "Terms",
    text: [
      "I agree to the ",
      { text: "Terms of Service", href: paths.terms },
      " and the ",
      { text: "Privacy Policy", href: paths.privacy },
      ".",
    ],
    required: true,
    missing: "Please accept the terms and conditions",
  },
];

export const signupForm: FormSpec = {
  label: "Create an account",
  endpoint: endpoints.register,
  fields,
  submit: { idle: "Create Account", busy: "Creating Account..." },
  failure: { reads: "error", refused: "Failed to create account", unreachable: "Failed to create account" },
  success: { kind: "leave", to: paths.registered },
};

export const accountFrame = {
  owner: site.legalName,
  links: [
    { text: "Terms", href: paths.terms },
    { text: "Privacy", href: paths.privacy },
    { text: "Contact", href: paths.contact },
  ],
};

export const signupPage = {
  title: "Create your account",
  lead: "One account for the dashboard, the API keys and your team's rules.",
  signIn: { question: "Already have an account?", action: "Sign in", href: site.app.login },
  benefitsTitle: "What you get",
  benefits: [
    {
      icon: "card",
      title: `${figures.credits.onRegistrationValue} of free credits`,
      body: "Yours once you add a credit card.",
      link: { text: "How free credits work", href: paths.creditsNote },
    },
    {
      icon: "layers",
      title: "Access to AI models",
      body: `Developer accounts work with ${figures.plans.developer.models} models, one for text and one for images.`,
    },
    {
      icon: "code",
      title: "API integration support",
      body: `A documented REST API and an SDK, with questions answered within ${figures.plans.developer.supportHours} hours.`,
      link: { text: "Read the documentation", href: paths.documentation },
    },
  ],
  sample: {
    label: "A first request",
    code: `curl ${site.api.baseUrl}/moderation/text \\
  -H "Authorization: Bearer $PALISADE_API_KEY" \\
  -H "Content-Type: application/json" \\
  -d '{"text": "Verify your wallet here",
       "userId": "u_204"}'

{ "flagged": true, "categories": ["phishing"] }`,
  },
} as const;

export const loginPage = {
  title: "Sign in",
  lead: `Your dashboard, API keys and billing live in the ${site.name} app.`,
  action: "Continue to sign in",
  signUp: { question: "New here?", action: "Create an account", href: paths.signup },
};

export const registeredPage = {
  title: "Your account was created",
  lead: "A confirmation email is on its way to the address you gave. Follow its link, then sign in.",
  wait: "No email after a few minutes? Check your spam folder, or write to us:",
  action: "Continue to sign in",
};

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
    lead: `Confirm your address to finish creating your ${site.name} account. The link works once.`,
    button: { text: "Confirm my address", posts: endpoints.verifyAccount },
  },
  confirmed: {
    title: "Your address is confirmed",
    lead: "You can sign in now. This link can't be used again.",
    button: { text: "Continue to sign in", href: site.app.login, external: true },
  },
  expired: {
    title: "This link has expired",
    lead: `A confirmation link works for ${figures.verificationHours} hours. We can email a new one to the address of the account.`,
    button: { text: "Email me a new link", posts: endpoints.resendVerification },
  },
  unknown: {
    title: "This link doesn't work",
    lead: "Part of the address may be missing. Open the link from the email again, or create a new account.",
    button: { text: "Create an account", href: paths.signup },
  },
  unavailable: {
    title: "We can't look this up right now",
    lead: "Nothing is lost. Please open the link from the email again in a minute.",
    button: { text: "Contact us", href: paths.contact },
  },
};

/** Shown where a pressed button ends, by the fragment of the address. */
export const verifyPanels = {
  sent: {
    title: "A new link is on its way",
    body: "Check your inbox, and your spam folder if nothing arrives.",
  },
  failed: { title: "That didn't work just now", body: "Please wait a minute and press the button again." },
};
