import { site } from "@/lib/site/brand";
import { messagesIn } from "@/lib/site/message";
import type { FrameWords } from "./en";

const m = messagesIn("de");

export const de: FrameWords = {
  navigation: {
    home: "Startseite",
    features: "Funktionen",
    pricing: "Preise",
    about: "Über uns",
    contact: "Kontakt",
    signIn: "Anmelden",
    getStarted: "Loslegen",
  },
  footer: {
    product: "Produkt",
    developers: "Entwickler",
    company: "Unternehmen",
    legal: "Rechtliches",
    dashboard: "Dashboard",
    status: "Status",
    documentation: "Dokumen\u00adtation",
    apiReference: "API-Referenz",
    privacy: "Daten\u00adschutz\u00aderklärung",
    terms: "Nutzungs\u00adbedingungen",
    dataRetention: "Daten\u00adauf\u00adbewahrung",
    laws: {
      gdpr: "DSGVO",
      "uk-gdpr": "UK GDPR",
      fadp: "DSG",
      ccpa: "CCPA",
      "us-states": "US-Bundesstaaten",
      elsewhere: "Weltweit",
    },
    privacyRequest: "Datenschutz\u00adantrag",
    line: "Inhaltsmoderation, die handelt, bevor Schaden sich ausbreitet, und löscht, was sie gelesen hat.",
  },
  layout: {
    skip: "Zum Inhalt springen",
    mainNav: "Hauptnavigation",
    footerNav: "Fußzeile",
    languages: "Sprache",
    home: `${site.name}: Startseite`,
    openMenu: "Menü öffnen",
    closeMenu: "Menü schließen",
    darkTheme: "Zum dunklen Design wechseln",
    lightTheme: "Zum hellen Design wechseln",
  },
  announcement: { label: "Ankündigung", dismiss: "Ankündigung schließen", more: "Mehr erfahren" },
  offer: { label: "Sprache", page: "Diese Seite auf Deutsch lesen", dismiss: "Schließen" },
  legal: {
    eyebrow: "Rechtliches",
    contents: "Auf dieser Seite",
    related: "Weiterlesen",
    permalink: m("Link zu {section}"),
    updated: m("Stand: {date}"),
    section: m("Abschnitt {number}"),
    email: "E-Mail",
    telephone: "Telefon",
  },
};
