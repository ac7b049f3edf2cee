import { site } from "@/lib/site/brand";
import { gdprFigures } from "../../figures";

const { days, objectionDays, extensionMonths } = gdprFigures;

export const ukGdpr = {
  name: "UK GDPR",
  cited: "UK GDPR",
  inSentence: "the UK GDPR",
  residence: { label: "United Kingdom", note: "England, Northern Ireland, Scotland and Wales." },
  whose: "people in the United Kingdom",
  lead: "For people in the United Kingdom: ask us for your data, or about it. Exercising a right is free and needs no account.",
  answer: {
    title: `Within ${days} days`,
    body: `You get our answer; to an objection within ${objectionDays} days. If we refuse, we say why, how to ask us to look again and where you can complain.`,
  },
  extension: `${extensionMonths} further months under the UK GDPR`,
  remedy: {
    sentence: `You can write to our data protection officer at ${site.email.dpo}. You can also complain to the Information Commissioner (Data Protection Act 2018, s. 165) and go to court (s. 167).`,
    authority: "Information Commissioner’s Office",
  },
};

export type UkGdprWords = typeof ukGdpr;
