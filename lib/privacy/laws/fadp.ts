import { site } from "@/lib/site/brand";
import { inEachLanguage, type Language } from "@/lib/site/language";
import { languageDefinitions } from "@/lib/site/language-definitions";
import { endpoints, paths } from "@/lib/site/paths";
import { citeSwiss } from "./citations";
import { answeredByStaff } from "./common-rights";
import { defineLaw, sameCitation } from "./define-law";
import { fadpFigures } from "./figures";
import { byEmail, readMoreOfAll } from "./page-parts";
import { lawWords } from "./words";

const { days, extensionDays, appealDays } = fadpFigures;

const every = ["access", "correction", "deletion", "portability", "objection"] as const;

function define(language: Language) {
  const { fadp: words, shared } = lawWords[language];
  const { grounds, remedy, rights, together } = words;
  const cite = citeSwiss(language, words.cited);
  const citeOrdinance = citeSwiss(language, words.citedOrdinance);
  /**
   * Common to all its rights. The ordinance sets the period for access and portability (DPO Art. 18 and 22) and allows a later
   * date; we answer all requests within that period, and extend it once at most.
   */
  const common = {
    clock: { within: [{ days }], citation: citeOrdinance([18, 1]) },
    extension: { by: { days: extensionDays }, citation: citeOrdinance([18, 2]) },
    verification: { citation: citeOrdinance([16, 5]) },
    ...answeredByStaff,
  } as const;
  return defineLaw({
    id: "fadp",
    name: words.name,
    request: words.request,
    fullName: "Swiss Federal Act on Data Protection",
    inSentence: words.inSentence,
    residence: words.residence,
    people: words.people,
    referencePrefix: "CH",
    page: null,
    requestPage: {
      path: `${paths.privacyRequest}/switzerland`,
      meta: words.meta,
      lead: words.lead,
      steps: [shared.steps.atOnce, shared.steps.confirm, words.answer],
      otherWays: byEmail(language, site.email.dpo),
      readMore: readMoreOfAll(language),
    },
    endpoint: endpoints.privacyRequests,
    optOut: null,
    rights: {
      access: { ...common, ...rights.access, citation: cite([25]), asksForData: true },
      correction: { ...common, ...rights.correction, citation: cite([32, 1]) },
      deletion: { ...common, ...rights.deletion, citation: cite([32, 2]) },
      portability: { ...common, ...rights.portability, citation: cite([28]), asksForData: true },
      objection: { ...common, ...rights.objection, citation: cite([30, 2, "b"]) },
    },
    listed: every,
    acknowledgement: null,
    affirmations: [],
    grounds: [
      {
        id: "identity",
        label: "Identity not confirmed",
        sentence: grounds.identity,
        citations: sameCitation(every, citeOrdinance([16, 5])),
      },
      {
        id: "excessive",
        label: "Obviously unjustified or frivolous",
        sentence: grounds.excessive,
        citations: { access: cite([26, 1, "c"]), portability: together.excessive },
      },
      {
        id: "rights-of-others",
        label: "Overriding interests of others",
        sentence: grounds.rightsOfOthers,
        citations: {
          access: cite([26, 1, "b"]),
          portability: together.rightsOfOthers,
          deletion: cite([31, 1]),
          objection: cite([31, 1]),
        },
      },
      {
        id: "other-law",
        label: "A law requires us to keep it, or forbids disclosure",
        sentence: grounds.otherLaw,
        citations: {
          access: cite([26, 1, "a"]),
          portability: together.otherLaw,
          correction: cite([32, 1, "a"]),
          deletion: cite([31, 1]),
          objection: cite([31, 1]),
        },
      },
      {
        id: "processor",
        label: "We are only the processor",
        sentence: grounds.processor,
        citations: sameCitation(every, together.processor),
      },
      {
        id: "accurate",
        label: "The data is accurate",
        sentence: grounds.accurate,
        citations: { correction: cite([32, 1]) },
      },
      {
        id: "own-interest",
        label: "Our overriding interest, with nothing disclosed to third parties",
        sentence: grounds.ownInterest,
        citations: { access: cite([26, 2, "a"]) },
      },
      {
        id: "overriding-interest",
        label: "Our overriding interest",
        sentence: grounds.overridingInterest,
        citations: { deletion: cite([31, 2]), objection: cite([31, 2]) },
      },
    ],
    remedy: {
      sentence: remedy.sentence,
      authorities: [{ name: remedy.authority, href: languageDefinitions[language].authorities.swiss }],
    },
    // Not required by the FADP: we offer an appeal with a period of our own.
    appeal: { decidedWithin: { days: appealDays }, requestWithin: { days: 90 }, citation: null },
    // The ordinance has no pauses.
    pauses: [],
    timeZone: "Europe/Zurich",
    regions: null,
    complaint: { citation: cite([10, 2, "a"]) },
    explanation: { citation: cite([25, 2]), legalBases: null, categories: false, thirdParties: false },
    disclosure: null,
  });
}

/** The Federal Act on Data Protection of Switzerland (SR 235.1) with its ordinance, the DPO (SR 235.11). */
export const fadp = inEachLanguage(define);
