import { endpoints, paths } from "@/lib/site/paths";

/** Words of parts that run in the browser: they take nothing of the laws along. */

/** The button of the CCPA page, which asks for the address in a prompt. */
export const optOutButton = {
  idle: "Opt Out of Sale or Sharing",
  prompt: "Enter the email address that the opt-out is for:",
  busy: "Processing...",
  done: "Opt-Out Request Submitted",
  href: paths.ccpaOptOut,
  target: {
    endpoint: endpoints.ccpaOptOut,
    failure: {
      reads: "error",
      refused: "Failed to submit opt-out request. Please try again.",
      unreachable: "Failed to submit opt-out request. Please try again.",
    },
  },
} as const;

/** What the CCPA page says about Global Privacy Control, with and without the signal. */
export const gpcCopy = {
  honored: "Opt-Out Request Honored",
  honoredNote: "Your browser sends a Global Privacy Control signal.",
  quiet: "Honoured automatically",
  quietNote: "If your browser sends the signal, this page says so here.",
} as const;

/** The row under the published figures, counted from stored requests. Apart, because it travels to the browser. */
export const liveDisclosureCopy = {
  title: "Requests filed on this website",
  waiting:
    "Counted from our records when you open this page. If no figures appear, they are not available now.",
  columns: [
    "Year",
    "Received",
    "Deletion requests",
    "Opt-out requests",
    "Complied with",
    "Denied",
    "Median days",
    "Average days",
  ],
  none: "n/a",
} as const;
