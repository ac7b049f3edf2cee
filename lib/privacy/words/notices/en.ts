/** Text of client components on legal pages, passed as properties. */
export const en = {
  /** The opt-out button of the CCPA page. */
  optOut: {
    idle: "Opt Out of Sale or Sharing",
    form: "Use the form instead",
    prompt: "Enter your email address to opt out:",
    busy: "Processing...",
    done: "Opt-Out Request Submitted",
    failed: "Failed to submit opt-out request. Please try again.",
  },
  /** About Global Privacy Control on the CCPA page, with and without the signal. */
  gpc: {
    honored: "Opt-Out Request Honored",
    honoredNote: "Your browser sends a Global Privacy Control signal.",
    quiet: "Honored automatically",
    quietNote: "If your browser sends the signal, we’ll confirm it here.",
  },
  /** The row under the published figures, counted from stored requests. */
  liveDisclosure: {
    title: "Requests recorded on this website",
    waiting:
      "Counted from our records when you open this page. If you don’t see any figures, they aren’t available right now.",
    columns: {
      year: "Year",
      received: "Received",
      deletions: "Deletion requests",
      optOuts: "Opt-out requests",
      complied: "Complied with",
      denied: "Denied",
      median: "Median days to answer",
      average: "Average days to answer",
    },
    none: "n/a",
  },
};

export type NoticeWords = typeof en;
