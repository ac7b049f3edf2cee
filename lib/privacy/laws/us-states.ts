import { inEachLanguage, type Language } from "@/lib/site/language";
import { listsOf } from "@/lib/site/message";
import { endpoints, paths } from "@/lib/site/paths";
import { answeredByStaff, optOutOfSale } from "./common-rights";
import { defineLaw, sameCitation } from "./define-law";
import { usStatesFigures } from "./figures";
import { byEmailOrPhone, readMore } from "./page-parts";
import { usStatesIn } from "./us-states-list";
import { lawWords } from "./words";

const { days, extensionDays } = usStatesFigures;

const verifiable = ["access", "correct", "delete", "portability"] as const;
const every = [...verifiable, "opt-out"] as const;

function define(language: Language) {
  const { usStates: words } = lawWords[language];
  const { counterparts, grounds, remedy, rights, steps } = words;
  const states = usStatesIn(language);
  /** The statutes follow Virginia's model. The provisions of each state are in the list of states. */
  const cite = (provision: string) => counterparts({ citation: `Va. Code § ${provision}` });
  /** The shortest period of all states, also for those that allow more (Iowa: 90 days, Iowa Code § 715D.3). */
  const verifiedRight = {
    clock: { within: [{ days }], citation: cite("59.1-577(B)(1)") },
    extension: { by: { days: extensionDays }, citation: cite("59.1-577(B)(1)") },
    verification: { citation: cite("59.1-577(B)(4)") },
    ...answeredByStaff,
  } as const;
  return defineLaw({
    id: "us-states",
    name: words.name,
    nameInTable: words.nameInTable,
    request: words.request,
    fullName: "Consumer privacy laws of US states other than California",
    inSentence: words.inSentence,
    residence: {
      label: words.residence.label,
      note: words.residence.note({
        states: listsOf[language].and.format(
          states
            .filter(({ inForce }) => inForce <= new Date().toISOString().slice(0, 10))
            .map(({ name }) => name),
        ),
      }),
    },
    people: words.people,
    referencePrefix: "ST",
    page: null,
    requestPage: {
      path: `${paths.privacyRequest}/us-states`,
      meta: words.meta,
      lead: words.lead,
      steps: [steps.atOnce, steps.optOut, steps.answer],
      otherWays: byEmailOrPhone(language),
      readMore: readMore(language, "elsewhere", "privacy", "ccpaForm", "lostLink"),
    },
    endpoint: endpoints.privacyRequests,
    optOut: null,
    rights: {
      access: { ...verifiedRight, ...rights.access, citation: cite("59.1-577(A)(1)"), asksForData: true },
      correct: { ...verifiedRight, ...rights.correct, citation: cite("59.1-577(A)(2)") },
      delete: { ...verifiedRight, ...rights.delete, citation: cite("59.1-577(A)(3)") },
      portability: {
        ...verifiedRight,
        ...rights.portability,
        citation: cite("59.1-577(A)(4)"),
        asksForData: true,
      },
      "opt-out": {
        // The statutes allow 45 days; for opting out, California's period applies to everybody.
        ...optOutOfSale(language, cite("59.1-577(B)(1)")),
        ...rights["opt-out"],
        citation: cite("59.1-577(A)(5)"),
      },
    },
    listed: every,
    acknowledgement: null,
    affirmations: [],
    grounds: [
      {
        id: "identity",
        label: "Could not be authenticated",
        sentence: grounds.identity,
        citations: sameCitation(verifiable, cite("59.1-577(B)(4)")),
      },
      {
        id: "excessive",
        label: "Manifestly unfounded, excessive or repetitive",
        sentence: grounds.excessive,
        citations: sameCitation(verifiable, cite("59.1-577(B)(3)")),
      },
      {
        id: "fraudulent",
        label: "Fraudulent (documented belief)",
        sentence: grounds.fraudulent,
        citations: { "opt-out": counterparts({ citation: "ORS § 646A.576(5)" }) },
      },
      {
        id: "processor",
        label: "We are only the processor",
        sentence: grounds.processor,
        citations: sameCitation(every, cite("59.1-579")),
      },
      {
        id: "accurate",
        label: "The data is accurate",
        sentence: grounds.accurate,
        citations: { correct: cite("59.1-577(A)(2)") },
      },
      {
        id: "other-law",
        label: "Required by law, or for legal claims",
        sentence: grounds.otherLaw,
        citations: sameCitation(verifiable, cite("59.1-582(A)")),
      },
    ],
    // If a request names its state, that state's authority is used.
    remedy: {
      sentence: remedy.sentence,
      authorities: [{ name: remedy.authorities, href: "https://www.usa.gov/state-attorney-general" }],
    },
    // Virginia and most others allow 60 days; Colorado, Oregon and New Jersey 45, which we apply to all.
    appeal: { decidedWithin: { days }, requestWithin: { days: 90 }, citation: cite("59.1-577(C)") },
    // The 45 days run from receipt: a request that can't be authenticated may be declined, but not delayed.
    pauses: [],
    timeZone: "America/Los_Angeles",
    regions: states,
    regionsCiteGrounds: true,
    complaint: { citation: null },
    explanation: {
      citation: null,
      legalBases: null,
      categories: false,
      thirdParties: true,
    },
    disclosure: null,
  });
}

/** The consumer privacy laws of the other US states, as one definition. */
export const usStates = inEachLanguage(define);
