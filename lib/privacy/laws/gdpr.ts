import { site } from "@/lib/site/brand";
import { endpoints, paths } from "@/lib/site/paths";
import { type Clock, defineLaw, sameCitation } from "./define-law";

/** Its figures, for clocks and for sentences. */
export const gdprFigures = { days: 30, months: 1, objectionDays: 21, extensionMonths: 2 } as const;

const { days, months, objectionDays, extensionMonths } = gdprFigures;

/** One month; we promise the earlier of it and 30 days. */
const withinMonth: Clock = { within: [{ days }, { months }], citation: "GDPR Art. 12(3)" };

/** What all its rights have in common. */
const common = {
  clock: withinMonth,
  extension: { by: { months: extensionMonths }, citation: "GDPR Art. 12(3)" },
  verification: { citation: "GDPR Art. 12(6)" },
  asksForData: false,
  staysInForce: false,
};

const every = ["access", "deletion", "rectification", "portability", "restriction", "objection"] as const;

/** The General Data Protection Regulation, Regulation (EU) 2016/679. One file, however long: it is one definition. */
export const gdpr = defineLaw({
  id: "gdpr",
  name: "GDPR",
  fullName: "General Data Protection Regulation",
  inSentence: "the GDPR",
  whose: "people in the EEA and the United Kingdom",
  referencePrefix: "GD",
  page: "gdpr",
  requestPage: {
    path: paths.gdprRequest,
    meta: {
      description: `Ask for access, erasure, rectification, portability, restriction, or object to processing. Answered within ${days} days.`,
      picture: "Submit a GDPR request",
    },
    lead: "Ask us for your data, or about it. Exercising a right is free and needs no account.",
    steps: [
      { title: "At once", body: "You get an email with a reference and the date by which we answer." },
      {
        title: "You confirm",
        body: "The email has a link that tells us the request comes from you, and one to follow or withdraw it.",
      },
      {
        title: `Within ${days} days`,
        body: `You get our answer; to an objection within ${objectionDays} days. If we refuse, we say why and where you can complain.`,
      },
    ],
    otherWays: {
      title: "By email instead",
      lines: [{ text: site.email.dpo, href: `mailto:${site.email.dpo}` }],
    },
    readMore: [
      { text: "Your rights under the GDPR", href: paths.gdpr },
      { text: "Privacy policy", href: paths.privacy },
      { text: "Data retention policy", href: paths.dataRetention },
      { text: "Lost the link to your request?", href: paths.privacyRequests },
    ],
  },
  endpoint: endpoints.gdprRequest,
  optOut: null,
  rights: {
    access: {
      ...common,
      label: "Access my data",
      noun: "access",
      detail: "A copy of the personal data we hold about you, and what we do with it.",
      citation: "GDPR Art. 15",
      asksForData: true,
    },
    deletion: {
      ...common,
      label: "Delete my data",
      noun: "erasure",
      detail: "Erasure of the personal data that we have no legal duty to keep.",
      citation: "GDPR Art. 17",
    },
    rectification: {
      ...common,
      label: "Correct my data",
      noun: "rectification",
      detail: "Correction of wrong or incomplete data. Tell us below what it should say.",
      citation: "GDPR Art. 16",
    },
    portability: {
      ...common,
      label: "Receive my data in a portable form",
      noun: "portability",
      detail: "Your data in a structured, machine-readable format.",
      citation: "GDPR Art. 20",
      asksForData: true,
    },
    restriction: {
      ...common,
      label: "Restrict processing",
      noun: "restriction",
      detail: "Your data is kept, but not used, while a question about it is open.",
      citation: "GDPR Art. 18",
    },
    objection: {
      ...common,
      label: "Object to processing",
      noun: "objection",
      detail: `We stop, unless we can show a compelling reason. Answered within ${objectionDays} days.`,
      citation: "GDPR Art. 21",
      clock: { ...withinMonth, within: [{ days: objectionDays }, { months }] },
    },
  },
  listed: ["access", "rectification", "deletion", "restriction", "portability", "objection"],
  extensionInSentence: `${extensionMonths} further months under the GDPR`,
  acknowledgement: null,
  affirmations: [],
  grounds: [
    {
      id: "identity",
      label: "Identity not confirmed",
      sentence: "We could not confirm that the request comes from the person whose data it is about.",
      agentMayRead: true,
      citations: sameCitation(every, "GDPR Art. 12(2) and 12(6)"),
    },
    {
      id: "excessive",
      label: "Manifestly unfounded or excessive",
      sentence:
        "The request is manifestly unfounded or excessive, for example because it repeats an earlier one.",
      agentMayRead: false,
      citations: sameCitation(every, "GDPR Art. 12(5)(b)"),
    },
    {
      id: "processor",
      label: "We are only the processor",
      sentence:
        "We handle the data on behalf of a customer who decides about it. Please send the request to that customer.",
      agentMayRead: false,
      citations: sameCitation(every, "GDPR Art. 4(7) and 28(3)(e)"),
    },
    {
      id: "no-erasure-ground",
      label: "Still needed, no ground for erasure",
      sentence:
        "The data is still needed for the purpose it was collected for, and no ground for erasure applies.",
      agentMayRead: false,
      citations: { deletion: "GDPR Art. 17(1)" },
    },
    {
      id: "legal-duty",
      label: "A law obliges us to keep it",
      sentence: "A law obliges us to keep the data.",
      agentMayRead: false,
      citations: { deletion: "GDPR Art. 17(3)(b)" },
    },
    {
      id: "legal-claims",
      label: "Needed for legal claims",
      sentence: "The data is needed to establish, exercise or defend legal claims.",
      agentMayRead: false,
      citations: { deletion: "GDPR Art. 17(3)(e)", objection: "GDPR Art. 21(1)" },
    },
    {
      id: "accurate",
      label: "The data is accurate",
      sentence: "We checked the data and found it accurate and complete.",
      agentMayRead: false,
      citations: { rectification: "GDPR Art. 16" },
    },
    {
      id: "rights-of-others",
      label: "Rights of others",
      sentence: "A copy would adversely affect the rights and freedoms of other people.",
      agentMayRead: false,
      citations: { access: "GDPR Art. 15(4)", portability: "GDPR Art. 20(4)" },
    },
    {
      id: "not-portable",
      label: "Data not covered by portability",
      sentence:
        "The data was not provided by you, or is not processed by automated means on the basis of consent or a contract.",
      agentMayRead: false,
      citations: { portability: "GDPR Art. 20(1)" },
    },
    {
      id: "no-restriction-ground",
      label: "No ground for restriction",
      sentence: "None of the conditions under which processing must be restricted is met.",
      agentMayRead: false,
      citations: { restriction: "GDPR Art. 18(1)" },
    },
    {
      id: "compelling-grounds",
      label: "Compelling legitimate grounds",
      sentence: "We have compelling legitimate grounds that override your interests, rights and freedoms.",
      agentMayRead: false,
      citations: { objection: "GDPR Art. 21(1)" },
    },
  ],
  // GDPR Art. 12(4), 77 and 79.
  remedy: {
    sentence: `You can write to our data protection officer at ${site.email.dpo}. You can also complain to a supervisory authority, in particular where you live, where you work or where you think the law was broken (GDPR Art. 77), and go to court (Art. 79).`,
    places: [
      {
        name: "Supervisory authorities in the EEA",
        href: "https://www.edpb.europa.eu/about-edpb/about-edpb/members_en",
      },
      {
        name: "United Kingdom: Information Commissioner’s Office",
        href: "https://ico.org.uk/make-a-complaint/",
      },
    ],
  },
  // The GDPR demands none: it is ours, by the clock of a request.
  appeal: { decidedWithin: { days }, requestWithin: { days: 90 }, citation: null },
  // EDPB Guidelines 01/2022 on the right of access, section 5.3.
  stopsClock: [
    { reason: "identity", types: every, citation: "GDPR Art. 12(6)" },
    { reason: "clarification", types: ["access"], citation: "GDPR Art. 15 with recital 63" },
  ],
  regions: null,
  disclosure: null,
});
