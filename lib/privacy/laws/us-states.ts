import { phoneLink, site } from "@/lib/site/brand";
import { endpoints, paths } from "@/lib/site/paths";
import { ccpaFigures } from "./ccpa";
import { defineLaw, sameCitation } from "./define-law";
import { usStates } from "./us-states-list";

const days = 45;
const extensionDays = 45;
const { optOutBusinessDays } = ccpaFigures;

/** The statutes follow one model, in which Virginia was first. A state's own provision stands in the list of states. */
const cite = (provision: string) => `Va. Code § ${provision} and its counterparts`;

/**
 * The strictest clock that the states have in common, whatever longer one a state allows (Iowa: 90 days, Iowa Code
 * § 715D.3): 45 days and 45 more.
 */
const verified = {
  clock: { within: [{ days }], citation: cite("59.1-577(B)(1)") },
  extension: { by: { days: extensionDays }, citation: cite("59.1-577(B)(1)") },
  verification: { citation: cite("59.1-577(B)(4)") },
  asksForData: false,
  staysInForce: false,
} as const;

const verifiable = ["access", "correct", "delete", "portability"] as const;
const every = [...verifiable, "opt-out"] as const;

/** The consumer privacy laws of the other states of the United States, as one definition. */
export const otherStates = defineLaw({
  id: "us-states",
  name: "US State",
  fullName: "Consumer privacy laws of other US states",
  inSentence: "the laws of other US states",
  residence: {
    label: "Another US state",
    note: `${new Intl.ListFormat("en-GB").format(usStates.map(({ name }) => name))}. From a state not listed, the form is the same.`,
  },
  whose: "residents of other US states",
  referencePrefix: "ST",
  page: null,
  requestPage: {
    path: `${paths.privacyRequest}/us-states`,
    meta: {
      description: `Residents of US states other than California: access, correct, delete or move your data, or opt out. Answered within ${days} days.`,
      picture: "Submit a US state privacy request",
    },
    lead: "For residents of US states other than California: access, correct, delete or move what we hold about you, or opt out. Using a right never affects your service or your price.",
    steps: [
      {
        title: "At once",
        body: "You get an email with a reference, the date by which we answer and a link to follow the request. Except for opting out, it asks you to confirm.",
      },
      {
        title: `Within ${optOutBusinessDays} business days`,
        body: "Requests to opt out are carried out, wherever you live and without verification.",
      },
      {
        title: `Within ${days} days`,
        body: "You get our answer to every other request. If we refuse, we say why, how to appeal and who takes complaints in your state.",
      },
    ],
    otherWays: {
      title: "By email or phone instead",
      lines: [
        { text: site.email.privacy, href: `mailto:${site.email.privacy}` },
        { text: `${site.phone.tollFree} (toll-free)`, href: phoneLink(site.phone.tollFree) },
      ],
    },
    readMore: [
      { text: "You live somewhere else?", href: paths.privacyRequest },
      { text: "Privacy policy", href: paths.privacy },
      { text: "CCPA request form", href: paths.ccpaRequest },
      { text: "Lost the link to your request?", href: paths.privacyRequests },
    ],
  },
  endpoint: endpoints.privacyRequests,
  optOut: null,
  rights: {
    access: {
      ...verified,
      label: "Access my data",
      noun: "access",
      detail: "Whether we process personal data about you, and a copy of it.",
      citation: cite("59.1-577(A)(1)"),
      asksForData: true,
    },
    correct: {
      ...verified,
      label: "Correct my data",
      noun: "correct",
      detail: "Correction of inaccurate data. Tell us below what it should say.",
      citation: cite("59.1-577(A)(2)"),
    },
    delete: {
      ...verified,
      label: "Delete my data",
      noun: "delete",
      detail:
        "Deletion of what you gave us and of what we obtained about you, except what the law lets us keep.",
      citation: cite("59.1-577(A)(3)"),
    },
    portability: {
      ...verified,
      label: "Receive my data in a portable form",
      noun: "portability",
      detail: "Your data in a readily usable format that you can take elsewhere.",
      citation: cite("59.1-577(A)(4)"),
      asksForData: true,
    },
    "opt-out": {
      label: "Opt out of sale, targeted advertising and profiling",
      noun: "opt out",
      detail: `None of them with your data. Done within ${optOutBusinessDays} business days, without verification.`,
      citation: cite("59.1-577(A)(5)"),
      // Where the statutes allow the 45 days of any request, we take California's time, as for everybody who opts out.
      clock: { within: [{ businessDays: optOutBusinessDays }], citation: cite("59.1-577(B)(1)") },
      extension: null,
      verification: null,
      asksForData: false,
      staysInForce: true,
    },
  },
  listed: ["access", "correct", "delete", "portability", "opt-out"],
  extensionInSentence: `${extensionDays} further days under the laws of other US states for all but opting out`,
  acknowledgement: null,
  affirmations: [],
  grounds: [
    {
      id: "identity",
      label: "Could not be authenticated",
      sentence: "We could not authenticate within the time allowed that the request comes from you.",
      agentMayRead: true,
      citations: sameCitation(verifiable, cite("59.1-577(B)(4)")),
    },
    {
      id: "excessive",
      label: "Manifestly unfounded, excessive or repetitive",
      sentence:
        "The request is manifestly unfounded, excessive or repetitive, for example because it repeats an earlier one.",
      agentMayRead: false,
      citations: sameCitation(verifiable, cite("59.1-577(B)(3)")),
    },
    {
      id: "fraudulent",
      label: "Fraudulent (documented belief)",
      sentence: "We have a good-faith, reasonable and documented belief that the request is fraudulent.",
      agentMayRead: true,
      citations: { "opt-out": "ORS § 646A.576(5) and its counterparts" },
    },
    {
      id: "processor",
      label: "We are only the processor",
      sentence:
        "We handle the data on behalf of a customer who decides about it. Please send the request to that customer.",
      agentMayRead: false,
      citations: sameCitation(every, cite("59.1-579")),
    },
    {
      id: "accurate",
      label: "The data is accurate",
      sentence: "We checked the data and found it accurate.",
      agentMayRead: false,
      citations: { correct: cite("59.1-577(A)(2)") },
    },
    {
      id: "other-law",
      label: "A law obliges us, or legal claims",
      sentence: "A law obliges us to keep the data, or it is needed for legal claims.",
      agentMayRead: false,
      citations: { ...sameCitation(verifiable, cite("59.1-582(A)")) },
    },
  ],
  // Where a request names its state, the authority is that state's.
  remedy: {
    sentence:
      "You can complain to the authority of your state that enforces its privacy law, as a rule the Attorney General.",
    places: [{ name: "Attorneys general of the states", href: "https://www.usa.gov/state-attorney-general" }],
  },
  // Virginia and most others allow 60 days; Colorado, Oregon and New Jersey 45, which we keep for all.
  appeal: { decidedWithin: { days }, requestWithin: { days: 90 }, citation: cite("59.1-577(C)") },
  // The 45 days run from receipt; a request that can't be authenticated isn't put off, it may be declined.
  stopsClock: [],
  regions: usStates,
  disclosure: null,
});
