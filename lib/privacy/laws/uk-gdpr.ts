import { site } from "@/lib/site/brand";
import { inEachLanguage, type Language } from "@/lib/site/language";
import { endpoints, paths } from "@/lib/site/paths";
import { citeEuropean } from "./citations";
import { dataSubjectGrounds, dataSubjectRights, dataSubjectTypes } from "./data-subject-rights";
import { defineLaw } from "./define-law";
import { gdprFigures } from "./figures";
import { byEmail, readMoreOfAll } from "./page-parts";
import { lawWords } from "./words";

const { days, clarificationDays } = gdprFigures;

function define(language: Language) {
  const { ukGdpr: words, dataSubject, shared } = lawWords[language];
  const cite = citeEuropean(language, words.cited);
  return defineLaw({
    id: "uk-gdpr",
    name: words.name,
    request: words.request,
    fullName: "United Kingdom General Data Protection Regulation",
    inSentence: words.inSentence,
    residence: words.residence,
    people: words.people,
    referencePrefix: "GB",
    page: null,
    requestPage: {
      path: `${paths.privacyRequest}/united-kingdom`,
      meta: words.meta,
      lead: words.lead,
      steps: [shared.steps.atOnce, shared.steps.confirm, words.answer],
      otherWays: byEmail(language, site.email.dpo),
      readMore: readMoreOfAll(language),
    },
    endpoint: endpoints.privacyRequests,
    optOut: null,
    rights: dataSubjectRights(dataSubject, cite, cite([12, 3], ["12A"])),
    listed: ["access", "rectification", "deletion", "restriction", "portability", "objection"],
    acknowledgement: null,
    affirmations: [],
    grounds: [
      ...dataSubjectGrounds(dataSubject, cite),
      {
        id: "reasonable-search",
        label: "Beyond a reasonable and proportionate search",
        sentence: words.reasonableSearch,
        citations: { access: cite([15, "1A"]) },
      },
    ],
    remedy: {
      sentence: words.remedy.sentence,
      authorities: [{ name: words.remedy.authority, href: "https://ico.org.uk/make-a-complaint/" }],
    },
    // Not required by the UK GDPR: we offer an appeal with the clock of a request. A complaint (s. 164A) is a separate request.
    appeal: { decidedWithin: { days }, requestWithin: { days: 90 }, citation: null },
    // Art. 12A: the period begins when the identity is proved, and pauses while we wait for a clarification.
    pauses: [
      {
        reason: "identity",
        types: dataSubjectTypes,
        onlyFirstWithin: null,
        citation: cite([12, 6], ["12A"]),
      },
      {
        reason: "clarification",
        types: ["access"],
        onlyFirstWithin: { days: clarificationDays },
        citation: cite(["12A"]),
      },
    ],
    timeZone: "Europe/London",
    regions: null,
    complaint: { citation: "Data Protection Act 2018, s. 164A" },
    explanation: {
      citation: cite([15, 1], [15, 2]),
      legalBases: cite([6, 1]),
      categories: false,
      thirdParties: false,
    },
    disclosure: null,
  });
}

/**
 * The UK General Data Protection Regulation with the Data Protection Act 2018, as amended by the Data (Use and Access) Act
 * 2025: Art. 12A since 5 February 2026, complaints to the controller since 19 June 2026.
 */
export const ukGdpr = inEachLanguage(define);
