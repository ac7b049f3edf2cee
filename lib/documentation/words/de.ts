import { retries } from "@/lib/integration-api/guides";
import { timeoutSeconds } from "@/lib/integration-api/languages";
import { site } from "@/lib/site/brand";
import { figures } from "@/lib/site/figures";
import { percentIn } from "@/lib/site/number-forms";
import type { DocumentationWords } from "./en";

const { plans, claims, retention, credits } = figures;

export const de: DocumentationWords = {
  header: {
    eyebrow: "Dokumentation",
    title: "Vom ersten Schlüssel zum ersten Ergebnis",
    lead: `Inhalt senden, Entscheidung erhalten. Alles, was die ${site.name}-API annimmt, antwortet und kostet, soweit es beschrieben ist, mit vollständigen Programmen für den Anfang.`,
  },
  receiversHeader: {
    eyebrow: "Dokumentation",
    title: "Webhooks dieser Website",
    lead: `Für die Systeme derer, die ${site.name} betreiben: Eine bestätigte Registrierung, eine Nachricht, ein Vorfall erreichen sie innerhalb von Sekunden, signiert.`,
  },
  sections: {
    "quick-start": {
      title: "Schnellstart",
      lead: "Ein erstes Ergebnis in unter fünf Minuten, ohne Konto und ohne Schlüssel.",
    },
    "api-reference": {
      title: "API-Referenz",
      lead: "Acht Endpunkte, JSON hinein und JSON heraus, ein Schlüssel.",
    },
    "integration-guides": {
      title: "Integrations\u00adleitfäden",
      lead: "Vier Programme für vier Entscheidungen, die jede Integration treffen muss.",
    },
    "security-privacy": {
      title: "Sicherheit & Datenschutz",
      lead: "Was mit dem Schlüssel zu tun ist, was mit den Inhalten geschieht und was Sie entscheiden.",
    },
    configuration: {
      title: "Konfiguration",
      lead: "Die wenigen Einstellungen auf Ihrer Seite, was Ihr Tarif ändert und was ein Monat kosten wird.",
    },
    webhooks: {
      title: "Ereignisse empfangen",
      lead: "Was diese Website anderen Systemen mitteilt, woran Sie die Echtheit erkennen und was Sie antworten.",
    },
  },
  help: {
    title: "Sie kommen nicht weiter?",
    lead: "Drei Stellen, an denen Sie weitersuchen können.",
    mail: {
      title: "Schreiben Sie uns",
      text: "Sagen Sie, was Sie gesendet haben und was zurückkam; die `requestId` findet den Rest.",
      label: site.email.support,
    },
    status: {
      title: "Systemstatus",
      text: "Jede Minute gemessen, mit den Vorfällen, die gemeldet wurden.",
      label: "Status ansehen",
    },
    repository: {
      title: "Quellcode-Repository",
      text: "Die Adresse für veröffentlichten Quellcode. Nichts auf dieser Seite hängt davon ab.",
      label: "Repository öffnen",
    },
  },
  labels: {
    sections: "Abschnitte",
    contents: "Auf dieser Seite",
    asMarkdown: "Als Markdown (Englisch)",
    language: "Sprache",
    request: "Anfrage",
    answer: "Antwort",
    required: "erforderlich",
    optional: "optional",
    credits: "Credits",
    free: "keine Credits angegeben",
    linkTo: "Link zu",
    shell: "Shell",
  },
  types: {
    listOf: (type) => `Liste von ${type}`,
    dateTime: "Datum und Uhrzeit",
    address: "Adresse",
    any: "beliebig",
  },
  search: {
    search: "Hier suchen",
    hint: "Strg+K oder ⌘K öffnet die Suche",
    keys: "Strg K",
    found: "Stellen gefunden",
    none: "Keine Stelle dieser Seite enthält alle diese Wörter.",
  },
  copy: {
    idle: "Kopieren",
    done: "Kopiert",
    selected: "Markiert",
    byHand: "Der Code ist markiert. Kopieren Sie ihn mit der Tastatur oder über das Menü Ihres Browsers.",
  },
  calculator: {
    title: "Was ein Monat kostet",
    kind: "Art",
    perCall: "Credits pro Prüfung",
    calls: "Prüfungen pro Monat",
    credits: "Credits",
    total: "Credits pro Monat",
    free: `Die ${credits.onRegistration} Credits eines neuen Kontos werden vom ersten Monat abgezogen.`,
    kinds: {
      text: "Text",
      advancedText: "Erweiterte Textanalyse",
      image: "Bild",
      ocr: "OCR-Scan",
      audio: "Audio",
      video: "Video",
    },
    limit: {
      tiny: "unter 0,1",
      within: `Gleichmäßig über den Monat verteilt sind das {figure} Anfragen pro Minute; das Limit von ${plans.developer.ratePerMinute} im Developer-Tarif ist für die Spitzen da.`,
      over: `Gleichmäßig über den Monat verteilt sind das {figure} Anfragen pro Minute und damit mehr als das Limit von ${plans.developer.ratePerMinute} im Developer-Tarif: Das ist ein Enterprise-Volumen.`,
    },
  },
  endpoints: { columns: ["Endpunkt", "Was er tut", "Credits"] },
  errors: { columns: ["Status", "Bedeutung", "Was zu tun ist"] },
  languages: {
    caption: "Wie jede Sprache ausgeführt wird",
    columns: ["Sprache", "Befehl, mit dem Namen der Datei", "Benötigt"],
  },
  retention: {
    caption: "Aufbewahrung nach Art der Daten",
    columns: ["Daten", "Aufbewahrt für"],
    content: ["Übermittelte Inhalte", `${retention.contentHours} Stunden`],
    results: ["Moderationsergebnisse und Metadaten", `${retention.resultsDays} Tage`],
    logs: ["API-Nutzungs- und Fehlerprotokolle", `${retention.logsDays} Tage`],
    performance: ["Leistungsmesswerte", `${retention.performanceDays} Tage`],
    analytics: ["Auswertungen, anonymisiert", `${retention.analyticsYears} Jahr`],
  },
  settings: {
    caption: "Einstellungen eines Clients",
    columns: ["Einstellung", "Wert", "Warum"],
    key: ["Ihr Schlüssel", "Einer je Umgebung, aus dem Dashboard"],
    url: [
      `\`${site.api.baseUrl}\`, wenn nichts gesetzt ist`,
      "Die Basis-URL als Einstellung: So nutzen Tests den Mock",
    ],
    timeout: [
      "Timeout",
      `${timeoutSeconds} Sekunden je Versuch`,
      `Weit über den ${claims.analysisMs} ms, die eine Analyse dauert. Der von Python zählt jedes Warten auf Daten, nicht das Ganze`,
    ],
    tries: [
      "Versuche",
      `${retries.tries}, bei \`429\`, 5xx und ausbleibender Antwort`,
      "Jeder nach der Pause, die [der Leitfaden](#wait-and-retry) beschreibt",
    ],
  },
  plans: {
    caption: "Unterschiede nach Tarif",
    columns: ["Was Sie erhalten", "Developer", "Enterprise"],
    rate: ["Anfragen pro Minute", String(plans.developer.ratePerMinute), "Unbegrenzt"],
    models: ["KI-Modelle", String(plans.developer.models), "Alle, und individuelles Training"],
    webhooks: ["Webhooks", "Einfach", "Erweitert"],
    bulk: ["Massenverarbeitung", "Standardpreise", "Mengenrabatte"],
    uptime: [
      "Verfügbarkeit (SLA)",
      percentIn("de", plans.developer.uptimeSla),
      percentIn("de", plans.enterprise.uptimeSla),
    ],
    support: [
      "Support-Antwort",
      `${plans.developer.supportHours} Stunden`,
      `Unter ${plans.enterprise.supportHours} Stunde`,
    ],
  },
  events: {
    caption: "Alle Ereignistypen",
    columns: ["Typ", "Gesendet, wenn", "Seine Daten, neben den Adressen"],
    when: {
      "account.verified": "jemand die Adresse eines neuen Kontos bestätigt hat",
      "contact.received": "über das Kontaktformular eine Nachricht eingegangen ist",
      "contact.answered": "eine Kontaktnachricht als bearbeitet markiert wurde",
      "privacy_request.received": "ein Datenschutzantrag gestellt oder erfasst wurde",
      "privacy_request.verified":
        "ein Datenschutzantrag bearbeitet werden darf: Die Identität dahinter wurde bestätigt, oder seine Art braucht keine Bestätigung",
      "privacy_request.question_asked":
        "zu einem Datenschutzantrag eine Frage gestellt wurde, die seine Frist anhalten kann",
      "privacy_request.question_answered":
        "eine Frage zu einem Datenschutzantrag beantwortet wurde; sein Fälligkeitstag kann sich verschoben haben",
      "privacy_request.due_soon": "ein offener Datenschutzantrag innerhalb von sieben Tagen fällig ist",
      "privacy_request.overdue": "ein offener Datenschutzantrag seinen Fälligkeitstag überschritten hat",
      "privacy_request.appealed": "gegen die Ablehnung eines Datenschutzantrags Widerspruch eingelegt wurde",
      "privacy_request.closed": "ein Datenschutzantrag abgeschlossen, abgelehnt oder zurückgezogen wurde",
      "incident.opened": "ein Vorfall eröffnet wurde",
      "incident.updated": "zu einem laufenden Vorfall eine Meldung veröffentlicht wurde",
      "incident.resolved": "ein Vorfall behoben wurde",
      "maintenance.planned": "eine Wartung geplant wurde",
      "maintenance.started": "eine geplante Wartung begonnen hat",
      "maintenance.ended": "eine geplante Wartung abgeschlossen oder abgesagt wurde",
      "setting.changed": "eine Betriebseinstellung geschrieben wurde",
      "mail.dead": "eine E-Mail nach ihrem letzten Versuch aufgegeben wurde",
      "status.changed": "eine Messung einen Dienst in einem anderen Zustand fand als die vorige",
      ping: "jemand es sendet, um zu sehen, ob ein Endpunkt funktioniert; jeder Endpunkt erhält es",
    },
  },
};
