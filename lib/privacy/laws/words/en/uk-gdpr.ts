import { site } from "@/lib/site/brand";
import { messagesIn } from "@/lib/site/message";
import { gdprFigures } from "../../figures";

const { days, objectionDays } = gdprFigures;

const m = messagesIn("en");

export const ukGdpr = {
  name: "UK GDPR",
  request: "UK GDPR request",
  cited: "UK GDPR",
  inSentence: "the UK GDPR",
  residence: { label: "United Kingdom", note: "England, Northern Ireland, Scotland and Wales." },
  people: "people in the United Kingdom",
  meta: {
    title: "UK GDPR Request",
    description: m(
      "For people in the United Kingdom: request access, erasure, rectification, portability or restriction, or object to processing. Answered within {period}.",
    ),
    picture: "Submit a UK GDPR request",
  },
  lead: "If you are in the United Kingdom, you can request a copy of your data or exercise another right. It’s free, and you don’t need an account.",
  answer: {
    title: `Within ${days} days`,
    body: `We’ll answer, or tell you why we need more time. For objections, the limit is ${objectionDays} days. If we deny your request, we’ll tell you why, how to appeal and where you can complain.`,
  },
  /** The ground for an answer that could have gone further. */
  reasonableSearch:
    "A reasonable and proportionate search did not find anything beyond what we’ve given you.",
  remedy: {
    sentence: `You can write to our data protection team at ${site.email.dpo}. You can also complain to the Information Commissioner (Data Protection Act 2018, s. 165) and go to court (s. 167).`,
    authority: "Information Commissioner’s Office",
  },
};

export type UkGdprWords = typeof ukGdpr;
