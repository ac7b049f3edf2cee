import { type Language, mainLanguage } from "@/lib/site/language";
import { requestForms } from "./law-words";

type Key = (typeof requestForms)[number]["key"];
type Labels = Record<Key, string>;

/** What a link to the form of a law, or to the page that leads to all, is called. */
const labels: Record<Exclude<Language, typeof mainLanguage>, Labels> = {
  de: {
    gdprRequest: "DSGVO-Antrag",
    "uk-gdprRequest": "UK-GDPR-Antrag",
    fadpRequest: "DSG-Antrag",
    ccpaRequest: "CCPA-Antrag",
    "us-statesRequest": "Antrag aus US-Bundesstaaten",
    elsewhereRequest: "Antrag von anderswo",
    privacyRequest: "Antrag von anderswo",
  },
  fr: {
    gdprRequest: "Demande RGPD",
    "uk-gdprRequest": "Demande UK GDPR",
    fadpRequest: "Demande LPD",
    ccpaRequest: "Demande CCPA",
    "us-statesRequest": "Demande d’un État américain",
    elsewhereRequest: "Demande d’un autre pays",
    privacyRequest: "Demande d’un autre pays",
  },
  es: {
    gdprRequest: "Solicitud RGPD",
    "uk-gdprRequest": "Solicitud UK GDPR",
    fadpRequest: "Solicitud LPD",
    ccpaRequest: "Solicitud CCPA",
    "us-statesRequest": "Solicitud de un estado de EE. UU.",
    elsewhereRequest: "Solicitud de otro lugar",
    privacyRequest: "Solicitud de otro lugar",
  },
};

/** The forms that pages lead to, each with what a link to it is called in a language. */
export const requestLinksIn = (language: Language): { label: string; href: string }[] =>
  requestForms.map(({ key, label, href }) => ({
    label: language === mainLanguage ? label : labels[language][key],
    href,
  }));
