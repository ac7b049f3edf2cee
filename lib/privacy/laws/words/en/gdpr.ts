import { site } from "@/lib/site/brand";
import { gdprFigures } from "../../figures";

const { days, objectionDays, extensionMonths } = gdprFigures;

export const gdpr = {
  name: "GDPR",
  /** As it follows what is cited of it, or goes before it. */
  cited: "GDPR",
  inSentence: "the GDPR",
  residence: {
    label: "European Economic Area",
    note: "The European Union, Iceland, Liechtenstein and Norway.",
  },
  whose: "people in the EEA and the United Kingdom",
  lead: "Ask us for your data, or about it. Exercising a right is free and needs no account.",
  answer: {
    title: `Within ${days} days`,
    body: `You get our answer; to an objection within ${objectionDays} days. If we refuse, we say why and where you can complain.`,
  },
  extension: `${extensionMonths} further months under the GDPR`,
  remedy: {
    sentence: `You can write to our data protection officer at ${site.email.dpo}. You can also complain to a supervisory authority, in particular where you live, where you work or where you think the law was broken (GDPR Art. 77), and go to court (Art. 79).`,
    authorities: "Supervisory authorities in the EEA",
    unitedKingdom: "United Kingdom: Information Commissioner’s Office",
  },
  clarification: "GDPR Art. 15 with recital 63",
};

export type GdprWords = typeof gdpr;
