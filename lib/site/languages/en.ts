import { enUS } from "date-fns/locale/en-US";
import { type LanguageDefinition, type Provision, part } from "./definition";

const cite = (...[article, paragraph, letter]: Provision) =>
  `${article}${part("(", paragraph, ")")}${part("(", letter, ")")}`;

export const en: LanguageDefinition = {
  name: "English",
  openGraph: "en_US",
  headerEnd: "lg:min-w-72.5",
  colon: ":",
  semicolon: ";",
  unitSpace: " ",
  orMore: (figure) => `${figure}+`,
  numbers: { group: ",", decimal: ".", groupedFrom: 4 },
  dates: {
    timeZone: null,
    locale: enUS,
    date: "MMMM d, yyyy",
    timeOfDay: () => ", HH:mm (zzz)",
    month: "MMMM yyyy",
    shortDate: "MMM d, yyyy",
    shortDay: "MMM d, yyyy",
  },
  citations: { european: cite, swiss: cite, and: " and ", andParagraph: () => ") and (" },
  authorities: { national: [], swiss: "https://www.edoeb.admin.ch/" },
};
