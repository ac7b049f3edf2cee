import { site } from "@/lib/site/brand";
import { endpoints, paths } from "@/lib/site/paths";
import { type Cite, dataSubjectGrounds, dataSubjectRights, dataSubjectTypes } from "./data-subject-rights";
import { defineLaw } from "./define-law";
import { gdprFigures } from "./gdpr-figures";

const { days, objectionDays, extensionMonths } = gdprFigures;

const cite: Cite = (article) => `GDPR ${article}`;

/** The General Data Protection Regulation, Regulation (EU) 2016/679. */
export const gdpr = defineLaw({
  id: "gdpr",
  name: "GDPR",
  fullName: "General Data Protection Regulation",
  inSentence: "the GDPR",
  residence: {
    label: "European Economic Area",
    note: "The European Union, Iceland, Liechtenstein and Norway.",
  },
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
  rights: dataSubjectRights(cite, "GDPR Art. 12(3)"),
  listed: ["access", "rectification", "deletion", "restriction", "portability", "objection"],
  extensionInSentence: `${extensionMonths} further months under the GDPR`,
  acknowledgement: null,
  affirmations: [],
  grounds: dataSubjectGrounds(cite),
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
    { reason: "identity", types: dataSubjectTypes, citation: "GDPR Art. 12(6)" },
    { reason: "clarification", types: ["access"], citation: "GDPR Art. 15 with recital 63" },
  ],
  regions: null,
  disclosure: null,
});
