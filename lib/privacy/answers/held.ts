type Row = Record<string, unknown>;

/** The data held about a person, as returned by `subjectAccess`. */
export interface HeldData {
  email: string;
  generatedAt: Date;
  account: Row | null;
  contactMessages: readonly Row[];
  privacyRequests: readonly Row[];
  filedAsAgent: readonly Row[];
  otherSystems: readonly Row[];
  mails: readonly Row[];
  refusedForms: readonly Row[];
  statusUpdates: Row | null;
  /** Since when an opt-out preference signal of a browser applies. */
  optOutSignal: Row | null;
  unconfirmedStatusUpdates: readonly Row[];
  leftOut: readonly string[];
}
