import { figures } from "@/lib/site/figures";
import { webhookFigures } from "@/lib/site/webhook-figures";
import { type KeptHere, ownExpiry, type Span } from "./kept";

const { retention: r, privacy } = figures;

/** Data that this website itself stores, in the order of its table. */
export const websiteData = {
  contactMessages: {
    period: { months: r.contactMessageMonths },
    rules: { "contact messages": { months: r.contactMessageMonths } },
  },
  privacyRequests: {
    period: { months: r.privacyRequestMonths },
    rules: { "privacy requests": { months: r.privacyRequestMonths } },
  },
  requestFiles: {
    period: { days: privacy.dataOfferDays },
    rules: {
      "files of privacy requests": { days: privacy.dataOfferDays },
      "files that requesters sent": ownExpiry,
    },
  },
  inForce: {
    period: { months: r.privacyRequestMonths },
    rules: { "texts of active opt-outs": { months: r.privacyRequestMonths } },
  },
  sentMail: {
    period: { days: r.sentMailDays },
    rules: { "delivered emails": { days: r.sentMailDays }, "undeliverable emails": { days: r.sentMailDays } },
  },
  events: {
    period: { days: webhookFigures.keptDays },
    rules: { "webhook events": { days: webhookFigures.keptDays } },
  },
  links: {
    period: { months: r.privacyRequestMonths },
    rules: { "expired links": ownExpiry },
  },
  abuse: {
    period: { hours: r.abuseRecordHours },
    rules: {
      "keys that prevent double submission": ownExpiry,
      "request counters": ownExpiry,
      "salts of previous days": ownExpiry,
    },
  },
  refusedForms: {
    period: { minutes: r.refusedFormMinutes },
    rules: { "forms with errors": ownExpiry },
  },
  erasures: {
    period: { days: r.disasterBackupDays },
    rules: { "monthly records of erasures": { days: r.disasterBackupDays } },
  },
  access: {
    period: { days: r.accessDays },
    rules: {
      "counts of access attempts": { days: r.accessDays },
      "ended passcodes and links": { days: r.accessDays },
    },
  },
  unconfirmedAccounts: {
    period: { days: r.unconfirmedAccountDays },
    rules: { "unconfirmed accounts": { days: r.unconfirmedAccountDays } },
  },
  subscriptions: {
    period: { days: r.unconfirmedSubscriptionDays },
    rules: { "unconfirmed subscriptions": { days: r.unconfirmedSubscriptionDays } },
  },
  errors: {
    period: { days: r.logsDays },
    rules: { "unexpected errors": { days: r.logsDays } },
  },
  measurements: {
    period: { days: r.performanceDays },
    rules: {
      "hourly measurements": { days: r.performanceDays },
      measurements: { days: r.healthSampleDays },
      "hourly measurements from other places": { days: r.performanceDays },
      "measurements from other places": { days: r.healthSampleDays },
    },
  },
} satisfies Record<string, KeptHere>;

/**
 * Data of this website that no rule deletes, after the rows above. `period`: when our team, or for logs the machine's
 * journal (scripts/deploy/journald.conf), must have deleted it.
 */
export const websiteDataWithoutRule = {
  confirmedAccounts: { period: { months: r.accountMonthsAfterClosure } },
  audit: { period: null },
  requestLogs: { period: { days: r.logsDays } },
} satisfies Record<string, { period: Span | null }>;
