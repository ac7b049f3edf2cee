import { type CategoryKey, categoryRecipients, processingWords } from "@/lib/data-inventory/processing";
import { ccpaPublished as published, sellsOrShares } from "@/lib/privacy/laws";
import { inEachLanguage, type Translated } from "@/lib/site/language";
import type { LegalTable } from "@/lib/site/legal-table";
import { legalWords, relatedIn, reviewedLine } from "./legal";
import { type LegalDocument, sectionsOf } from "./legal-document";
import { translations as rightsWords } from "./words/rights/generated";

export const ccpa: Translated<LegalDocument> = inEachLanguage((language) => {
  const { ccpa: words, notes } = legalWords[language];
  return {
    title: words.title,
    lead: words.lead,
    dated: words.dated,
    reviewed: reviewedLine(language),
    numbered: false,
    action: { to: "ccpaRequest", ...words.action },
    keyFacts: Object.values(words.keyFacts),
    sections: sectionsOf(words.sections),
    related: [
      relatedIn(language, "privacy"),
      relatedIn(language, "gdpr"),
      relatedIn(language, "dataRetention"),
      relatedIn(language, "terms", notes.providing),
    ],
  };
});

/** What is collected, and whether it is sold, by the categories of Cal. Civ. Code §1798.140(v). */
const categories = [
  { key: "identifiers", collected: true },
  { key: "commercial", collected: true },
  { key: "activity", collected: true },
  { key: "media", collected: true },
  { key: "credentials", collected: true },
] as const;

export const noticeTable: Translated<LegalTable> = inEachLanguage((language) => {
  const { caption, columns, yes, no } = rightsWords[language].ccpa.notice;
  const words = processingWords[language].categories;
  return {
    caption,
    columns: Object.values(columns),
    rows: categories.map(({ key, collected }) => {
      const { category, examples, purpose } = words[key];
      return [category, examples, collected ? yes : no, sellsOrShares ? yes : no, purpose];
    }),
  };
});

/** To whom each category is disclosed (11 CCR § 7011(e)(1)). */
export const disclosedTable: Translated<LegalTable> = inEachLanguage((language) => {
  const { disclosed } = rightsWords[language].ccpa;
  const { categories: categoryWords, recipients } = processingWords[language];
  const named = ([key, to]: [string, readonly (keyof typeof recipients.rows)[]]) => [
    categoryWords[key as CategoryKey].category,
    to.map((recipient) => recipients.rows[recipient][0]).join(" · "),
  ];
  return {
    caption: disclosed.caption,
    columns: Object.values(disclosed.columns),
    rows: Object.entries(categoryRecipients).map(named),
  };
});

export const disclosureFigures = inEachLanguage((language) => {
  const { requests, average, averageDays, deletions, optOuts } = rightsWords[language].ccpa.published;
  const written = new Intl.NumberFormat(language);
  return [
    { term: requests, value: written.format(published.requests) },
    { term: average, value: averageDays },
    { term: deletions, value: written.format(published.deletions) },
    { term: optOuts, value: written.format(published.optOuts) },
  ];
});

export const verificationSteps = inEachLanguage((language) =>
  Object.values(rightsWords[language].ccpa.verification),
);
