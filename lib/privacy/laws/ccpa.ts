import { phoneLink, site } from "@/lib/site/brand";
import { endpoints, paths } from "@/lib/site/paths";
import { defineLaw, sameCitation } from "./define-law";

/** Its figures, for clocks and for sentences. */
export const ccpaFigures = {
  days: 45,
  extensionDays: 45,
  receiptBusinessDays: 10,
  optOutBusinessDays: 15,
} as const;

const { days, extensionDays, receiptBusinessDays, optOutBusinessDays } = ccpaFigures;

/** The published annual disclosure (11 CCR §7102). */
export const ccpaPublished = {
  year: 2024,
  requests: 2847,
  averageResponseDays: 8,
  deletions: 342,
  optOuts: 156,
} as const;

/** Requests that are verified: 45 calendar days from receipt, however long verifying takes, and 45 more. */
const verified = {
  clock: { within: [{ days }], citation: "11 CCR § 7021(b)" },
  extension: { by: { days: extensionDays }, citation: "11 CCR § 7021(b)" },
  verification: { citation: "11 CCR § 7060" },
  asksForData: false,
  staysInForce: false,
} as const;

/** Opting out and limiting: a business complies in business days, may not ask for verification, and is bound on. */
const directive = {
  extension: null,
  verification: null,
  asksForData: false,
  staysInForce: true,
} as const;

const verifiable = ["know", "delete", "correct", "portability"] as const;

/** The California Consumer Privacy Act as amended, with its regulations. One file, however long: it is one definition. */
export const ccpa = defineLaw({
  id: "ccpa",
  name: "CCPA",
  fullName: "California Consumer Privacy Act",
  inSentence: "the CCPA",
  whose: "California residents",
  referencePrefix: "CA",
  page: "ccpa",
  requestPage: {
    path: paths.ccpaRequest,
    meta: {
      description: `California residents: ask to know, delete, correct, move or limit personal information, or opt out. Answered within ${days} days.`,
      picture: "Submit a CCPA request",
    },
    lead: "For California residents: know, delete, correct, move or limit what we hold about you. Using a right never affects your service or your price.",
    steps: [
      {
        title: "At once",
        body: "You get an email with a reference, the date by which we answer and a link to follow the request. Except for opting out and limiting, it asks you to confirm.",
      },
      {
        title: `Within ${optOutBusinessDays} business days`,
        body: "Requests to opt out or to limit use are carried out. Neither waits for verification.",
      },
      {
        title: `Within ${days} days`,
        body: "You get our answer to every other request, counted from the day we received it.",
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
      { text: "Your California privacy rights", href: paths.ccpa },
      { text: "Privacy policy", href: paths.privacy },
      { text: "GDPR request form", href: paths.gdprRequest },
      { text: "Lost the link to your request?", href: paths.privacyRequests },
    ],
  },
  endpoint: endpoints.ccpaRequest,
  optOut: { endpoint: endpoints.ccpaOptOut },
  rights: {
    know: {
      ...verified,
      label: "Know what is collected",
      noun: "know",
      detail: "Which personal information we collected, where from, why, and who received it.",
      citation: "Cal. Civ. Code § 1798.110",
      asksForData: true,
    },
    delete: {
      ...verified,
      label: "Delete my information",
      noun: "delete",
      detail: "Deletion of what we collected from you, except what the law lets us keep.",
      citation: "Cal. Civ. Code § 1798.105",
    },
    "opt-out": {
      ...directive,
      label: "Opt out of sale or sharing",
      noun: "opt out",
      detail: `No sale or sharing of your information. Done within ${optOutBusinessDays} business days, without verification.`,
      citation: "Cal. Civ. Code § 1798.120",
      clock: { within: [{ businessDays: optOutBusinessDays }], citation: "11 CCR § 7026(f)" },
    },
    correct: {
      ...verified,
      label: "Correct my information",
      noun: "correct",
      detail: "Correction of inaccurate information. Tell us below what it should say.",
      citation: "Cal. Civ. Code § 1798.106",
    },
    portability: {
      ...verified,
      label: "Receive my information in a portable form",
      noun: "portability",
      detail: "Your information in a readily usable format that you can take elsewhere.",
      citation: "Cal. Civ. Code § 1798.130(a)(3)(B)",
      asksForData: true,
    },
    limit: {
      ...directive,
      label: "Limit the use of sensitive information",
      noun: "limit",
      detail: `Sensitive information used only for what you asked of us. Done within ${optOutBusinessDays} business days, without verification.`,
      citation: "Cal. Civ. Code § 1798.121",
      clock: { within: [{ businessDays: optOutBusinessDays }], citation: "11 CCR § 7027(g)" },
    },
  },
  listed: ["know", "delete", "correct", "portability", "opt-out", "limit"],
  extensionInSentence: `${extensionDays} further days under the CCPA for requests to know, delete, correct and receive a portable copy`,
  acknowledgement: { within: { businessDays: receiptBusinessDays }, citation: "11 CCR § 7021(a)" },
  affirmations: [
    {
      name: "californiaResident",
      label: "California residency",
      text: ["I affirm that I am a resident of California."],
      hint: "The CCPA gives these rights to California residents. We note your answer with the request; leaving the box empty does not delay it.",
      entered: "The person affirms to live in California.",
      collected: "affirmation of California residency",
      heading: "California resident",
    },
  ],
  grounds: [
    {
      id: "identity",
      label: "Could not be verified",
      sentence:
        "We could not verify within the time allowed that you are the person the information is about.",
      agentMayRead: true,
      citations: sameCitation(verifiable, "11 CCR § 7021(b)"),
    },
    {
      id: "agent-permission",
      label: "No signed permission from the agent",
      sentence: "The agent did not provide the signed permission of the person the request is about.",
      agentMayRead: true,
      citations: {
        ...sameCitation(verifiable, "11 CCR § 7063(a)"),
        "opt-out": "11 CCR § 7026(j)",
        limit: "11 CCR § 7027",
      },
    },
    {
      id: "fraudulent",
      label: "Fraudulent (documented belief)",
      sentence: "We have a good-faith, reasonable and documented belief that the request is fraudulent.",
      agentMayRead: true,
      citations: { "opt-out": "11 CCR § 7026(e)", limit: "11 CCR § 7027(f)" },
    },
    {
      id: "not-resident",
      label: "Not a California resident",
      sentence: "The law gives this right to residents of California.",
      agentMayRead: false,
      citations: sameCitation(verifiable, "Cal. Civ. Code § 1798.140(i)"),
    },
    {
      id: "service-provider",
      label: "We are only the service provider",
      sentence: "We hold the information on behalf of a customer. Please send the request to that customer.",
      agentMayRead: false,
      citations: {
        know: "Cal. Civ. Code § 1798.130(a)(3)(A)",
        portability: "Cal. Civ. Code § 1798.130(a)(3)(A)",
        delete: "Cal. Civ. Code § 1798.105(c)(3)",
      },
    },
    {
      id: "deletion-exception",
      label: "Exception to deletion",
      sentence: "The information is needed for a purpose that the law exempts from deletion.",
      agentMayRead: false,
      citations: { delete: "Cal. Civ. Code § 1798.105(d)" },
    },
    {
      id: "accurate",
      label: "More likely than not accurate",
      sentence: "On the totality of the circumstances the information is more likely than not accurate.",
      agentMayRead: false,
      citations: { correct: "11 CCR § 7023(b)" },
    },
    {
      id: "twice-a-year",
      label: "More than twice in 12 months",
      sentence: "The information was already provided to you twice within the last 12 months.",
      agentMayRead: false,
      citations: sameCitation(["know", "portability"], "Cal. Civ. Code § 1798.130(b)"),
    },
    {
      id: "excessive",
      label: "Manifestly unfounded or excessive",
      sentence:
        "The request is manifestly unfounded or excessive, for example because it repeats an earlier one.",
      agentMayRead: false,
      citations: sameCitation(verifiable, "Cal. Civ. Code § 1798.145(h)(3)"),
    },
    {
      id: "other-law",
      label: "Another law forbids it",
      sentence: "Complying would conflict with another law that binds us.",
      agentMayRead: false,
      citations: sameCitation(verifiable, "Cal. Civ. Code § 1798.145(a)"),
    },
  ],
  // The authorities that enforce the CCPA.
  remedy: {
    sentence: `You can complain to the California Privacy Protection Agency or to the Attorney General of California.`,
    places: [
      { name: "California Privacy Protection Agency", href: "https://cppa.ca.gov/webapplications/complaint" },
      {
        name: "Attorney General of California",
        href: "https://oag.ca.gov/contact/consumer-complaint-against-business-or-company",
      },
    ],
  },
  // The CCPA demands none: it is ours, by the clock of a request.
  appeal: { decidedWithin: { days }, requestWithin: { days: 90 }, citation: null },
  // 11 CCR § 7021(b): the 45 days run "regardless of time required to verify the request".
  stopsClock: [],
  regions: null,
  disclosure: { endpoint: endpoints.ccpaDisclosure, citation: "11 CCR § 7102", published: ccpaPublished },
});
