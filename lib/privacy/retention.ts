import { sub } from "date-fns";
import { facts } from "@/lib/site/figures";

/** How long something is kept. */
export type Span =
  | { minutes: number }
  | { hours: number }
  | { days: number }
  | { months: number }
  | { years: number };

/** What carries its own end with it, since that is fixed when it is stored. */
const ownEnd = "own end";

/** The row of the deletion schedule. */
interface Ending {
  /** Its name there, where that isn't its name elsewhere. */
  data?: string;
  /** What starts the clock. */
  clock: string;
  /** "After" the period unless told. */
  deleted?: (period: string) => string;
  how: string;
}

/** Something that the data-retention page promises an end. */
interface Kept {
  data: string;
  what: string;
  period: Span;
  /** The period in the table; as it is unless told. */
  keptFor?: (period: string) => string;
  /** Null where another row of the schedule says it, or nothing of it is deleted by the clock. */
  ending: Ending | null;
}

/** Kept in the app, not by this website: no rule of this website ends it. */
type KeptElsewhere = Kept & { elsewhere: string };

/** Kept by this website: the rules that end it, by the names that the log gives them. */
type KeptHere = Kept & { rules: Record<string, Span | typeof ownEnd> };

const { retention: r, privacy } = facts;
const inApp = { elsewhere: "Kept in the app, not by this website" } as const;
const backup = { elsewhere: "Made beside the app; each one replaces the oldest" } as const;
const rowsDeleted = "Rows deleted";

/** What is handled for customers of the service, in the order of its table. */
const customerData = {
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
    ending: { clock: "When the result is returned", how: rowsDeleted },
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

/** What this website itself stores, in the order of its table. */
const websiteData = {
  contactMessages: {
    data: "Contact messages",
    what: "Name, email address, company, inquiry type and message",
    period: { months: r.contactMessageMonths },
    rules: { "contact messages": { months: r.contactMessageMonths } },
    ending: { clock: "When we receive them", how: rowsDeleted },
  },
  privacyRequests: {
    data: "Privacy request records",
    what: "The request, its steps and our answer; an agent’s name and email address; a Global Privacy Control signal",
    period: { months: r.privacyRequestMonths },
    rules: { "privacy requests": { months: r.privacyRequestMonths } },
    ending: {
      clock: "When the request is closed",
      how: "Rows deleted, count logged; of an opt-out or limit in force the address, what was asked and when stay",
    },
  },
  inForce: {
    data: "Opt-outs and limits in force",
    what: "The email address, what was asked and when; nothing else of the record after its period",
    period: { months: r.privacyRequestMonths },
    keptFor: () => "As long as they apply",
    rules: { "words of opt-outs in force": { months: r.privacyRequestMonths } },
    ending: null,
  },
  sentMail: {
    data: "Mail we sent you",
    what: "Confirmations and answers, once delivered (without their text) or given up",
    period: { days: r.sentMailDays },
    rules: { "delivered mails": { days: r.sentMailDays }, "undeliverable mails": { days: r.sentMailDays } },
    ending: { clock: "When it is delivered, or the last try fails", how: rowsDeleted },
  },
  links: {
    data: "Links we mailed",
    what: "Only a hash of the secret in each",
    period: { months: r.privacyRequestMonths },
    keptFor: (period) => `Until they expire, at most ${period}`,
    rules: { "expired links": ownEnd },
    ending: { clock: "When we mail them", deleted: () => "When they expire", how: rowsDeleted },
  },
  abuse: {
    data: "Abuse-prevention records",
    what: "Request counters by hashed address; keys against double submission",
    period: { hours: r.abuseRecordHours },
    rules: {
      "keys against double submission": ownEnd,
      "request counters": ownEnd,
      "salts of earlier days": ownEnd,
    },
    ending: { clock: "When you send a form", how: rowsDeleted },
  },
  refusedForms: {
    data: "Refused forms",
    what: "What you typed, without passwords, so that you can correct it",
    period: { minutes: r.refusedFormMinutes },
    rules: { "refused forms": ownEnd },
    ending: { clock: "When they are refused", how: rowsDeleted },
  },
  erasures: {
    data: "Record of erasures",
    what: "A keyed hash of each erased address and when, so that a restored backup is erased again",
    period: { days: r.disasterBackupDays },
    keptFor: (period) => `${period} from the end of the month`,
    rules: { "months of noted erasures": { days: r.disasterBackupDays } },
    ending: {
      clock: "At the end of the month",
      deleted: (period) => `After ${period}, when no older backup is left`,
      how: "File deleted",
    },
  },
  unconfirmedAccounts: {
    data: "Accounts never confirmed",
    what: "What was entered at sign-up, if its address is not confirmed",
    period: { days: r.unconfirmedAccountDays },
    rules: { "unconfirmed accounts": { days: r.unconfirmedAccountDays } },
    ending: { clock: "At sign-up", how: rowsDeleted },
  },
  errors: {
    data: "Unexpected errors",
    what: "Which page failed and when",
    period: { days: r.logsDays },
    rules: { "unexpected errors": { days: r.logsDays } },
    ending: null,
  },
  measurements: {
    data: "Service measurements",
    what: "Hourly figures behind the status page, and single measurements",
    period: { days: r.performanceDays },
    keptFor: (period) => `${period}, and ${spanText({ days: r.healthSampleDays })}`,
    rules: { "health hours": { days: r.performanceDays }, "health samples": { days: r.healthSampleDays } },
    ending: null,
  },
} satisfies Record<string, KeptHere>;

/** Rules without a row of their own, each with its reason. */
const withoutRow = {
  "sessions of the console": { ends: ownEnd, reason: "Our own staff’s; the table of cookies has it" },
  "addresses of erased people": {
    ends: { days: privacy.erasedCaseDays },
    reason: "Part of the privacy request records, ended before them",
  },
  "repeated erasures": { ends: ownEnd, reason: "Erases again what a restored backup brought back" },
  "files that restores replaced": {
    ends: { days: r.operationalBackupDays },
    reason: "Kept as an operational backup is",
  },
} satisfies Record<string, { ends: Span | typeof ownEnd; reason: string }>;

type RulesOf<Row> = Row extends { rules: infer Rules } ? keyof Rules : never;

/** Every rule that ends something. One that no row and no reason names can't be written. */
export type RuleName = RulesOf<(typeof websiteData)[keyof typeof websiteData]> | keyof typeof withoutRow;

const ends = new Map<string, Span | typeof ownEnd>([
  ...Object.values<KeptHere>(websiteData).flatMap(({ rules }) => Object.entries(rules)),
  ...Object.entries(withoutRow).map(([name, rule]) => [name, rule.ends] as const),
]);

export const ruleNames = [...ends.keys()] as RuleName[];

/**
 * The moment before which a rule's data is over.
 * @throws RangeError for a rule whose data carries its own end
 */
export function cutoff(name: RuleName, now: Date): Date {
  const span = ends.get(name);
  if (!span || span === ownEnd) throw new RangeError(`${name} have no period of their own`);
  return sub(now, span);
}

/** @returns e.g. "24 hours", "1 year" */
export function spanText(span: Span): string {
  const [unit = "", count = 0] = Object.entries(span)[0] ?? [];
  return `${count} ${count === 1 ? unit.slice(0, -1) : unit}`;
}

const daysIn = { minutes: 1 / 1440, hours: 1 / 24, days: 1, months: 365 / 12, years: 365 };

/** The length of a span in days, a month as a twelfth of a year. */
export const spanDays = (span: Span): number =>
  Object.entries(span).reduce((days, [unit, count]) => days + count * daysIn[unit as keyof typeof daysIn], 0);

export const keptData = { ...customerData, ...websiteData };
export type KeptKey = keyof typeof keptData;

export const customerRows = Object.values<Kept>(customerData);
export const websiteRows = Object.values<KeptHere>(websiteData);
export type { Kept };
