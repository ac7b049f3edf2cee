/** What the CCPA page says about Global Privacy Control, with and without the signal. */
export const gpcCopy = {
  honored: "Opt-Out Request Honored",
  honoredNote: "Your browser sends a Global Privacy Control signal.",
  quiet: "Honoured automatically",
  quietNote: "This page says so here when it sees the signal of your browser.",
} as const;
