import { site } from "@/lib/site/brand";
import { inEachLanguage, type Language } from "@/lib/site/language";
import { languageDefinitions } from "@/lib/site/language-definitions";
import { endpoints, paths } from "@/lib/site/paths";
import { citeEuropean } from "./citations";
import { dataSubjectGrounds, dataSubjectRights, dataSubjectTypes } from "./data-subject-rights";
import { defineLaw } from "./define-law";
import { gdprFigures } from "./figures";
import { byEmail, readMore } from "./page-parts";
import { lawWords } from "./words";

const { days, clarificationDays } = gdprFigures;

function define(language: Language) {
  const { gdpr: words, dataSubject, shared } = lawWords[language];
  const { remedy } = words;
  const cite = citeEuropean(language, words.cited);
  return defineLaw({
    id: "gdpr",
    name: words.name,
    request: words.request,
    fullName: "General Data Protection Regulation",
    inSentence: words.inSentence,
    residence: words.residence,
    people: words.people,
    referencePrefix: "GD",
    page: "gdpr",
    requestPage: {
      path: paths.gdprRequest,
      meta: words.meta,
      lead: words.lead,
      steps: [shared.steps.atOnce, shared.steps.confirm, words.answer],
      otherWays: byEmail(language, site.email.dpo),
      readMore: readMore(language, "gdpr", "privacy", "dataRetention", "lostLink"),
    },
    endpoint: endpoints.gdprRequest,
    optOut: null,
    rights: dataSubjectRights(dataSubject, cite, cite([12, 3])),
    listed: ["access", "rectification", "deletion", "restriction", "portability", "objection"],
    acknowledgement: null,
    affirmations: [],
    grounds: dataSubjectGrounds(dataSubject, cite),
    // GDPR Art. 12(4), 77 and 79.
    remedy: {
      sentence: remedy.sentence,
      authorities: [
        ...languageDefinitions[language].authorities.national,
        {
          name: remedy.authorities,
          href: `https://www.edpb.europa.eu/about-edpb/about-edpb/members_${language}`,
        },
      ],
    },
    // Not required by the GDPR: we offer an appeal with the clock of a request.
    appeal: { decidedWithin: { days }, requestWithin: { days: 90 }, citation: null },
    // EDPB Guidelines 01/2022 on the right of access, section 5.3.
    pauses: [
      { reason: "identity", types: dataSubjectTypes, onlyFirstWithin: null, citation: cite([12, 6]) },
      {
        reason: "clarification",
        types: ["access"],
        onlyFirstWithin: { days: clarificationDays },
        citation: words.clarification,
      },
    ],
    timeZone: "Europe/Helsinki",
    regions: null,
    complaint: { citation: cite([38, 4]) },
    explanation: {
      citation: cite([15, 1], [15, 2]),
      legalBases: cite([6, 1]),
      categories: false,
      thirdParties: false,
    },
    disclosure: null,
  });
}

/** The General Data Protection Regulation, Regulation (EU) 2016/679. */
export const gdpr = inEachLanguage(define);
