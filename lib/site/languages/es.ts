import { es as locale } from "date-fns/locale/es";
import { type LanguageDefinition, type Provision, part } from "./definition";

const cite = (...[article, paragraph, letter]: Provision) =>
  `art.\u00a0${article}${part(".", paragraph)}${part(".", letter, ")")}`;

export const es: LanguageDefinition = {
  name: "Español",
  openGraph: "es_ES",
  headerEnd: "lg:min-w-77.5",
  colon: ":",
  semicolon: ";",
  unitSpace: " ",
  orMore: (figure) => `+${figure}`,
  numbers: { group: "\u202f", decimal: ",", groupedFrom: 5 },
  dates: {
    timeZone: "Europe/Madrid",
    locale,
    date: "d 'de' MMMM 'de' yyyy",
    timeOfDay: (hour) => `' a ${hour === 1 ? "la" : "las"} 'HH:mm (zzz)`,
    month: "MMMM 'de' yyyy",
    shortDate: "d MMM yyyy",
    shortDay: "d MMM yyyy",
  },
  citations: { european: cite, swiss: cite, and: " y ", andParagraph: (article) => ` y ${article}.` },
  authorities: {
    national: [
      { name: "España: Agencia Española de Protección de Datos (AEPD)", href: "https://www.aepd.es/" },
    ],
    swiss: "https://www.edoeb.admin.ch/",
  },
};
