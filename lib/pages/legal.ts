import { answerFact, presentedLaws, requestForms } from "@/lib/privacy/laws/law-sentences";
import { calendarDate } from "@/lib/site/dates";
import { figures } from "@/lib/site/figures";
import { inEachLanguage, type Language, type Translated } from "@/lib/site/language";
import { frameWords } from "./frame-words";
import { type LegalDocument, sectionsOf } from "./legal-document";
import type { PageKey } from "./page-meta";
import type { LegalWords } from "./words/legal/en";
import { translations } from "./words/legal/generated";

export const legalWords: Translated<LegalWords> = translations;

export const requestLinks = inEachLanguage((language) =>
  requestForms[language].map(({ href, portal }) => ({ href, label: portal })),
);

export const updatedLine = (language: Language, date: string): string =>
  frameWords[language].legal.updated({ date: calendarDate(date, language) });

export const reviewedLine = (language: Language): string =>
  frameWords[language].legal.reviewed({ date: calendarDate(figures.legal.reviewed, language) });

type RelatedPage = LegalDocument["related"][number];

/** A link to a related page. @param note replaces the usual note @throws RangeError for a page without its own text */
export function relatedIn(language: Language, to: PageKey, note?: string): RelatedPage {
  const relatedLinks: Partial<Record<PageKey, { label: string; note: string }>> =
    legalWords[language].related;
  const words = relatedLinks[to];
  if (!words) throw new RangeError(`Nothing leads to ${to} from a legal page.`);
  return { to, label: words.label, note: note ?? words.note };
}

const lawPages = (language: Language): RelatedPage[] =>
  presentedLaws.map(({ page }) => relatedIn(language, page));

const { legal } = figures;

export const terms: Translated<LegalDocument> = inEachLanguage((language) => {
  const { title, lead, keyFacts, sections } = legalWords[language].terms;
  return {
    title,
    lead,
    dated: updatedLine(language, legal.termsUpdated),
    numbered: true,
    bindsInEnglish: "terms",
    keyFacts: Object.values(keyFacts),
    sections: sectionsOf(sections),
    related: [relatedIn(language, "privacy"), relatedIn(language, "dataRetention"), ...lawPages(language)],
  };
});

export const privacy: Translated<LegalDocument> = inEachLanguage((language) => {
  const { title, lead, keyFacts, answer, sections } = legalWords[language].privacy;
  return {
    title,
    lead,
    dated: updatedLine(language, legal.privacyUpdated),
    reviewed: reviewedLine(language),
    numbered: true,
    bindsInEnglish: "privacy",
    keyFacts: [...Object.values(keyFacts), { term: answer, ...answerFact[language] }],
    sections: sectionsOf(sections),
    related: [
      ...requestForms[language].map(({ key, portal, note }) => ({ to: key, label: portal, note })),
      relatedIn(language, "dataRetention"),
      relatedIn(language, "security"),
      relatedIn(language, "terms"),
    ],
  };
});

export const dataRetention: Translated<LegalDocument> = inEachLanguage((language) => {
  const { title, lead, keyFacts, sections } = legalWords[language].dataRetention;
  return {
    title,
    lead,
    dated: updatedLine(language, legal.retentionUpdated),
    reviewed: reviewedLine(language),
    numbered: true,
    keyFacts: Object.values(keyFacts),
    sections: sectionsOf(sections),
    related: [
      relatedIn(language, "privacy"),
      relatedIn(language, "security"),
      relatedIn(language, "terms"),
      ...lawPages(language),
    ],
  };
});
