/**
 * Who spoke, in the sentences that every form of the status page carries alike. They come with the record and not with
 * the page's script.
 */
export const sayings = {
  /** A person's report is worse than what was measured. */
  reported: {
    operational: "Measured well; a problem was reported.",
    degraded: "Measured as degraded; a worse problem was reported.",
    // A report can't be worse than a measured outage; said all the same, so that no state is without a sentence.
    outage: "An outage was measured; a problem was reported as well.",
    unknown: "Not measured; a problem was reported.",
  },
  reportedMeanwhile: "Planned maintenance is in progress; a problem was reported.",
  both: "A problem was measured, and reported as well.",
  maintenance: {
    operational: "Measured well; planned maintenance is in progress.",
    degraded: "Planned maintenance is in progress; what is measured meanwhile is part of it.",
    outage: "Planned maintenance is in progress; what is measured meanwhile is part of it.",
    unknown: "Not measured; planned maintenance is in progress.",
  },
  /** @param unmeasured the services that nothing is known of */
  measured: (isUnknown: boolean, unmeasured: readonly string[]) => {
    if (isUnknown) return "Nothing was measured lately.";
    return unmeasured.length === 0 ? "As measured." : `As measured. Not measured: ${unmeasured.join(", ")}.`;
  },
} as const;
