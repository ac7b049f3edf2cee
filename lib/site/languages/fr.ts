import { fr as locale } from "date-fns/locale/fr";
import { gdprDefinitions, type LanguageDefinition, part } from "./definition";

export const fr: LanguageDefinition = {
  name: "Français",
  openGraph: "fr_FR",
  headerEnd: "lg:min-w-80",
  colon: "\u00a0:",
  semicolon: "\u202f;",
  unitSpace: "\u00a0",
  orMore: (figure) => `+\u00a0de\u00a0${figure}`,
  numbers: { group: "\u202f", decimal: ",", groupedFrom: 4 },
  dates: {
    timeZone: "Europe/Paris",
    locale,
    date: "do MMMM yyyy",
    timeOfDay: () => "' à 'HH'\u00a0h\u00a0'mm (zzz)",
    month: "MMMM yyyy",
    shortDate: "do MMM yyyy",
    shortDay: "do MMM yyyy",
  },
  citations: {
    european: (article, paragraph, letter) =>
      article === gdprDefinitions
        ? `art.\u00a0${article}${part(", point\u00a0", paragraph, "),")}`
        : `art.\u00a0${article}${part(", par.\u00a0", paragraph, ",")}${part(" point\u00a0", letter, "),")}`,
    swiss: (article, paragraph, letter) =>
      `art.\u00a0${article}${part(", al.\u00a0", paragraph, ",")}${part(" let.\u00a0", letter, ",")}`,
    and: " et ",
    andParagraph: () => " et ",
  },
  authorities: {
    national: [
      {
        name: "France\u00a0: Commission nationale de l’informatique et des libertés (CNIL)",
        href: "https://www.cnil.fr/fr/plaintes",
      },
    ],
    swiss: "https://www.edoeb.admin.ch/fr",
  },
};
