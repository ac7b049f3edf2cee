import { site } from "@/lib/site/brand";
import { messagesIn } from "@/lib/site/message";
import { gdprFigures } from "../../figures";

const { days, objectionDays } = gdprFigures;

const m = messagesIn("en");

export const gdpr = {
  name: "GDPR",
  request: "GDPR request",
  /** The law's name before or after a cited provision. */
  cited: "GDPR",
  inSentence: "the GDPR",
  residence: {
    label: "European Economic Area",
    note: "The European Union, Iceland, Liechtenstein and Norway.",
  },
  people: "people in the EEA",
  meta: {
    title: "GDPR Request",
    description: m(
      "Request access, erasure, rectification, portability or restriction, or object to processing. Answered within {period}.",
    ),
    picture: "Submit a GDPR request",
  },
  lead: "Request a copy of your data or exercise another right. It’s free, and you don’t need an account.",
  answer: {
    title: `Within ${days} days`,
    body: `We’ll answer, or tell you why we need more time. For objections, the limit is ${objectionDays} days. If we deny your request, we’ll tell you why, how to appeal and where you can complain.`,
  },
  remedy: {
    sentence: `You can write to our data protection team at ${site.email.dpo}. You can also complain to a supervisory authority, in particular where you live, where you work or where you think the law was broken (GDPR Art. 77), and go to court (Art. 79).`,
    authorities: "Supervisory authorities in the EEA",
  },
  clarification: "GDPR Art. 15 and Recital 63",
};

export type GdprWords = typeof gdpr;
