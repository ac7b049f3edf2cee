import { de as locale } from "date-fns/locale/de";
import { gdprDefinitions, type LanguageDefinition, part } from "./definition";

export const de: LanguageDefinition = {
  name: "Deutsch",
  openGraph: "de_DE",
  headerEnd: "lg:min-w-80",
  colon: ":",
  semicolon: ";",
  unitSpace: " ",
  orMore: (figure) => `${figure}+`,
  numbers: { group: ".", decimal: ",", groupedFrom: 4 },
  dates: {
    timeZone: "Europe/Berlin",
    locale,
    date: "d. MMMM yyyy",
    timeOfDay: () => ", HH:mm 'Uhr' (zzz)",
    month: "MMMM yyyy",
    shortDate: "d. MMM yyyy",
    shortDay: "d. MMM yyyy",
  },
  citations: {
    european: (article, paragraph, letter) =>
      `Art.\u00a0${article}${part(article === gdprDefinitions ? " Nr.\u00a0" : " Abs.\u00a0", paragraph)}${part(" lit.\u00a0", letter)}`,
    swiss: (article, paragraph, letter) =>
      `Art.\u00a0${article}${part(" Abs.\u00a0", paragraph)}${part(" Bst.\u00a0", letter)}`,
    and: " und ",
    andParagraph: () => " und ",
  },
  authorities: {
    national: [
      {
        name: "Deutschland: Datenschutzaufsichtsbehörden der Länder",
        href: "https://www.bfdi.bund.de/DE/Service/Anschriften/Laender/Laender-node.html",
      },
    ],
    swiss: "https://www.edoeb.admin.ch/de",
  },
};
