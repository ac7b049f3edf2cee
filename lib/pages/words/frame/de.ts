import { site } from "@/lib/site/brand";
import { figures } from "@/lib/site/figures";
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
    documentation: "Doku",
    signIn: "Anmelden",
    getStarted: "Jetzt starten",
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
    privacyRequest: "Datenschutz\u00adantrag",
    line: `Inhaltsmoderation, die eingreift, bevor sich Schaden ausbreitet, und eingereichte Inhalte innerhalb von ${figures.retention.contentHours} Stunden löscht.`,
  },
  layout: {
    skip: "Zum Inhalt springen",
    loading: "Wird geladen …",
    mainNav: "Hauptnavigation",
    footerNav: "Navigation am Seitenende",
    languages: "Sprache",
    home: `${site.name}: Startseite`,
    openMenu: "Menü aufklappen",
    closeMenu: "Menü zuklappen",
    darkTheme: "Zum dunklen Design wechseln",
    lightTheme: "Zum hellen Design wechseln",
  },
  announcement: { label: "Ankündigung", dismiss: "Ankündigung ausblenden", more: "Mehr erfahren" },
  offer: { label: "Sprache", page: "Diese Seite auf Deutsch lesen", dismiss: "Ausblenden" },
  legal: {
    eyebrow: "Rechtliches",
    contents: "Auf dieser Seite",
    related: "Weiterlesen",
    permalink: m("Link: {section}"),
    updated: m("Stand: {date}"),
    reviewed: m("Zuletzt geprüft: {date}"),
    section: m("Abschnitt {number}"),
    email: "E-Mail",
    telephone: "Telefon",
  },
};
