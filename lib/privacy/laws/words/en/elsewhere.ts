import { site } from "@/lib/site/brand";
import { messagesIn } from "@/lib/site/message";
import { ccpaFigures, gdprFigures } from "../../figures";

const m = messagesIn("en");
const { days, objectionDays, extensionMonths } = gdprFigures;
const { optOutBusinessDays } = ccpaFigures;

export const elsewhere = {
  name: "Worldwide",
  inSentence: "our worldwide rules",
  residence: { label: "Somewhere else", note: "Any other country or territory." },
  whose: "people anywhere else",
  /** What another law says and we take over. */
  asUnderGdpr: m("as under {citation}"),
  asUnderCcpa: m("as under {citation}"),
  lead: "Wherever you live: ask us for your data, or about it. We answer as fast as the GDPR asks us to, free of charge and without an account.",
  steps: {
    confirm: {
      title: "You confirm",
      body: "The email has a link that tells us the request comes from you, and one to follow or withdraw it. Opting out needs no confirmation.",
    },
    answer: {
      title: `Within ${days} days`,
      body: `You get our answer; to an objection within ${objectionDays} days. Opting out is done within ${optOutBusinessDays} business days. If we refuse, we say why and how to ask us to look again.`,
    },
  },
  optOut: {
    label: "Opt out of sale or sharing",
    noun: "opt out",
    detail: `No sale or sharing of your data. Done within ${optOutBusinessDays} business days, without verification.`,
  },
  extension: `${extensionMonths} further months under our worldwide rules`,
  fraudulent: "We have a good-faith, reasonable and documented belief that the request is fraudulent.",
  remedy: {
    sentence: `You can write to our data protection officer at ${site.email.dpo}. Where you live there may be an authority for data protection or for consumers that takes complaints.`,
    authorities: "Authorities of the Global Privacy Assembly",
  },
};

export type ElsewhereWords = typeof elsewhere;
