import { site } from "@/lib/site/brand";
import { figures } from "@/lib/site/figures";
import { messagesIn } from "@/lib/site/message";
import { siteWords } from "@/lib/site/words";
import type { MetaWords } from "./en";

const m = messagesIn("de");
const { claims, credits, plans, retention } = figures;

export const de: MetaWords = {
  underBrand: m("{brand}: {line}"),
  pages: {
    home: {
      title: siteWords.de.tagline,
      description: siteWords.de.description,
      picture: "Das Gespräch bleibt. Der Schaden nicht.",
    },
    features: {
      title: "Funktionen",
      description: `Text, Bild, Video und Audio in mehr als ${claims.languages} Sprachen: Vorfilter für Texte im Browser und vollständige KI-Analyse auf dem Server.`,
      picture: "Eine klare Antwort auf alles, was gepostet wird",
    },
    pricing: {
      title: "Preise",
      description: `Zahlen Sie pro Anfrage in Credits oder vereinbaren Sie eigene Bedingungen. Developer mit ${plans.developer.ratePerMinute} Anfragen pro Minute und Enterprise im Vergleich.`,
      picture: "Bezahlen Sie, was Sie prüfen",
    },
    about: {
      title: "Über uns",
      description: `Warum ${site.name} prüft, was Menschen posten, ohne es zu behalten: unsere Geschichte, Mission und Werte und die Dokumente dahinter.`,
      picture: "Ein Zaun, kein Wachturm",
    },
    contact: {
      title: "Kontakt",
      description: `Schreiben Sie ${site.name} zu Angeboten, technischem Support oder Partnerschaften. Allgemeine Fragen beantworten wir innerhalb von ${figures.response.generalHours[0]} bis ${figures.response.generalHours[1]} Stunden.`,
      picture: "Schreiben Sie uns",
    },
    terms: {
      title: "Nutzungsbedingungen",
      description: `Der Vertrag zwischen Ihnen und ${site.legalName}: Konten, zulässige Nutzung, Credits und Abrechnung, Haftung, Schiedsverfahren.`,
      picture: "Nutzungsbedingungen",
    },
    privacy: {
      title: "Datenschutzerklärung",
      description: `Welche personenbezogenen Daten ${site.name} erhebt, warum, wie lange sie gespeichert werden und wie Sie Ihre Rechte ausüben.`,
      picture: "Datenschutzerklärung",
    },
    dataRetention: {
      title: "Richtlinie zur Datenaufbewahrung",
      description: `Wie lange welche Daten aufbewahrt werden: eingereichte Inhalte ${retention.contentHours} Stunden, Moderationsergebnisse ${retention.resultsDays} Tage, Protokolle ${retention.logsDays} Tage.`,
      picture: "Was wir aufbewahren und wie lange",
    },
    status: {
      title: "Systemstatus",
      description: `Der Status von API und Datenbank der Website von ${site.name}, der KI-Inhaltsmoderation und der Fehlerüberwachung, jetzt und in den letzten 90\u00a0Tagen.`,
      picture: "Der Systemstatus",
    },
    statusSubscribe: {
      title: "Statusmeldungen per E-Mail",
      description: `Erfahren Sie per E-Mail von Störungen und geplanten Wartungen bei ${site.name}, für alle Dienste oder nur für ausgewählte.`,
      picture: "Wissen, wann etwas ausfällt und wieder läuft",
    },
    documentation: {
      title: "Dokumentation",
      description: `${site.name} einbinden: Schnellstart, Authentifizierung, Codebeispiele und die Referenz aller REST-Endpunkte.`,
      picture: "Vom ersten Schlüssel zum ersten Ergebnis",
    },
    docsModeration: {
      title: "API: Texte und Bilder prüfen",
      description:
        "Die Endpunkte, die einen Text, ein Bild und den Text in einem Bild prüfen: Felder, Antworten, Programme in vier Sprachen und ein Mock zum Ausprobieren.",
      picture: "Texte, Bilder und die Wörter darin",
    },
    docsImages: {
      title: "API: Bilder analysieren",
      description:
        "Die Endpunkte für Objekte, Gesichter und Personen des öffentlichen Lebens in einem Bild: Felder, Antworten, Programme in vier Sprachen und ein Mock.",
      picture: "Objekte, Gesichter, bekannte Personen",
    },
    docsService: {
      title: "API: Konto und Zustand",
      description:
        "Die Endpunkte für die Zahlen Ihres Kontos und den Zustand des Dienstes: Antworten, Programme in vier Sprachen und ein Mock zum Ausprobieren.",
      picture: "Ihre Zahlen und der Zustand des Dienstes",
    },
    docsErrors: {
      title: "API-Fehler",
      description:
        "Die dokumentierten Fehlerstatus der API, was sie bedeuten, was dann zu tun ist und was nicht festgelegt ist.",
      picture: "Dokumentierte Fehler, und was zu tun ist",
    },
    docsGuides: {
      title: "Integrationsleitfäden",
      description:
        "Vier vollständige Programme in drei Sprachen: einen Kommentar zurückhalten, einen Upload prüfen, nach Fehlern warten und den Dienst prüfen.",
      picture: "Vier Programme für häufige Fälle",
    },
    docsSecurity: {
      title: "Sicherheit und Datenschutz bei Integrationen",
      description:
        "Wohin der API-Schlüssel gehört, wie lange Inhalte und Ergebnisse bleiben und wie Sie nur senden, was eine Prüfung braucht.",
      picture: "Schlüssel schützen, weniger senden",
    },
    docsConfiguration: {
      title: "Konfiguration und Credits",
      description:
        "Die Einstellungen eines Clients, was die Tarife ändern, und ein Rechner dafür, wie viele Credits die Prüfungen eines Monats kosten.",
      picture: "Wenige Einstellungen, und was ein Monat kostet",
    },
    docsChangelog: {
      title: "API-Änderungen",
      description:
        "Was sich an der API geändert hat, in welcher Version, und wie Änderungen angekündigt werden, mit denen bestehende Clients nicht mehr zurechtkommen.",
      picture: "Was sich an der API geändert hat",
    },
    receivers: {
      title: "Webhooks dieser Website",
      description:
        "Die Ereignisse, die diese Website anderen Systemen meldet, wie sich ihre Signaturen in vier Sprachen prüfen lassen und wie ein Empfänger antworten sollte.",
      picture: "Gemeldet, sobald es geschieht, und signiert",
    },
    gdpr: {
      title: "DSGVO-Konformität",
      description:
        "Ihre sechs Rechte nach der DSGVO, wie lange wir für jeden Antrag brauchen, unsere Rechtsgrundlagen und der Weg zum Datenschutzteam.",
      picture: "Ihre Rechte nach der DSGVO",
    },
    ccpa: {
      title: "CCPA-Konformität",
      description:
        "Die Rechte der Einwohner Kaliforniens, unser Hinweis bei der Erhebung, die jährliche Offenlegung und wie Sie einen Antrag stellen.",
      picture: "Ihre Datenschutzrechte in Kalifornien",
    },
    privacyRequest: {
      title: "Datenschutzantrag stellen",
      description:
        "Geben Sie an, wo Sie leben, und Sie erhalten das passende Formular: Auskunft, Berichtigung, Löschung, Kopie, Widerspruch oder Opt-out.",
      picture: "Ihre Daten, wo auch immer Sie leben",
    },
    privacyComplaint: {
      title: "Beschwerde einreichen",
      description:
        "Beschweren Sie sich über unseren Umgang mit Ihren Daten. Wir bestätigen den Eingang sofort, prüfen die Beschwerde und teilen Ihnen das Ergebnis mit.",
      picture: "Sagen Sie uns, was schiefgelaufen ist",
    },
    privacyRequests: {
      title: "Ihr Datenschutzantrag",
      description:
        "Fordern Sie einen neuen Link zu Ihrem Datenschutzantrag an, um seinen Stand zu sehen oder ihn zurückzuziehen.",
      picture: "Ihr Datenschutzantrag",
    },
    signup: {
      title: "Konto erstellen",
      description: `Erstellen Sie ein ${site.name}-Konto und starten Sie mit ${credits.onRegistration} Gratis-Credits. Ohne Kreditkarte.`,
      picture: `Starten Sie mit ${credits.onRegistration} Gratis-Credits`,
    },
    login: {
      title: "Anmelden",
      description: `Weiter zum Dashboard von ${site.name}.`,
      picture: "Anmelden",
    },
  },
};
