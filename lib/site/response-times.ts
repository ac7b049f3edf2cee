import { figures } from "./figures";
import type { Translated } from "./language";

const { generalHours, technicalHours, enterpriseHours, legalBusinessDays } = figures.response;
const [generalFrom, generalTo] = generalHours;
const [technicalFrom, technicalTo] = technicalHours;

/** How soon a first answer comes, by topic. */
interface ResponseTimes {
  general: string;
  technical: string;
  enterprise: string;
  emergency: string;
  legal: string;
}

/** The times of an answer in words, as they stand in a sentence after "within". For the server. */
export const responseTimes: Translated<ResponseTimes> = {
  en: figures.response,
  de: {
    general: `${generalFrom}–${generalTo} Stunden`,
    technical: `${technicalFrom}–${technicalTo} Stunden an Werktagen`,
    enterprise: `höchstens ${enterpriseHours} Stunde`,
    emergency: "Sofort",
    legal: `${legalBusinessDays} Werktagen`,
  },
  fr: {
    general: `${generalFrom} à ${generalTo} heures`,
    technical: `${technicalFrom} à ${technicalTo} heures les jours ouvrés`,
    enterprise: `${enterpriseHours} heure au plus`,
    emergency: "Immédiat",
    legal: `${legalBusinessDays} jours ouvrés`,
  },
  es: {
    general: `${generalFrom}-${generalTo} horas`,
    technical: `${technicalFrom}-${technicalTo} horas en días laborables`,
    enterprise: `${enterpriseHours} hora como máximo`,
    emergency: "Inmediata",
    legal: `${legalBusinessDays} días laborables`,
  },
};
