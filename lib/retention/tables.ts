import type { LegalTable } from "@/lib/site/legal-table";
import { customerData } from "./customer-data";
import { type Kept, type Span, spanDays, spanText } from "./kept";
import { websiteData } from "./website-data";

const keptData = { ...customerData, ...websiteData };
type KeptKey = keyof typeof keptData;

const customerRows = Object.values<Kept>(customerData);
const periodOf = (key: KeptKey): Span => keptData[key].period;

function keptFor({ period, keptFor = (text) => text }: Kept): string {
  return keptFor(spanText(period));
}

const rowOf = (kept: Kept) => [kept.data, kept.what, keptFor(kept)];

export const retentionTable: LegalTable = {
  caption: "Data handled for customers of the service",
  columns: ["Data", "What it is", "Kept for"],
  rows: customerRows.map(rowOf),
};

export const websiteRetentionTable: LegalTable = {
  caption: "Records of this website",
  columns: ["Data", "What it is", "Kept for"],
  rows: Object.values<Kept>(websiteData).map(rowOf),
};

/** The records of this website in the order of the schedule, which isn’t that of their table. */
export const scheduledRecords: readonly KeptKey[] = [
  "contactMessages",
  "erasures",
  "links",
  "refusedForms",
  "abuse",
  "access",
  "unconfirmedAccounts",
  "subscriptions",
  "sentMail",
  "events",
  "requestFiles",
  "privacyRequests",
];

function endingOf({ data, period, ending }: Kept): string[][] {
  if (!ending) return [];
  const { deleted = (text: string) => `After ${text}` } = ending;
  return [[ending.data ?? data, ending.clock, deleted(spanText(period)), ending.how]];
}

export const deletionSchedule: LegalTable = {
  caption: "When each period starts, and what happens when it ends",
  columns: ["Data", "Period starts", "Deleted", "How"],
  rows: [...customerRows, ...scheduledRecords.map((key): Kept => keptData[key])].flatMap(endingOf),
};

export const backupTable: LegalTable = {
  caption: "Backups",
  columns: ["Backup", "Purpose", "Kept for"],
  rows: [
    ["Operational", "Recovery from mistakes and single failures", spanText(periodOf("operationalBackups"))],
    ["Disaster recovery", "Recovery from the loss of a whole site", spanText(periodOf("disasterBackups"))],
  ],
};

const bar = (label: string, key: KeptKey) => ({
  label,
  value: spanText(periodOf(key)),
  days: spanDays(periodOf(key)),
});

/** The same periods as lengths, for the picture above the tables. */
export const retentionScale = {
  caption: "From the shortest period to the longest. The scale is logarithmic.",
  bars: [
    bar("Submitted content", "content"),
    bar("Logs, operational backups", "usageLogs"),
    bar("Moderation results", "results"),
    bar("Disaster-recovery backups", "disasterBackups"),
    bar("Analytics, anonymised", "analytics"),
    bar("Account data, after closure", "account"),
    bar("Privacy request records", "privacyRequests"),
    bar("Billing records", "billing"),
  ],
} as const;
