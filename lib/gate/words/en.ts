import { initialMaintenanceMessage } from "@/lib/settings/initial-maintenance";
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
    unavailable: "We can’t check the passcode right now. Please try again in a minute.",
    refusal: "This site is protected. Enter the passcode first.",
  },
  /** The page of a privacy request's link that doesn't work, while the gate is closed. */
  dead: {
    title: "This link doesn’t work",
    message:
      "It has already been used or has expired, or part of the address is missing. Use the link in our latest email. If that doesn’t work either, reply to that email or write to us, and ask for a new link.",
    write: m("Write to {email}"),
    passcode: "If you have the passcode for this site, you can ask for a new link yourself.",
    onward: "Enter passcode",
  },
  splash: { title: site.name, onward: "Continue" },
  maintenance: {
    title: "Under Maintenance",
    refusal: "The site is under maintenance. Please try again later.",
    /** The text of page and overlay besides the operator's message. */
    notice: {
      title: "Under Maintenance",
      /** Also in place of the setting's initial message, which is in English. */
      defaultMessage: initialMaintenanceMessage as string,
      timer: "Estimated time remaining",
      units: { hours: "hours", minutes: "minutes", seconds: "seconds" },
      over: "Soon",
      reachable: "Still available",
    },
    status: "System status",
  },
  unavailable: {
    title: "Not available right now",
    message: "We can’t show this page right now. Please try again in a minute.",
  },
  /** The page of an access link, by the link's effect. */
  enter: {
    title: "Access",
    link: "Link",
    active: {
      heading: "You’re invited",
      lead: m("This link gives this browser access to the site until {until}."),
      once: "It works in one browser only: the one in which you press the button.",
      button: "Access Site",
    },
    held: {
      heading: "You already have access",
      lead: m("This browser has access to the site until {until}."),
      onward: "Go to the site",
    },
    ended: {
      heading: "This link has expired",
      lead: "This link can no longer be used. Please ask the person who sent it to you for a new one.",
    },
    revoked: {
      heading: "This link has been revoked",
      lead: "This link was revoked and no longer works. Please contact the person who sent it to you.",
    },
    spent: {
      heading: "This link has already been used",
      lead: "This link works in one browser only, and another browser has already used it. Please ask the person who sent it to you for a new one.",
    },
    unknown: {
      heading: "This link isn’t valid",
      lead: "The address is incomplete or incorrect. Please check that you copied all of it.",
    },
    none: {
      heading: "Please open the link again",
      lead: m(
        "Open the link you were sent, then press the button within {minutes} minutes. Your browser must accept cookies.",
      ),
    },
    tooMany: "Too many attempts. Please wait a few minutes and try again.",
    unavailable: "We can’t check the link right now. Please try again in a minute.",
  },
};

export type GateWords = typeof en;
