import { site } from "../brand";
import type { SiteWords } from "./en";

export const de: SiteWords = {
  tagline: "KI-Inhaltsmoderation für Communitys, Plattformen und Entwickler",
  description: `${site.name} erkennt Hassrede, Spam, Phishing, NSFW-Inhalte, Toxizität, Gewalt und offengelegte personenbezogene Daten in Text, Bild, Video und Audio.`,
  newTab: "(öffnet in einem neuen Tab)",
  busy: {
    title: "Gerade sehr viel los",
    sentence:
      "Es sind mehr Menschen hier, als gleichzeitig bedient werden können. Es wurde nichts gesendet. Bitte versuchen Sie es in ein paar Sekunden noch einmal.",
  },
  services: {
    api: "API-Dienst",
    database: "Datenbank",
    moderation: "KI-Inhaltsmoderation",
    errors: "Fehlerüberwachung",
  },
  notFound: {
    meta: "Seite nicht gefunden",
    title: "Hier klafft eine Lücke",
    lead: "Die gewünschte Seite gibt es unter dieser Adresse nicht. Vielleicht ist sie umgezogen, oder dem Link fehlt ein Stück.",
    home: "Zurück zur Startseite",
    places: {
      documentation: "Dokumentation",
      pricing: "Preise",
      status: "Systemstatus",
      contact: "Kontakt",
    },
    placesLabel: "Häufig gesuchte Seiten",
  },
};
