import { site } from "@/lib/site/brand";
import { endpoints, paths } from "@/lib/site/paths";
import { defineLaw, sameCitation } from "./define-law";

const days = 30;

/**
 * What all its rights have in common. The ordinance sets the 30 days for access and portability (DPO Art. 18 and 22) and
 * lets us name a later day; we answer everything within 30 and take 30 more at most.
 */
const common = {
  clock: { within: [{ days }], citation: "DPO Art. 18(1)" },
  extension: { by: { days }, citation: "DPO Art. 18(2)" },
  verification: { citation: "DPO Art. 16(5)" },
  asksForData: false,
  staysInForce: false,
} as const;

const every = ["access", "correction", "deletion", "portability", "objection"] as const;

/** The Federal Act on Data Protection of Switzerland (SR 235.1) with its ordinance, the DPO (SR 235.11). */
export const fadp = defineLaw({
  id: "fadp",
  name: "FADP",
  fullName: "Swiss Federal Act on Data Protection",
  inSentence: "the FADP",
  residence: { label: "Switzerland", note: "Under the Federal Act on Data Protection." },
  whose: "people in Switzerland",
  referencePrefix: "CH",
  page: null,
  requestPage: {
    path: `${paths.privacyRequest}/switzerland`,
    meta: {
      description: `People in Switzerland: ask for access, correction, deletion or a portable copy, or object. Answered within ${days} days.`,
      picture: "Submit an FADP request",
    },
    lead: "For people in Switzerland: ask us for your data, or about it. Exercising a right is free and needs no account.",
    steps: [
      { title: "At once", body: "You get an email with a reference and the date by which we answer." },
      {
        title: "You confirm",
        body: "The email has a link that tells us the request comes from you, and one to follow or withdraw it.",
      },
      {
        title: `Within ${days} days`,
        body: "You get our answer. If we refuse, we say why, how to ask us to look again and where you can turn to.",
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
  rights: {
    access: {
      ...common,
      label: "Access my data",
      noun: "access",
      detail: "A copy of the personal data we hold about you, and what we do with it.",
      citation: "FADP Art. 25",
      asksForData: true,
    },
    correction: {
      ...common,
      label: "Correct my data",
      noun: "correction",
      detail: "Correction of wrong data. Tell us below what it should say.",
      citation: "FADP Art. 32(1)",
    },
    deletion: {
      ...common,
      label: "Delete my data",
      noun: "deletion",
      detail: "Deletion of the personal data that we have no legal duty to keep.",
      citation: "FADP Art. 32(2)",
    },
    portability: {
      ...common,
      label: "Receive my data in a portable form",
      noun: "portability",
      detail: "Your data in a common electronic format.",
      citation: "FADP Art. 28",
      asksForData: true,
    },
    objection: {
      ...common,
      label: "Object to processing",
      noun: "objection",
      detail: "We stop, unless an overriding interest or a law justifies going on.",
      citation: "FADP Art. 30(2)(b)",
    },
  },
  listed: ["access", "correction", "deletion", "portability", "objection"],
  extensionInSentence: `${days} further days under the FADP`,
  acknowledgement: null,
  affirmations: [],
  grounds: [
    {
      id: "identity",
      label: "Identity not confirmed",
      sentence: "We could not confirm that the request comes from the person whose data it is about.",
      agentMayRead: true,
      citations: sameCitation(every, "DPO Art. 16(5)"),
    },
    {
      id: "excessive",
      label: "Manifestly unfounded or querulous",
      sentence:
        "The request is manifestly unfounded or querulous, for example because it repeats an earlier one.",
      agentMayRead: false,
      citations: {
        access: "FADP Art. 26(1)(c)",
        portability: "FADP Art. 29 with Art. 26(1)(c)",
      },
    },
    {
      id: "rights-of-others",
      label: "Overriding interests of others",
      sentence: "Overriding interests of other people are against it.",
      agentMayRead: false,
      citations: {
        access: "FADP Art. 26(1)(b)",
        portability: "FADP Art. 29 with Art. 26(1)(b)",
        deletion: "FADP Art. 31(1)",
        objection: "FADP Art. 31(1)",
      },
    },
    {
      id: "other-law",
      label: "A law provides for it",
      sentence: "A law provides that we keep the data as it is, or that we may not disclose it.",
      agentMayRead: false,
      citations: {
        access: "FADP Art. 26(1)(a)",
        portability: "FADP Art. 29 with Art. 26(1)(a)",
        correction: "FADP Art. 32(1)(a)",
        deletion: "FADP Art. 31(1)",
        objection: "FADP Art. 31(1)",
      },
    },
    {
      id: "processor",
      label: "We are only the processor",
      sentence:
        "We handle the data on behalf of a customer who decides about it. Please send the request to that customer.",
      agentMayRead: false,
      citations: sameCitation(every, "FADP Art. 5(j) and (k)"),
    },
    {
      id: "accurate",
      label: "The data is accurate",
      sentence: "We checked the data and found it accurate.",
      agentMayRead: false,
      citations: { correction: "FADP Art. 32(1)" },
    },
    {
      id: "overriding-interest",
      label: "Overriding interest of ours",
      sentence: "We have an overriding interest in going on, for example to perform a contract with you.",
      agentMayRead: false,
      citations: { deletion: "FADP Art. 31(2)", objection: "FADP Art. 31(2)" },
    },
  ],
  remedy: {
    sentence: `You can write to our data protection officer at ${site.email.dpo}. You can also report it to the Federal Data Protection and Information Commissioner (FADP Art. 49) and go to court (Art. 32).`,
    places: [
      { name: "Federal Data Protection and Information Commissioner", href: "https://www.edoeb.admin.ch/" },
    ],
  },
  // The FADP demands none: it is ours, by the clock of a request.
  appeal: { decidedWithin: { days }, requestWithin: { days: 90 }, citation: null },
  // The ordinance stops it for nothing.
  stopsClock: [],
  regions: null,
  disclosure: null,
});
