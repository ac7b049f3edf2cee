import { site } from "@/lib/site/brand";
import { inEachLanguage, type Language, pathIn } from "@/lib/site/language";
import { endpoints, paths } from "@/lib/site/paths";
import { answeredByStaff, directive, optOutOfSale } from "./common-rights";
import { defineLaw, sameCitation } from "./define-law";
import { ccpaFigures, ccpaPublished } from "./figures";
import { byEmailOrPhone, readMore } from "./page-parts";
import { lawWords } from "./words";

const { days, extensionDays, receiptBusinessDays } = ccpaFigures;

/** Verified requests: 45 calendar days from receipt, verification included, and 45 more. */
const verifiedRight = {
  clock: { within: [{ days }], citation: "11 CCR § 7021(b)" },
  extension: { by: { days: extensionDays }, citation: "11 CCR § 7021(b)" },
  verification: { citation: "11 CCR § 7060" },
  ...answeredByStaff,
} as const;

const verifiable = ["know", "delete", "correct", "portability"] as const;

/** One long function, because it is one definition. */
function define(language: Language) {
  const { ccpa: words } = lawWords[language];
  const { californiaResident, grounds, remedy, rights, steps } = words;
  const addressOf = (path: string) => `${site.url}${pathIn(language, path)}`;
  return defineLaw({
    id: "ccpa",
    name: words.name,
    request: words.request,
    fullName: "California Consumer Privacy Act",
    inSentence: words.inSentence,
    residence: words.residence,
    people: words.people,
    referencePrefix: "CA",
    page: "ccpa",
    requestPage: {
      path: paths.ccpaRequest,
      meta: words.meta,
      lead: words.lead,
      steps: [steps.atOnce, steps.optOut, steps.answer],
      otherWays: byEmailOrPhone(language),
      readMore: readMore(language, "ccpa", "privacy", "gdprForm", "lostLink"),
    },
    endpoint: endpoints.ccpaRequest,
    optOut: { endpoint: endpoints.ccpaOptOut },
    rights: {
      know: { ...verifiedRight, ...rights.know, citation: "Cal. Civ. Code § 1798.110", asksForData: true },
      delete: { ...verifiedRight, ...rights.delete, citation: "Cal. Civ. Code § 1798.105" },
      "opt-out": {
        ...optOutOfSale(language, "11 CCR § 7026(f)"),
        ...rights["opt-out"],
        citation: "Cal. Civ. Code § 1798.120",
      },
      correct: { ...verifiedRight, ...rights.correct, citation: "Cal. Civ. Code § 1798.106" },
      portability: {
        ...verifiedRight,
        ...rights.portability,
        citation: "Cal. Civ. Code § 1798.130(a)(3)(B)",
        asksForData: true,
      },
      limit: {
        ...directive("11 CCR § 7027(g)"),
        ...rights.limit,
        citation: "Cal. Civ. Code § 1798.121",
        // 11 CCR § 7027(a): no right to limit is required for the uses that § 7027(m) allows, and there are no others.
        answeredAtOnce: words.limited,
      },
    },
    listed: ["know", "delete", "correct", "portability", "opt-out", "limit"],
    acknowledgement: { within: { businessDays: receiptBusinessDays }, citation: "11 CCR § 7021(a)" },
    affirmations: [
      {
        name: "californiaResident",
        label: californiaResident.label,
        text: [californiaResident.text],
        hint: californiaResident.hint,
        entered: "The requester affirms that they live in California.",
        collected: californiaResident.collected,
        heading: "California resident",
      },
    ],
    grounds: [
      {
        id: "identity",
        label: "Could not be verified",
        // 11 CCR § 7024(b): the links to the categories.
        sentence: grounds.identity({ privacy: addressOf(paths.privacy), ccpa: addressOf(paths.ccpa) }),
        citations: sameCitation(verifiable, "11 CCR § 7021(b)"),
      },
      {
        id: "agent-permission",
        label: "No signed permission from the agent",
        sentence: grounds.agentPermission,
        citations: {
          ...sameCitation(verifiable, "11 CCR § 7063(a)"),
          "opt-out": "11 CCR § 7026(j)",
          limit: "11 CCR § 7027",
        },
      },
      {
        id: "fraudulent",
        label: "Fraudulent (documented belief)",
        sentence: grounds.fraudulent,
        citations: { "opt-out": "11 CCR § 7026(e)", limit: "11 CCR § 7027(f)" },
      },
      {
        id: "not-resident",
        label: "Not a California resident",
        sentence: grounds.notResident,
        citations: sameCitation(verifiable, "Cal. Civ. Code § 1798.140(i)"),
      },
      {
        id: "service-provider",
        label: "We are only the service provider",
        sentence: grounds.serviceProvider,
        citations: {
          know: "Cal. Civ. Code § 1798.130(a)(3)(A)",
          portability: "Cal. Civ. Code § 1798.130(a)(3)(A)",
          delete: "Cal. Civ. Code § 1798.105(c)(3)",
        },
      },
      {
        id: "deletion-exception",
        label: "Exception to deletion",
        sentence: grounds.deletionException,
        citations: { delete: "Cal. Civ. Code § 1798.105(d)" },
      },
      {
        id: "accurate",
        label: "More likely than not accurate",
        sentence: grounds.accurate,
        citations: { correct: "11 CCR § 7023(b)" },
      },
      {
        id: "twice-a-year",
        label: "More than twice in 12 months",
        sentence: grounds.twiceAYear,
        citations: sameCitation(["know", "portability"], "Cal. Civ. Code § 1798.130(b)"),
      },
      {
        id: "excessive",
        label: "Manifestly unfounded or excessive",
        sentence: grounds.excessive,
        citations: sameCitation(verifiable, "Cal. Civ. Code § 1798.145(h)(3)"),
      },
      {
        id: "other-law",
        label: "Another law forbids it",
        sentence: grounds.otherLaw,
        citations: sameCitation(verifiable, "Cal. Civ. Code § 1798.145(a)"),
      },
    ],
    // The authorities that enforce the CCPA.
    remedy: {
      sentence: remedy.sentence,
      authorities: [
        {
          name: "California Privacy Protection Agency",
          href: "https://cppa.ca.gov/webapplications/complaint",
        },
        {
          name: remedy.attorneyGeneral,
          href: "https://oag.ca.gov/contact/consumer-complaint-against-business-or-company",
        },
      ],
    },
    // Not required by the CCPA: we offer an appeal with the clock of a request.
    appeal: { decidedWithin: { days }, requestWithin: { days: 90 }, citation: null },
    // 11 CCR § 7021(b): the 45 days run "regardless of time required to verify the request".
    pauses: [],
    timeZone: "America/Los_Angeles",
    regions: null,
    complaint: { citation: "Cal. Civ. Code § 1798.130(a)(6)" },
    explanation: {
      citation: "Cal. Civ. Code § 1798.110(c), 11 CCR § 7024",
      legalBases: null,
      categories: true,
      thirdParties: true,
    },
    disclosure: { endpoint: endpoints.ccpaDisclosure, citation: "11 CCR § 7102", published: ccpaPublished },
  });
}

/** The California Consumer Privacy Act as amended, with its regulations. */
export const ccpa = inEachLanguage(define);
