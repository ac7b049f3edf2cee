import { site } from "@/lib/site/brand";
import { messagesIn } from "@/lib/site/message";
import { fadpFigures } from "../../figures";

const { days } = fadpFigures;

const m = messagesIn("en");

export const fadp = {
  name: "FADP",
  request: "FADP request",
  cited: "FADP",
  /** The ordinance of the law. */
  citedOrdinance: "DPO",
  inSentence: "the FADP",
  residence: { label: "Switzerland", note: "The Federal Act on Data Protection applies." },
  people: "people in Switzerland",
  meta: {
    title: "FADP Request",
    description: m(
      "For people in Switzerland: request access, correction, deletion or a portable copy, or object to processing. Answered within {period}.",
    ),
    picture: "Submit an FADP request",
  },
  lead: "If you are in Switzerland, the Federal Act on Data Protection (FADP) lets you request a copy of your data or exercise another right. It’s free, and you don’t need an account.",
  answer: {
    title: `Within ${days} days`,
    body: "We’ll answer, or tell you why we need more time. If we deny your request, we’ll tell you why, how to appeal and who you can turn to.",
  },
  rights: {
    access: {
      label: "Access my data",
      noun: "access",
      detail: "A copy of the personal data we hold about you, and what we do with it.",
    },
    correction: {
      label: "Correct my data",
      noun: "correction",
      detail: "We correct wrong data. Tell us below what it should say.",
    },
    deletion: {
      label: "Delete my data",
      noun: "deletion",
      detail: "We delete your personal data, except what the law lets us keep.",
    },
    portability: {
      label: "Receive my data in a portable form",
      noun: "portability",
      detail: "Your data in a common electronic format.",
    },
    objection: {
      label: "Object to processing",
      noun: "objection",
      detail: "We stop using your data unless an overriding interest or a law justifies continuing.",
    },
  },
  grounds: {
    identity: "We could not confirm that the request comes from the person whose data it concerns.",
    excessive: "The request is obviously unjustified or clearly frivolous.",
    rightsOfOthers: "Overriding interests of other people outweigh the request.",
    otherLaw: "A law requires us to keep the data as it is, or forbids us to disclose it.",
    processor:
      "We handle the data on behalf of a customer, who decides what happens to it. Please send the request to that customer.",
    accurate: "We checked the data and found it accurate.",
    ownInterest:
      "Our own overriding interests outweigh the request, and we don’t disclose the data concerned to third parties.",
    overridingInterest:
      "We have an overriding interest in continuing, for example to perform a contract with you.",
  },
  /** Provisions that are cited together. */
  together: {
    excessive: "FADP Art. 29 with Art. 26(1)(c)",
    rightsOfOthers: "FADP Art. 29 with Art. 26(1)(b)",
    otherLaw: "FADP Art. 29 with Art. 26(1)(a)",
    processor: "FADP Art. 5(j) and (k)",
  },
  remedy: {
    sentence: `You can write to our data protection team at ${site.email.dpo}. You can also report the matter to the Federal Data Protection and Information Commissioner (FADP Art. 49) and go to court (Art. 32).`,
    authority: "Federal Data Protection and Information Commissioner",
  },
};

export type FadpWords = typeof fadp;
