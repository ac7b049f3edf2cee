import { lengths } from "@/lib/platform/forms/lengths";
import { site } from "@/lib/site/brand";
import { figures } from "@/lib/site/figures";
import { messagesIn } from "@/lib/site/message";

const m = messagesIn("en");
const { plans, credits, verificationHours } = figures;

export const en = {
  form: {
    label: "Create an account",
    firstName: "First name",
    lastName: "Last name",
    companyName: "Company name",
    passwordHint: `Minimum ${lengths.passwordMinimum} characters`,
    terms: "Terms",
    /** The text next to the checkbox; the other two are its links. */
    agreed: m("I agree to the {terms} and the {privacy}."),
    termsLink: "Terms of Service",
    privacyLink: "Privacy Policy",
    mustAgree: "Please accept the terms and conditions",
    submit: { idle: "Create Account", busy: "Creating Account..." },
    failed: "Failed to create account",
    ownAddress:
      "Don’t use your email address, or the part before the @, as your password. It’s the first thing an attacker would try.",
    commonPassword: "This password is too common. Please choose another one.",
  },
  frame: { documentation: "Documentation", terms: "Terms", privacy: "Privacy", contact: "Contact" },
  signup: {
    title: "Create your account",
    lead: "One account for the dashboard, the API keys and your team’s rules.",
    again: "Correct your email address, and choose a password again.",
    haveOne: "Already have an account?",
    signIn: "Sign in",
    benefitsTitle: "What you get",
    benefits: {
      credits: {
        title: `${credits.onRegistrationValue} of free credits`,
        body: `You can use your first ${credits.onRegistration} credits without a credit card. They are valued at ${credits.onRegistrationValue} once you add a card.`,
        link: "How free credits work",
      },
      models: {
        title: "Access to AI models",
        body: `Developer accounts include ${plans.developer.models} models: one for text, and one for images and video.`,
      },
      integration: {
        title: "API integration support",
        body: `A documented REST API, an SDK, and answers to your questions within ${plans.developer.supportHours} hours.`,
        link: "Read the documentation",
      },
    },
    sample: "A first request",
  },
  login: {
    title: "Sign in",
    lead: `You’ll find your API keys and billing in the ${site.name} dashboard.`,
    action: "Continue to sign in",
    newHere: "New here?",
    signUp: "Create an account",
  },
  registered: {
    title: "Your account has been created",
    lead: "We’ve sent you a confirmation email. Open the link in it, confirm your address, and then sign in.",
    wait: "No email after a few minutes? Check your spam folder or write to us:",
  },
  /** For the browser that has just signed up: as `registered`, with the address. */
  checkEmail: {
    title: "Check your email",
    lead: m(
      "We’ve sent an email to {email}. Use the link in it to confirm your address. Then you can sign in.",
    ),
    resend: "Send the email again",
    sent: {
      title: "Check your inbox again",
      body: "We’ve sent a new email, unless we sent one in the last minute or several in the last hour. Check your spam folder, too.",
    },
    wrong: "Wrong address?",
    again: "Sign up again",
    confirmed: "Already confirmed?",
    signIn: "Sign in",
  },
  /** The page of a confirmation link, by the link's state; "unavailable" if it can't be looked up. */
  verify: {
    open: {
      title: "Confirm your address",
      lead: `Confirm your address to finish creating your ${site.name} account. The link works once.`,
      button: "Confirm my address",
    },
    password: {
      title: "Enter your password",
      lead: "We can’t tell whether this sign-up is yours. Enter the password you chose for it, so that nobody else can get an account with your address.",
      button: "Confirm my address",
      otherwise:
        "Did someone else sign up with your address? Then you don’t need to do anything. Forgot your password?",
      signUp: "Sign up again",
    },
    confirmed: {
      title: "Your address is confirmed",
      lead: "You can sign in now. This link can’t be used again.",
      button: "Continue to sign in",
    },
    expired: {
      title: "This link has expired",
      lead: `A confirmation link works for ${verificationHours} hours. We can email a new one to the account’s address.`,
      button: "Email me a new link",
    },
    unknown: {
      title: "This link doesn’t work",
      lead: "It may be incomplete. Open the link from the email again, or create a new account.",
      button: "Create an account",
    },
    unavailable: {
      title: "We can’t check this link right now",
      lead: "Please wait a minute, then open the link from the email again.",
      button: "Contact us",
    },
  },
  /** Messages after a form, by fragment of the address. */
  verifyPanels: {
    sent: {
      title: "We’ve sent you a new link",
      body: "Check your inbox, and your spam folder if nothing arrives.",
    },
    wrong: {
      title: "That isn’t the password",
      body: "Enter the password of the sign-up that this link is for. If you signed up more than once, open the link in the latest email.",
    },
    failed: { title: "Something went wrong", body: "Please wait a minute and press the button again." },
  },
  refusals: {
    noSignUp: "We can’t resend the email, because this page has expired. Please sign up again.",
    passwordNeeded: "Please enter the password you chose when you signed up.",
    wrongPassword: "This isn’t the password of the sign-up that this link is for.",
    incomplete: "The link is incomplete.",
    noLink: "This link isn’t valid.",
    noNewLink: "This account doesn’t need a new link.",
    used: "This link has already been used. The address is confirmed.",
    tooOld: "This link has expired. Please ask for a new one.",
  },
  mail: {
    confirm: {
      subject: `Confirm your ${site.name} account`,
      heading: `Welcome to ${site.name}`,
      lead: `Your ${site.name} account is almost ready. Please confirm your email address to finish signing up.`,
      what: m(
        "The link confirms the sign-up you made on {moment}, with the password you chose then. It can be used once and expires after {hours} hours. After confirming, you can sign in at {address}.",
      ),
      notYou: "If you didn’t sign up, ignore this email. The account can’t be used without confirmation.",
    },
    button: "Confirm my address",
    exists: {
      subject: `You already have a ${site.name} account`,
      heading: "Someone tried to sign up with your email address",
      lead: `This address was just used on our sign-up page, but it already has a ${site.name} account. Nothing was changed and no second account was created.`,
      button: "Sign in",
      notYou:
        "If it wasn’t you, you don’t need to do anything. No information about your account was revealed.",
    },
    again: {
      subject: `Confirm your latest ${site.name} sign-up`,
      heading: "There’s a new sign-up for your email address",
      lead: m(
        "Someone signed up with this email address before but never confirmed it. The link below confirms only the sign-up made on {moment}, with the password chosen then. Links in earlier emails are for earlier sign-ups.",
      ),
      onlyYours: m(
        "Use the link only if that sign-up was yours. It can be used once and expires after {hours} hours.",
      ),
      notYou: "If it wasn’t you, ignore this email. The account can’t be used without confirmation.",
    },
  },
};

export type AccountWords = typeof en;
