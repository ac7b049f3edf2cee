import { site } from "@/lib/site/brand";
import { inEachLanguage, type Language } from "@/lib/site/language";
import { endpoints, paths } from "@/lib/site/paths";
import { type Cite, citeEuropean } from "./citations";
import { optOutOfSale } from "./common-rights";
import { countriesIn } from "./countries";
import { dataSubjectGrounds, dataSubjectRights } from "./data-subject-rights";
import { defineLaw } from "./define-law";
import { gdprFigures } from "./figures";
import { byEmail, readMoreOfAll } from "./page-parts";
import { lawWords } from "./words";

const { days } = gdprFigures;

function define(language: Language) {
  const { elsewhere: words, dataSubject, gdpr, shared } = lawWords[language];
  const { asUnderCcpa, asUnderGdpr, remedy, steps } = words;
  const ofGdpr = citeEuropean(language, gdpr.cited);
  const cite: Cite = (...provisions) => asUnderGdpr({ citation: ofGdpr(...provisions) });
  return defineLaw({
    id: "elsewhere",
    name: words.name,
    request: words.request,
    fullName: "Other countries",
    inSentence: words.inSentence,
    residence: words.residence,
    people: words.people,
    referencePrefix: "PR",
    page: null,
    requestPage: {
      path: `${paths.privacyRequest}/elsewhere`,
      meta: words.meta,
      lead: words.lead,
      steps: [shared.steps.atOnce, steps.confirm, steps.answer],
      otherWays: byEmail(language, site.email.privacy),
      readMore: readMoreOfAll(language),
    },
    endpoint: endpoints.privacyRequests,
    optOut: null,
    rights: {
      ...dataSubjectRights(dataSubject, cite, cite([12, 3])),
      "opt-out": {
        ...optOutOfSale(language, asUnderCcpa({ citation: "11 CCR § 7026(f)" })),
        ...words.optOut,
        citation: asUnderCcpa({ citation: "Cal. Civ. Code § 1798.120" }),
      },
    },
    listed: ["access", "rectification", "deletion", "restriction", "portability", "objection", "opt-out"],
    acknowledgement: null,
    affirmations: [],
    grounds: [
      ...dataSubjectGrounds(dataSubject, cite),
      {
        id: "fraudulent",
        label: "Fraudulent (documented belief)",
        sentence: words.fraudulent,
        citations: { "opt-out": asUnderCcpa({ citation: "11 CCR § 7026(e)" }) },
      },
    ],
    remedy: {
      sentence: remedy.sentence,
      sentenceForRegion: remedy.ofPlace,
      authorities: [
        {
          name: remedy.authorities,
          href: "https://globalprivacyassembly.org/participation-in-the-assembly/list-of-accredited-members/",
        },
      ],
    },
    // Offered voluntarily, with the clock of a request.
    appeal: { decidedWithin: { days }, requestWithin: { days: 90 }, citation: null },
    // None, since no law would allow a pause.
    pauses: [],
    timeZone: null,
    regions: countriesIn(language),
    // A country’s provision grants the rights: printed as the ground for a denial, it would be wrong.
    regionsCiteGrounds: false,
    complaint: { citation: null },
    explanation: {
      citation: cite([15, 1], [15, 2]),
      legalBases: cite([6, 1]),
      categories: false,
      thirdParties: false,
    },
    disclosure: null,
  });
}

/** For people to whom no other law applies: with the GDPR's clock and grounds, or their country's if it is stricter. */
export const elsewhere = inEachLanguage(define);
