/** Figures of the laws, for clocks and text. */

export const gdprFigures = {
  days: 30,
  months: 1,
  objectionDays: 21,
  extensionMonths: 2,
  /** Our measure of "without undue delay", for asking which data is meant (EDPB Guidelines 01/2022, 5.3). */
  clarificationDays: 7,
} as const;

/** The law provides for no appeal to the controller: we offer one, and `appealDays` is our own period. */
export const fadpFigures = { days: 30, extensionDays: 30, appealDays: 30 } as const;

export const ccpaFigures = {
  days: 45,
  extensionDays: 45,
  receiptBusinessDays: 10,
  optOutBusinessDays: 15,
} as const;

export const usStatesFigures = { days: 45, extensionDays: 45 } as const;

/** The period for the outcome of a complaint. UK law requires a receipt within 30 days and an answer without undue delay. */
export const complaintFigures = { days: 30 } as const;

/** The published annual disclosure (11 CCR §7102). */
export const ccpaPublished = {
  year: 2024,
  requests: 2847,
  averageResponseDays: 8,
  deletions: 342,
  optOuts: 156,
} as const;

/**
 * Whether personal data is sold, or shared for cross-context behavioral advertising. If not, an opt-out is complete once it is
 * stored.
 */
export const sellsOrShares: boolean = false;
