import { figures } from "@/lib/site/figures";
import type { KeptElsewhere } from "./kept";

const { retention: r } = figures;
const inApp = { elsewhere: "Kept in the app, not by this website" } as const;
const backup = { elsewhere: "Made beside the app; each one replaces the oldest" } as const;

/** What is handled for customers of the service, in the order of its table. */
export const customerData = {
  content: {
    ...inApp,
    data: "Submitted content",
    what: "Text, images, video, audio and text read from images",
    period: { hours: r.contentHours },
    ending: {
      clock: "When we receive it",
      deleted: (period) => `Within ${period}`,
      how: "Deleted from storage",
    },
  },
  results: {
    ...inApp,
    data: "Moderation results and metadata",
    what: "Verdict, categories, scores, your userId and metadata fields",
    period: { days: r.resultsDays },
    ending: { clock: "When the result is returned", how: "Rows deleted" },
  },
  usageLogs: {
    ...inApp,
    data: "API usage logs",
    what: "Endpoint, time, status and credits of each call",
    period: { days: r.logsDays },
    ending: {
      data: "API usage and error logs",
      clock: "When the entry is written",
      how: "Entries deleted",
    },
  },
  errorLogs: {
    ...inApp,
    data: "Error logs",
    what: "What failed and when, without the content",
    period: { days: r.logsDays },
    ending: null,
  },
  performance: {
    ...inApp,
    data: "Performance metrics",
    what: "Latency, throughput and availability",
    period: { days: r.performanceDays },
    ending: { clock: "When measured", how: "Figures deleted" },
  },
  analytics: {
    ...inApp,
    data: "Analytics",
    what: "Anonymised counts and trends",
    period: { years: r.analyticsYears },
    ending: { clock: "When aggregated", how: "Aggregates deleted" },
  },
  account: {
    ...inApp,
    data: "Account data",
    what: "Names, company, email address, password hash, settings",
    period: { months: r.accountMonthsAfterClosure },
    keptFor: (period) => `Account lifetime plus ${period}`,
    ending: { clock: "When the account is closed", how: "Deleted or anonymised" },
  },
  apiKeys: {
    ...inApp,
    data: "API keys",
    what: "Keys and the record of their use",
    period: { days: r.apiKeyDaysAfterRevocation },
    keptFor: (period) => `Until revoked plus ${period}`,
    ending: { clock: "When the key is revoked", how: "Key record deleted" },
  },
  billing: {
    ...inApp,
    data: "Billing records",
    what: "Invoices, payments and credit purchases",
    period: { years: r.billingYears },
    ending: { clock: "When the record is made", how: "Records deleted" },
  },
  operationalBackups: {
    ...backup,
    data: "Operational backups",
    what: "Copies for day-to-day recovery",
    period: { days: r.operationalBackupDays },
    ending: null,
  },
  disasterBackups: {
    ...backup,
    data: "Disaster-recovery backups",
    what: "Copies for the loss of a whole site",
    period: { days: r.disasterBackupDays },
    ending: null,
  },
} satisfies Record<string, KeptElsewhere>;
