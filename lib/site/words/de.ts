import { site } from "../brand";
import { figures } from "../figures";
import type { SiteWords } from "./en";

const { response: times } = figures;

export const de: SiteWords = {
  tagline: "KI-Inhaltsmoderation für Communitys, Plattformen und Entwickler",
  description: `${site.name} erkennt Hassrede, Spam, Phishing, NSFW-Inhalte, Toxizität, Gewalt und preisgegebene persönliche Daten in Text, Bild, Video und Audio.`,
  newTab: "(wird in einem neuen Tab geöffnet)",
  busy: {
    title: "Gerade stark ausgelastet",
    sentence:
      "Zurzeit gehen mehr Anfragen ein, als wir beantworten können. Es wurde nichts geändert. Bitte versuchen Sie es in ein paar Sekunden noch einmal.",
  },
  services: {
    api: "API-Dienst",
    database: "Datenbank",
    moderation: "KI-Inhaltsmoderation",
    errors: "Fehlerüberwachung",
  },
  noService: "Nicht angegeben",
  notFound: {
    meta: "Seite nicht gefunden",
    title: "Seite nicht gefunden",
    lead: "Unter dieser Adresse gibt es keine Seite. Vielleicht wurde sie verschoben, oder der Link ist unvollständig.",
    home: "Zurück zur Startseite",
    places: {
      documentation: "Dokumentation",
      pricing: "Preise",
      status: "Systemstatus",
      contact: "Kontakt",
    },
    placesLabel: "Häufig gesuchte Seiten",
  },
  responseTimes: {
    general: `${times.generalHours[0]}–${times.generalHours[1]} Stunden`,
    technical: `${times.technicalHours[0]}–${times.technicalHours[1]} Stunden an Arbeitstagen`,
    enterprise: `höchstens ${times.enterpriseHours} Stunde`,
    emergency: "Sofort",
    legal: `${times.legalBusinessDays} Arbeitstagen`,
  },
};
