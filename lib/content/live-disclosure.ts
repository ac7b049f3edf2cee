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
