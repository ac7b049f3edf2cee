import { site } from "@/lib/site/brand";
import { countryIn, stateIn } from "@/lib/site/country";
import { inEachLanguage, type Language, type Translated } from "@/lib/site/language";
import type { LegalTable } from "@/lib/site/legal-table";
import type { ProcessingWords } from "./words/processing/en";
import { translations } from "./words/processing/generated";

/** What we do with personal data, as used by both the privacy policy and the answers to requests. */
export const processingWords: Translated<ProcessingWords> = translations;

export type PurposeKey = keyof ProcessingWords["purposes"]["rows"];
export type RecipientKey = keyof ProcessingWords["recipients"]["rows"];
export type SourceKey = keyof ProcessingWords["sources"];
export type CategoryKey = keyof ProcessingWords["categories"];

/** The service providers to whom each category of personal information is disclosed for a business purpose. */
export const categoryRecipients: Record<CategoryKey, readonly RecipientKey[]> = {
  identifiers: ["hosting", "email"],
  commercial: ["hosting", "payments"],
  activity: ["hosting"],
  media: ["hosting", "analysis"],
  credentials: ["hosting"],
};

const tableOf =
  (key: "purposes" | "recipients") =>
  (language: Language): LegalTable => {
    const { caption, columns, rows } = processingWords[language][key];
    return { caption, columns: Object.values(columns), rows: Object.values(rows) };
  };

export const purposeTable: Translated<LegalTable> = inEachLanguage(tableOf("purposes"));
export const recipientTable: Translated<LegalTable> = inEachLanguage(tableOf("recipients"));

export const automatedDecisions = inEachLanguage((language) => processingWords[language].automatedDecisions);

/** Details about the controller besides its address, as labeled lines: only those that an operator has set. */
export const controllerDetails = inEachLanguage((language) =>
  Object.entries(processingWords[language].controller).flatMap(([key, label]) => {
    const lines = site.controller[key as keyof typeof site.controller];
    return lines.length > 0 ? [{ label, lines }] : [];
  }),
);

const { city } = site.address;

/** Recipients' locations, the legal basis of each transfer, and where to read the safeguards. */
export const transfersOf = (language: Language): string[] => {
  const { where, safeguards, copy } = processingWords[language].transfers;
  return [
    where({ place: `${city}, ${stateIn[language]}, ${countryIn[language]}` }),
    safeguards,
    copy({ address: site.email.dpo }),
  ];
};
