import { site } from "@/lib/site/brand";
import { endpoints, paths } from "@/lib/site/paths";
import { type Cite, dataSubjectGrounds, dataSubjectRights, dataSubjectTypes } from "./data-subject-rights";
import { defineLaw } from "./define-law";
import { gdprFigures } from "./gdpr-figures";

const { days, objectionDays, extensionMonths } = gdprFigures;

const cite: Cite = (article) => `UK GDPR ${article}`;

/**
 * The United Kingdom's General Data Protection Regulation with the Data Protection Act 2018, both as the Data (Use and
 * Access) Act 2025 changed them: Art. 12A since 5 February 2026, complaints to the controller since 19 June 2026.
 */
export const ukGdpr = defineLaw({
  id: "uk-gdpr",
  name: "UK GDPR",
  fullName: "United Kingdom General Data Protection Regulation",
  inSentence: "the UK GDPR",
  residence: { label: "United Kingdom", note: "England, Northern Ireland, Scotland and Wales." },
  whose: "people in the United Kingdom",
  referencePrefix: "GB",
  page: null,
  requestPage: {
    path: `${paths.privacyRequest}/united-kingdom`,
    meta: {
      description: `People in the United Kingdom: ask for access, erasure, rectification, portability, restriction, or object. Answered within ${days} days.`,
      picture: "Submit a UK GDPR request",
    },
    lead: "For people in the United Kingdom: ask us for your data, or about it. Exercising a right is free and needs no account.",
    steps: [
      { title: "At once", body: "You get an email with a reference and the date by which we answer." },
      {
        title: "You confirm",
        body: "The email has a link that tells us the request comes from you, and one to follow or withdraw it.",
      },
      {
        title: `Within ${days} days`,
        body: `You get our answer; to an objection within ${objectionDays} days. If we refuse, we say why, how to ask us to look again and where you can complain.`,
      },
    ],
    otherWays: {
      title: "By email instead",
      lines: [{ text: site.email.dpo, href: `mailto:${site.email.dpo}` }],
    },
    readMore: [
      { text: "You live somewhere else?", href: paths.privacyRequest },
      { text: "Privacy policy", href: paths.privacy },
      { text: "Data retention policy", href: paths.dataRetention },
      { text: "Lost the link to your request?", href: paths.privacyRequests },
    ],
  },
  endpoint: endpoints.privacyRequests,
  optOut: null,
  rights: dataSubjectRights(cite, "UK GDPR Art. 12(3) and 12A"),
  listed: ["access", "rectification", "deletion", "restriction", "portability", "objection"],
  extensionInSentence: `${extensionMonths} further months under the UK GDPR`,
  acknowledgement: null,
  affirmations: [],
  grounds: dataSubjectGrounds(cite),
  remedy: {
    sentence: `You can write to our data protection officer at ${site.email.dpo}. You can also complain to the Information Commissioner (Data Protection Act 2018, s. 165) and go to court (s. 167).`,
    places: [{ name: "Information Commissioner’s Office", href: "https://ico.org.uk/make-a-complaint/" }],
  },
  // A complaint to the controller: its receipt is confirmed within 30 days and it is answered without undue delay. We
  // confirm at once and decide by the clock of a request.
  appeal: {
    decidedWithin: { days },
    requestWithin: { days: 90 },
    citation: "Data Protection Act 2018, s. 164A",
  },
  // Art. 12A: the time runs from the day on which the identity is proved, and not while we wait to be told what is meant.
  stopsClock: [
    { reason: "identity", types: dataSubjectTypes, citation: "UK GDPR Art. 12(6) and 12A" },
    { reason: "clarification", types: ["access"], citation: "UK GDPR Art. 12A" },
  ],
  regions: null,
  disclosure: null,
});
