import { messagesIn } from "@/lib/site/message";
import type { ProcessingWords } from "./en";

const m = messagesIn("de");

export const de: ProcessingWords = {
  purposes: {
    caption: "Zwecke und Rechtsgrundlagen",
    columns: { purpose: "Zweck", data: "Daten", basis: "Rechtsgrundlage" },
    rows: {
      messages: [
        "Nachrichten beantworten",
        "Kontaktnachricht",
        "Berechtigte Interessen (f); Vertrag (b) bei Kunden",
      ],
      accounts: ["Konten eröffnen und führen", "Registrierungs- und Kontodaten", "Vertrag (b)"],
      moderation: [
        "Moderation bereitstellen",
        "Inhalte, Metadaten, Ergebnisse",
        "Die Rechtsgrundlage des Kunden; wir sind sein Auftragsverarbeiter",
      ],
      updates: [
        "Statusmeldungen per E-Mail senden",
        "Abonnement",
        "Einwilligung (a), bis Sie das Abonnement beenden",
      ],
      billing: ["Abrechnung", "Rechnungsdaten, Nutzung", "Vertrag (b); rechtliche Verpflichtung (c)"],
      requests: [
        "Datenschutzanträge bearbeiten",
        "Der Antrag und seine Aufzeichnung",
        "Rechtliche Verpflichtung (c) für die Antwort; für die Aufzeichnung berechtigte Interessen (f) am Nachweis unserer Bearbeitung",
      ],
      security: [
        "Sicherheit und Schutz vor Missbrauch",
        "Protokolle, gehashte IP-Adressen, Zähler",
        "Berechtigte Interessen (f) an einem sicheren und verfügbaren Dienst",
      ],
      measuring: [
        "Den Dienst messen",
        "Leistungsdaten, anonymisierte Statistik",
        "Berechtigte Interessen (f) an einem Dienst, der funktioniert; Einwilligung (a) bei optionalen Cookies",
      ],
      reporting: [
        "Gesetzlich vorgeschriebene Meldungen",
        "Die im Gesetz genannten Daten",
        "Rechtliche Verpflichtung (c), soweit die DSGVO sie anerkennt",
      ],
    },
  },
  recipients: {
    caption: "Wer personenbezogene Daten erhalten kann",
    columns: { who: "Empfänger", when: "Wofür oder wann" },
    rows: {
      hosting: [
        "Hosting-Anbieter",
        "Betreibt unsere Server, auf vertraglicher Grundlage und nach unseren Weisungen",
      ],
      email: [
        "Anbieter für E-Mail-Versand",
        "Stellt die E-Mails zu, die wir senden, auf vertraglicher Grundlage und nach unseren Weisungen",
      ],
      payments: [
        "Zahlungsdienstleister",
        "Wickelt Zahlungen und Kartendaten von Kunden ab, die Credits kaufen",
      ],
      analysis: [
        "Amazon Web Services",
        "Verarbeitet Aufrufe, die Kunden an die /aws-Endpunkte der API richten, auf vertraglicher Grundlage und nach unseren Weisungen",
      ],
      customer: ["Der Kunde, von dem der Inhalt stammt", "Erhält das Moderationsergebnis"],
      authorities: [
        "Behörden und Gerichte",
        "Wenn das Gesetz uns dazu verpflichtet. Wir prüfen jedes Verlangen auf seine Gültigkeit, legen nicht mehr offen, als es verlangt, und informieren die betroffene Person, wenn das Gesetz es nicht verbietet",
      ],
      reports: [
        "National Center for Missing & Exploited Children (18 U.S.C. §\u00a02258A)",
        "Wenn wir tatsächliche Kenntnis von Material erlangen, das dem Anschein nach sexuellen Kindesmissbrauch darstellt",
      ],
      advisers: ["Fachliche Berater", "Beraten uns und sind zur Vertraulichkeit verpflichtet"],
      successor: [
        "Ein Nachfolger",
        "Wenn unser Geschäft oder ein Teil davon übertragen wird. Für Daten, die unter unserer Datenschutzerklärung erhoben wurden, bleibt er an diese Erklärung gebunden",
      ],
    },
  },
  sources: {
    person: "Sie selbst, über unsere Formulare, Ihre E-Mails und Ihre Antworten",
    browser: "Ihr Browser, wenn er eine Seite lädt oder ein Formular sendet",
    agent: "Die Person, die für Sie einen Antrag gestellt hat",
    systems: "Unsere anderen Systeme, etwa das Dashboard, wenn Sie sie nutzen",
  },
  controller: {
    officer: "Datenschutzbeauftragter",
    euRepresentative: "Vertretung in der Europäischen Union (Art.\u00a027 DSGVO)",
    ukRepresentative: "Vertretung im Vereinigten Königreich (Art.\u00a027 UK GDPR)",
    swissRepresentative: "Vertretung in der Schweiz (Art.\u00a014 DSG)",
    imprint: "Impressum",
  },
  transfers: {
    where: m(
      "Wir haben unseren Sitz in {place}. Daten, die uns aus anderen Ländern erreichen, gelangen in die Vereinigten Staaten. Dort kann das Recht sie anders schützen als dort, wo Sie leben.",
    ),
    safeguards:
      "Wo Daten von einem Kunden an uns oder von uns an einen Dienstleister übermittelt werden, stützen wir uns auf einen Angemessenheitsbeschluss, wo es einen gibt, und sonst auf die Standardvertragsklauseln der Europäischen Kommission, wo nötig mit dem Zusatz des Vereinigten Königreichs und den Schweizer Anpassungen, und auf eine Bewertung des Rechts des betreffenden Landes.",
    copy: m("Eine Kopie der Klauseln erhalten Sie von {address}."),
  },
  automatedDecisions:
    "Wir treffen über Sie keine rein automatisierten Entscheidungen mit rechtlicher oder ähnlich erheblicher Wirkung. Eine Kontaktnachricht, die nach Spam aussieht, wird für die Person, die sie liest, als verdächtig gekennzeichnet; sie wird nicht verworfen.",
  categories: {
    identifiers: {
      category: "Kennungen",
      examples: "Name, Unternehmen, E-Mail-Adresse, Kontokennung, gehashte IP-Adresse",
      purpose:
        "Konten eröffnen, Nachrichten und Anträge beantworten, Statusmeldungen senden, Missbrauch verhindern",
    },
    commercial: {
      category: "Geschäftliche Informationen",
      examples: "Tarif, Kauf von Credits, Rechnungen, Zahlungen",
      purpose: "Den Dienst abrechnen und Abrechnungsunterlagen führen",
    },
    activity: {
      category: "Informationen über Internet- oder andere elektronische Netzwerkaktivitäten",
      examples: "Aufgerufene Seiten, API-Aufrufe mit Zeit und Ergebnis, Fehler",
      purpose: "Den Dienst betreiben, sichern und messen",
    },
    media: {
      category: "Akustische, elektronische, visuelle oder ähnliche Informationen",
      examples: "Text, Bilder, Video und Audio, die Kunden zur Moderation einreichen",
      purpose: "Moderationsergebnisse liefern, als Dienstleister des Kunden",
    },
    credentials: {
      category:
        "Zugangsdaten eines Kontos (sensible personenbezogene Informationen, Cal. Civ. Code §\u00a01798.140(ae)(1)(B))",
      examples: "E-Mail-Adresse und Hash des Passworts eines Kontos",
      purpose: "Damit nur Sie sich anmelden können",
    },
  },
};
