import { inEachLanguage, type Language, type Translated } from "@/lib/site/language";
import type { LegalTable } from "@/lib/site/legal-table";
import { customerData } from "./customer-data";
import { type KeptWords, type Span, spanDays, spanText } from "./kept";
import { websiteData, websiteDataWithoutRule } from "./website-data";
import type { RetentionWords } from "./words/kept/en";
import { translations } from "./words/kept/generated";

const retentionWords: Translated<RetentionWords> = translations;

const keptData = { ...customerData, ...websiteData, ...websiteDataWithoutRule };
export type KeptKey = keyof typeof keptData;

const customerKeys = Object.keys(customerData) as (keyof typeof customerData)[];
const websiteKeys = Object.keys({ ...websiteData, ...websiteDataWithoutRule }) as Exclude<
  KeptKey,
  keyof typeof customerData
>[];
/** A kind of data that ends after some time. */
type TimedKey = Exclude<KeptKey, "audit">;
const periodOf = (key: TimedKey): Span => keptData[key].period;

/** The data-retention page's text about a kind of data. */
export function keptWords(key: KeptKey, language: Language): KeptWords {
  const { here, elsewhere } = retentionWords[language];
  return { ...elsewhere, ...here }[key];
}

const periodsOf = (key: KeptKey, language: Language) => ({
  period: key === "audit" ? "" : spanText(periodOf(key), language),
  samples: spanText(websiteData.measurements.rules.measurements, language),
});

/** The retention period as text, e.g. "Account lifetime plus 12 months". */
export function retentionText(key: KeptKey, language: Language): string {
  const periods = periodsOf(key, language);
  return keptWords(key, language).keptFor?.(periods) ?? periods.period;
}

function rowOf(key: KeptKey, language: Language): string[] {
  const { data, what } = keptWords(key, language);
  return [data, what, retentionText(key, language)];
}

export const retentionTable: Translated<LegalTable> = inEachLanguage((language) => {
  const { service, columns } = retentionWords[language].tables;
  return {
    caption: service,
    columns: Object.values(columns),
    rows: customerKeys.map((key) => rowOf(key, language)),
  };
});

export const websiteRetentionTable: Translated<LegalTable> = inEachLanguage((language) => {
  const { website, columns } = retentionWords[language].tables;
  return {
    caption: website,
    columns: Object.values(columns),
    rows: websiteKeys.map((key) => rowOf(key, language)),
  };
});

/** This website's records in the order of the deletion schedule, which differs from their table's. */
export const scheduledRecords: readonly TimedKey[] = [
  "contactMessages",
  "erasures",
  "links",
  "refusedForms",
  "abuse",
  "access",
  "unconfirmedAccounts",
  "subscriptions",
  "sentMail",
  "requestLogs",
  "errors",
  "measurements",
  "events",
  "requestFiles",
  "privacyRequests",
];

function endingOf(key: TimedKey, language: Language): string[][] {
  const { data, ending } = keptWords(key, language);
  if (!ending) return [];
  const deleted = ending.deleted ?? retentionWords[language].after;
  return [[ending.data ?? data, ending.clock, deleted(periodsOf(key, language)), ending.how]];
}

export const deletionSchedule: Translated<LegalTable> = inEachLanguage((language) => {
  const { schedule, scheduleColumns } = retentionWords[language].tables;
  return {
    caption: schedule,
    columns: Object.values(scheduleColumns),
    rows: [...customerKeys, ...scheduledRecords].flatMap((key) => endingOf(key, language)),
  };
});

export const backupTable: Translated<LegalTable> = inEachLanguage((language) => {
  const { backups, backupColumns, operational, disaster } = retentionWords[language].tables;
  return {
    caption: backups,
    columns: Object.values(backupColumns),
    rows: [
      [operational.name, operational.purpose, spanText(periodOf("operationalBackups"), language)],
      [disaster.name, disaster.purpose, spanText(periodOf("disasterBackups"), language)],
    ],
  };
});

/** The retention periods as lengths, for the chart above the tables. */
export const retentionScale = inEachLanguage((language) => {
  const { caption, bars } = retentionWords[language].scale;
  return {
    caption,
    bars: (Object.keys(bars) as (keyof typeof bars)[]).map((key) => ({
      label: bars[key],
      value: spanText(periodOf(key), language),
      days: spanDays(periodOf(key)),
    })),
  };
});
