import { facts } from "@/lib/site/figures";
import type { LegalTable } from "@/lib/site/legal-document";

const { retention: r } = facts;

export const retentionTable: LegalTable = {
  caption: "Data handled for customers of the service",
  columns: ["Data", "What it is", "Kept for"],
  rows: [
    ["Submitted content", "Text, images, video, audio and text read from images", `${r.contentHours} hours`],
    [
      "Moderation results and metadata",
      "Verdict, categories, scores, your userId and metadata fields",
      `${r.resultsDays} days`,
    ],
    ["API usage logs", "Endpoint, time, status and credits of each call", `${r.logsDays} days`],
    ["Error logs", "What failed and when, without the content", `${r.logsDays} days`],
    ["Performance metrics", "Latency, throughput and availability", `${r.performanceDays} days`],
    ["Analytics", "Anonymised counts and trends", `${r.analyticsYears} year`],
    [
      "Account data",
      "Names, company, email address, password hash, settings",
      `Account lifetime plus ${r.accountMonthsAfterClosure} months`,
    ],
    [
      "API keys",
      "Keys and the record of their use",
      `Until revoked plus ${r.apiKeyDaysAfterRevocation} days`,
    ],
    ["Billing records", "Invoices, payments and credit purchases", `${r.billingYears} years`],
    ["Operational backups", "Copies for day-to-day recovery", `${r.operationalBackupDays} days`],
    ["Disaster-recovery backups", "Copies for the loss of a whole site", `${r.disasterBackupDays} days`],
  ],
};

export const websiteRetentionTable: LegalTable = {
  caption: "Records of this website",
  columns: ["Data", "What it is", "Kept for"],
  rows: [
    [
      "Contact messages",
      "Name, email address, company, inquiry type and message",
      `${r.contactMessageMonths} months`,
    ],
    [
      "Privacy request records",
      "The request, its steps and our answer; an agent’s name and email address; a Global Privacy Control signal",
      `${r.privacyRequestMonths} months`,
    ],
    [
      "Opt-outs and limits in force",
      "The email address, what was asked and when; nothing else of the record after its period",
      "As long as they apply",
    ],
    [
      "Mail we sent you",
      "Confirmations and answers, once delivered (without their text) or given up",
      `${r.sentMailDays} days`,
    ],
    [
      "Links we mailed",
      "Only a hash of the secret in each",
      `Until they expire, at most ${r.privacyRequestMonths} months`,
    ],
    [
      "Abuse-prevention records",
      "Request counters by hashed address; keys against double submission",
      `${r.abuseRecordHours} hours`,
    ],
    [
      "Refused forms",
      "What you typed, without passwords, so that you can correct it",
      `${r.refusedFormMinutes} minutes`,
    ],
    [
      "Record of erasures",
      "A keyed hash of each erased address and when, so that a restored backup is erased again",
      `${r.disasterBackupDays} days from the end of the month`,
    ],
    [
      "Accounts never confirmed",
      "What was entered at sign-up, if its address is not confirmed",
      `${r.unconfirmedAccountDays} days`,
    ],
    ["Unexpected errors", "Which page failed and when", `${r.logsDays} days`],
    [
      "Service measurements",
      "Hourly figures behind the status page, and single measurements",
      `${r.performanceDays} days, and ${r.healthSampleDays} days`,
    ],
  ],
};

export const deletionSchedule: LegalTable = {
  caption: "What starts the clock, and what happens at the end",
  columns: ["Data", "Clock starts", "Deleted", "How"],
  rows: [
    ["Submitted content", "When we receive it", `Within ${r.contentHours} hours`, "Deleted from storage"],
    [
      "Moderation results and metadata",
      "When the result is returned",
      `After ${r.resultsDays} days`,
      "Rows deleted",
    ],
    ["API usage and error logs", "When the entry is written", `After ${r.logsDays} days`, "Entries deleted"],
    ["Performance metrics", "When measured", `After ${r.performanceDays} days`, "Figures deleted"],
    ["Analytics", "When aggregated", `After ${r.analyticsYears} year`, "Aggregates deleted"],
    [
      "Account data",
      "When the account is closed",
      `After ${r.accountMonthsAfterClosure} months`,
      "Deleted or anonymised",
    ],
    [
      "API keys",
      "When the key is revoked",
      `After ${r.apiKeyDaysAfterRevocation} days`,
      "Key record deleted",
    ],
    ["Billing records", "When the record is made", `After ${r.billingYears} years`, "Records deleted"],
    ["Contact messages", "When we receive them", `After ${r.contactMessageMonths} months`, "Rows deleted"],
    [
      "Record of erasures",
      "At the end of the month",
      `After ${r.disasterBackupDays} days, when no older backup is left`,
      "File deleted",
    ],
    ["Links we mailed", "When we mail them", "When they expire", "Rows deleted"],
    ["Refused forms", "When they are refused", `After ${r.refusedFormMinutes} minutes`, "Rows deleted"],
    ["Abuse-prevention records", "When you send a form", `After ${r.abuseRecordHours} hours`, "Rows deleted"],
    ["Accounts never confirmed", "At sign-up", `After ${r.unconfirmedAccountDays} days`, "Rows deleted"],
    [
      "Mail we sent you",
      "When it is delivered, or the last try fails",
      `After ${r.sentMailDays} days`,
      "Rows deleted",
    ],
    [
      "Privacy request records",
      "When the request is closed",
      `After ${r.privacyRequestMonths} months`,
      "Rows deleted, count logged; of an opt-out or limit in force the address, what was asked and when stay",
    ],
  ],
};

export const backupTable: LegalTable = {
  caption: "Backups",
  columns: ["Backup", "Purpose", "Kept for"],
  rows: [
    ["Operational", "Recovery from mistakes and single failures", `${r.operationalBackupDays} days`],
    ["Disaster recovery", "Recovery from the loss of a whole site", `${r.disasterBackupDays} days`],
  ],
};

const year = 365;
const month = year / 12;

/** The same periods as lengths, in days, for the picture above the tables. */
export const retentionScale = {
  caption: "From the shortest period to the longest. The scale is logarithmic.",
  bars: [
    { label: "Submitted content", value: `${r.contentHours} hours`, days: r.contentHours / 24 },
    { label: "Logs, operational backups", value: `${r.logsDays} days`, days: r.logsDays },
    { label: "Moderation results", value: `${r.resultsDays} days`, days: r.resultsDays },
    { label: "Disaster-recovery backups", value: `${r.disasterBackupDays} days`, days: r.disasterBackupDays },
    { label: "Analytics, anonymised", value: `${r.analyticsYears} year`, days: r.analyticsYears * year },
    {
      label: "Account data, after closure",
      value: `${r.accountMonthsAfterClosure} months`,
      days: r.accountMonthsAfterClosure * month,
    },
    {
      label: "Privacy request records",
      value: `${r.privacyRequestMonths} months`,
      days: r.privacyRequestMonths * month,
    },
    { label: "Billing records", value: `${r.billingYears} years`, days: r.billingYears * year },
  ],
} as const;
