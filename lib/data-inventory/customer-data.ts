import { figures } from "@/lib/site/figures";
import type { KeptElsewhere } from "./kept";

const { retention: r } = figures;
const inApp = { elsewhere: "Kept in the app, not by this website" } as const;
const backup = { elsewhere: "Made beside the app; each one replaces the oldest" } as const;

/** Data that is processed for customers of the service, in the order of its table. */
export const customerData = {
  content: {
    ...inApp,
    period: { hours: r.contentHours },
  },
  results: {
    ...inApp,
    period: { days: r.resultsDays },
  },
  usageLogs: {
    ...inApp,
    period: { days: r.logsDays },
  },
  errorLogs: {
    ...inApp,
    period: { days: r.logsDays },
  },
  performance: {
    ...inApp,
    period: { days: r.performanceDays },
  },
  analytics: {
    ...inApp,
    period: { years: r.analyticsYears },
  },
  /** The app’s copy; this website’s is confirmedAccounts. */
  account: {
    ...inApp,
    period: { months: r.accountMonthsAfterClosure },
  },
  apiKeys: {
    ...inApp,
    period: { days: r.apiKeyDaysAfterRevocation },
  },
  billing: {
    ...inApp,
    period: { years: r.billingYears },
  },
  operationalBackups: {
    ...backup,
    period: { days: r.operationalBackupDays },
  },
  disasterBackups: {
    ...backup,
    period: { days: r.disasterBackupDays },
  },
} satisfies Record<string, KeptElsewhere>;
