import { figures } from "@/lib/site/figures";
import { inEachLanguage, type Translated } from "@/lib/site/language";
import { legalWords, relatedIn, reviewedLine, updatedLine } from "./legal";
import { type LegalDocument, sectionsOf } from "./legal-document";
import { translations as rightsWords } from "./words/rights/generated";

export const gdpr: Translated<LegalDocument> = inEachLanguage((language) => {
  const { gdpr: words, notes } = legalWords[language];
  return {
    title: words.title,
    lead: words.lead,
    dated: updatedLine(language, figures.legal.gdprUpdated),
    reviewed: reviewedLine(language),
    numbered: false,
    action: { to: "gdprRequest", ...words.action },
    keyFacts: Object.values(words.keyFacts),
    sections: sectionsOf(words.sections),
    related: [
      relatedIn(language, "privacy"),
      relatedIn(language, "dataRetention"),
      relatedIn(language, "terms", notes.processing),
      relatedIn(language, "ccpa"),
    ],
  };
});

/** The six rights of Articles 15 to 21, each with its response time. */
export const gdprRights = inEachLanguage((language) => {
  const { rights, days, objectionDays } = rightsWords[language].gdpr;
  return Object.values(rights).map((right) => ({
    ...right,
    timeframe: right === rights.objection ? objectionDays : days,
  }));
});
