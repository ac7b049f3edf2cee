import { site } from "@/lib/site/brand";
import { messagesIn } from "@/lib/site/message";

const m = messagesIn("en");

export const en = {
  gate: {
    title: "Access",
    heading: "Enter passcode to access the site",
    label: "Passcode",
    show: "Show passcode",
    hide: "Hide passcode",
    submit: "Access Site",
    submitting: "Checking...",
    loading: "Loading...",
    wrongPasscode: "Invalid passcode. Please try again.",
    tooMany: "Too many attempts. Please wait a few minutes and try again.",
    unavailable: "The passcode can't be checked right now. Please try again in a minute.",
    refusal: "This site is protected. Enter the passcode first.",
  },
  splash: { title: site.name, onward: "Continue" },
  maintenance: {
    title: "Under Maintenance",
    refusal: "The site is under maintenance. Please try again later.",
    /** What the page and the overlay say beside the operator's message. */
    notice: {
      title: "Under Maintenance",
      defaultMessage: "We are working on the site and will be back shortly.",
      timer: "Estimated time remaining",
      units: { hours: "hours", minutes: "minutes", seconds: "seconds" },
      over: "Soon",
      reachable: "Still available",
    },
    status: "System status",
  },
  unavailable: {
    title: "Not available right now",
    message: "This can't be shown at the moment. Please try again in a minute.",
  },
  /** The page of an access link, by what the link does. */
  enter: {
    title: "Access",
    link: "Link",
    "in force": {
      heading: "You are invited in",
      lead: m("This link opens the site in this browser until {until}."),
      once: "It works for one browser: the one in which you press the button.",
      button: "Access Site",
    },
    held: {
      heading: "You are in already",
      lead: m("This link let this browser in. It opens the site here until {until}."),
      onward: "Go to the site",
    },
    ended: {
      heading: "This link has ended",
      lead: "This link has ended. Ask whoever sent it to you for a new one.",
    },
    revoked: {
      heading: "This link was revoked",
      lead: "This link was revoked and lets nobody in any more. Ask whoever sent it to you.",
    },
    spent: {
      heading: "This link was used",
      lead: "This link works for one browser, and another one has used it. Ask whoever sent it to you for a new one.",
    },
    unknown: {
      heading: "This link opens nothing",
      lead: "This link opens nothing. Was its whole address copied?",
    },
    none: {
      heading: "No link was followed",
      lead: m(
        "Open the link that you were sent once more, and press the button within {minutes} minutes. The browser has to take cookies: one brings the link here, another one lets it in.",
      ),
    },
    tooMany: "Too many attempts. Please wait a few minutes and try again.",
    unavailable: "The link can't be checked right now. Please try again in a minute.",
  },
};

export type GateWords = typeof en;
