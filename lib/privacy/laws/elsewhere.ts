import { site } from "@/lib/site/brand";
import { endpoints, paths } from "@/lib/site/paths";
import { ccpaFigures } from "./ccpa";
import { type Cite, dataSubjectGrounds, dataSubjectRights } from "./data-subject-rights";
import { defineLaw } from "./define-law";
import { gdprFigures } from "./gdpr-figures";

const { days, objectionDays, extensionMonths } = gdprFigures;
const { optOutBusinessDays } = ccpaFigures;

const cite: Cite = (article) => `as under GDPR ${article}`;

/** No law: what we do for whoever lives where none of the others applies, by the GDPR's clock and on its grounds. */
export const elsewhere = defineLaw({
  id: "elsewhere",
  name: "Worldwide",
  fullName: "Privacy request from anywhere else",
  inSentence: "our worldwide rules",
  residence: { label: "Somewhere else", note: "Any other country or territory." },
  whose: "people anywhere else",
  referencePrefix: "PR",
  page: null,
  requestPage: {
    path: `${paths.privacyRequest}/elsewhere`,
    meta: {
      description: `Wherever you live: ask for your data, have it corrected or deleted, object, or opt out. Answered within ${days} days.`,
      picture: "Submit a worldwide privacy request",
    },
    lead: `Wherever you live: ask us for your data, or about it. We answer as fast as the GDPR asks us to, free of charge and without an account.`,
    steps: [
      { title: "At once", body: "You get an email with a reference and the date by which we answer." },
      {
        title: "You confirm",
        body: "The email has a link that tells us the request comes from you, and one to follow or withdraw it. Opting out needs no confirmation.",
      },
      {
        title: `Within ${days} days`,
        body: `You get our answer; to an objection within ${objectionDays} days. Opting out is done within ${optOutBusinessDays} business days. If we refuse, we say why and how to ask us to look again.`,
      },
    ],
    otherWays: {
      title: "By email instead",
      lines: [{ text: site.email.privacy, href: `mailto:${site.email.privacy}` }],
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
  rights: {
    ...dataSubjectRights(cite, "as under GDPR Art. 12(3)"),
    "opt-out": {
      label: "Opt out of sale or sharing",
      noun: "opt out",
      detail: `No sale or sharing of your data. Done within ${optOutBusinessDays} business days, without verification.`,
      citation: "as under Cal. Civ. Code § 1798.120",
      clock: { within: [{ businessDays: optOutBusinessDays }], citation: "as under 11 CCR § 7026(f)" },
      extension: null,
      verification: null,
      asksForData: false,
      staysInForce: true,
    },
  },
  listed: ["access", "rectification", "deletion", "restriction", "portability", "objection", "opt-out"],
  extensionInSentence: `${extensionMonths} further months under our worldwide rules`,
  acknowledgement: null,
  affirmations: [],
  grounds: [
    ...dataSubjectGrounds(cite),
    {
      id: "fraudulent",
      label: "Fraudulent (documented belief)",
      sentence: "We have a good-faith, reasonable and documented belief that the request is fraudulent.",
      agentMayRead: true,
      citations: { "opt-out": "as under 11 CCR § 7026(e)" },
    },
  ],
  remedy: {
    sentence: `You can write to our data protection officer at ${site.email.dpo}. Where you live there may be an authority for data protection or for consumers that takes complaints.`,
    places: [
      {
        name: "Authorities of the Global Privacy Assembly",
        href: "https://globalprivacyassembly.org/participation-in-the-assembly/list-of-accredited-members/",
      },
    ],
  },
  // Ours, by the clock of a request.
  appeal: { decidedWithin: { days }, requestWithin: { days: 90 }, citation: null },
  // Nothing: there is no law that would let us.
  stopsClock: [],
  regions: null,
  disclosure: null,
});
