import { site } from "@/lib/site/brand";
import { messagesIn } from "@/lib/site/message";
import { ccpaFigures, gdprFigures } from "../../figures";

const m = messagesIn("en");
const { days, objectionDays } = gdprFigures;
const { optOutBusinessDays } = ccpaFigures;

export const elsewhere = {
  name: "Other countries",
  request: "privacy request",
  inSentence: "our rules for other countries",
  residence: { label: "Somewhere else", note: "Any other country or territory." },
  people: "people anywhere else",
  /** Provisions of another law that we apply as well. */
  asUnderGdpr: m("as under {citation}"),
  asUnderCcpa: m("as under {citation}"),
  meta: {
    title: "Privacy Request (Other Countries)",
    description: m(
      "Wherever you live: get a copy of your data, have it corrected or deleted, object to its use, or opt out. Answered within {period}.",
    ),
    picture: "Submit a privacy request from anywhere else",
  },
  lead: "Wherever you live, you can request a copy of your data or exercise another right. We answer at least as fast as the GDPR requires. It’s free, and you don’t need an account.",
  steps: {
    confirm: {
      title: "You confirm",
      body: "Our email has one link to confirm that the request comes from you, and one to track or withdraw it. You don’t need to confirm an opt-out.",
    },
    answer: {
      title: `Within ${days} days`,
      body: `We’ll answer, or tell you why we need more time. For objections, the limit is ${objectionDays} days. Opt-outs are carried out within ${optOutBusinessDays} business days. If we deny your request, we’ll tell you why, and how to appeal.`,
    },
  },
  countries: {
    BRA: { name: "Brazil", authority: "Agência Nacional de Proteção de Dados (ANPD)" },
    QC: { name: "Quebec", authority: "Commission d’accès à l’information du Québec" },
    CAN: { name: "Canada, except Quebec", authority: "Office of the Privacy Commissioner of Canada" },
    NZL: { name: "New Zealand", authority: "Office of the Privacy Commissioner of New Zealand" },
    KOR: { name: "South Korea", authority: "Personal Information Protection Commission of Korea" },
    JPN: { name: "Japan", authority: "Personal Information Protection Commission of Japan" },
    AUS: { name: "Australia", authority: "Office of the Australian Information Commissioner" },
    IND: { name: "India", authority: "Data Protection Board of India" },
  },
  optOut: {
    label: "Opt out of sale or sharing",
    noun: "opt out",
    detail: `We won’t sell or share your data. Done within ${optOutBusinessDays} business days, without verification.`,
  },
  fraudulent: "We have a good-faith, reasonable and documented belief that the request is fraudulent.",
  remedy: {
    sentence: `You can write to our data protection team at ${site.email.dpo}. You may also be able to complain to a data protection or consumer authority where you live.`,
    ofPlace: `You can write to our data protection team at ${site.email.dpo}. You can also complain to the authority where you live, named below.`,
    authorities: "Authorities in the Global Privacy Assembly",
  },
};

/** A country in a language: also its statute, where that is an official language of the country. */
interface CountryWords {
  name: string;
  authority: string;
  statute?: string;
  citation?: string;
}

export type ElsewhereWords = Omit<typeof elsewhere, "countries"> & {
  countries: Record<keyof typeof elsewhere.countries, CountryWords>;
};
