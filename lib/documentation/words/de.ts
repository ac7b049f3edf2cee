import { retries } from "@/lib/integration-api/guides";
import { timeoutSeconds } from "@/lib/integration-api/languages";
import { site } from "@/lib/site/brand";
import { figures } from "@/lib/site/figures";
import { upperFirst } from "@/lib/site/first-letter";
import { percentIn } from "@/lib/site/number-forms";
import type { DocumentationWords } from "./en";

const { plans, claims, retention, credits } = figures;

export const de: DocumentationWords = {
  header: {
    eyebrow: "Dokumentation",
    title: "Vom ersten Schlüssel zum ersten Ergebnis",
    lead: `Inhalt senden, Ergebnis erhalten, selbst entscheiden. Hier steht, was jeder Endpunkt der ${site.name}-API annimmt und liefert, mit vollständigen Programmen für den Anfang.`,
  },
  sections: {
    "quick-start": {
      title: "Schnellstart",
      lead: "Ein erstes Ergebnis in unter fünf Minuten, ohne Konto und ohne echten Schlüssel.",
    },
    "api-reference": {
      title: "API-Referenz",
      lead: "Acht Endpunkte, JSON hinein und JSON heraus, ein Schlüssel.",
    },
    moderation: {
      title: "Inhalte prüfen",
      lead: "Drei Endpunkte: einer für Texte, einer für Bilder und einer für die Wörter in Bildern.",
    },
    "image-analysis": {
      title: "Bilder analysieren",
      lead: "Drei Endpunkte für Objekte, Gesichter und Personen des öffentlichen Lebens.",
    },
    service: {
      title: "Konto und Zustand",
      lead: "Zwei Endpunkte, die nur lesen: einer für die Zahlen Ihres Kontos und einer für den Zustand des Dienstes.",
    },
    errors: {
      title: "Fehler",
      lead: "Wie ein Fehler aussieht, was dann zu tun ist und was nicht festgelegt ist.",
    },
    "integration-guides": {
      title: "Integrations\u00adleitfäden",
      lead: "Vier Programme, wie sie die meisten Integrationen brauchen.",
    },
    "security-privacy": {
      title: "Sicherheit & Datenschutz",
      lead: "Wie Sie mit dem Schlüssel umgehen, was mit den Inhalten geschieht und was Sie entscheiden.",
    },
    configuration: {
      title: "Konfiguration",
      lead: "Die wenigen Einstellungen auf Ihrer Seite, was Ihr Tarif ändert und was ein Monat kosten wird.",
    },
    webhooks: {
      title: "Webhooks",
      lead: "Was diese Website anderen Systemen mitteilt, woran Sie die Echtheit erkennen und wie Sie antworten.",
    },
    changelog: {
      title: "API-Änderungen",
      lead: "Was sich an der API geändert hat und wie Änderungen angekündigt werden.",
    },
  },
  help: {
    title: "Sie kommen nicht weiter?",
    lead: "Hier finden Sie Hilfe.",
    mail: {
      title: "Schreiben Sie uns",
      text: "Schreiben Sie uns, was Sie gesendet und was Sie erhalten haben. Nennen Sie bei einem Fehler die `requestId`, damit wir die Anfrage finden.",
      label: site.email.support,
    },
    status: {
      title: "Systemstatus",
      text: "Was diese Website jede Minute misst, mit laufenden und kürzlich behobenen Störungen. Die Seite zeigt, ob die Moderations-API dazugehört.",
      label: "Status ansehen",
    },
    repository: {
      title: "Quellcode-Repository",
      text: "Der öffentliche Quellcode unseres SDK, das hier noch nicht dokumentiert ist.",
      label: "Repository öffnen",
    },
  },
  labels: {
    sections: "Abschnitte",
    contents: "Inhalt der Dokumentation",
    asMarkdown: "Als Markdown (Englisch)",
    language: "Sprache",
    request: "Anfrage",
    answer: "Antwort",
    required: "erforderlich",
    optional: "optional",
    credits: "Credits",
    free: "ohne Preisangabe",
    assumed: "angenommen",
    linkTo: "Link:",
    shell: "Shell",
  },
  types: {
    listOf: (type) => `Liste von ${upperFirst(type)}s`,
    dateTime: "Datum und Uhrzeit",
    address: "URL",
    any: "beliebig",
  },
  search: {
    search: "Doku durchsuchen",
    hint: "Strg+K oder ⌘K öffnet die Suche",
    keys: "Strg K",
    foundOne: "1 Stelle gefunden",
    found: "Stellen gefunden",
    none: "Nichts in der Dokumentation enthält alle diese Wörter.",
    loading: "Die Suche wird geladen …",
    failed: "Die Suche ließ sich nicht laden. Wir versuchen es weiter.",
  },
  tryIt: {
    title: "Ausprobieren",
    lead: "Der Mock der API antwortet direkt auf dieser Seite. Was Sie eingeben, verlässt Ihren Browser nicht.",
    body: "Body der Anfrage",
    answerWith: "Antworten mit",
    send: "Senden",
    request: "Anfrage",
    answer: "Antwort",
    ready: "Bereit zum Senden.",
    loading: "Der Mock wird geladen …",
    failed: "Der Mock ließ sich nicht laden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.",
  },
  copy: {
    idle: "Kopieren",
    between: ": ",
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
    free: `Ziehen Sie im ersten Monat die ${credits.onRegistration} Gratis-Credits eines neuen Kontos von der Summe ab.`,
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
      within: `Gleichmäßig über den Monat verteilt sind das {figure} Anfragen pro Minute; das Limit von ${plans.developer.ratePerMinute} im Developer-Tarif ist nur bei Spitzen von Bedeutung.`,
      over: `Gleichmäßig über den Monat verteilt sind das {figure} Anfragen pro Minute und damit mehr als das Limit von ${plans.developer.ratePerMinute} im Developer-Tarif: Dafür brauchen Sie den Enterprise-Tarif.`,
    },
  },
  endpoints: { columns: ["Endpunkt", "Was er tut", "Credits"] },
  errors: { caption: "Fehlerstatus", columns: ["Status", "Bedeutung", "Was zu tun ist"] },
  languages: {
    caption: "Wie Sie ein Beispiel in der jeweiligen Sprache ausführen",
    columns: ["Sprache", "Befehl (mit dem Namen Ihrer Datei)", "Benötigt"],
  },
  retention: {
    caption: "Aufbewahrung nach Art der Daten",
    columns: ["Daten", "Aufbewahrungs\u00addauer"],
    content: ["Eingereichte Inhalte", `${retention.contentHours} Stunden`],
    results: ["Moderationsergebnisse und Metadaten", `${retention.resultsDays} Tage`],
    logs: ["API-Nutzungs- und Fehlerprotokolle", `${retention.logsDays} Tage`],
    performance: ["Leistungsdaten", `${retention.performanceDays} Tage`],
    analytics: ["Statistik, anonymisiert", `${retention.analyticsYears} Jahr`],
  },
  settings: {
    caption: "Einstellungen eines Clients",
    columns: ["Einstellung", "Wert", "Warum"],
    key: ["Ihr Schlüssel, einer je Umgebung, aus dem Dashboard", "Authentifiziert jede Anfrage"],
    url: [`\`${site.api.baseUrl}\`, wenn nichts gesetzt ist`, "Damit können Ihre Tests den Mock nutzen"],
    timeout: [
      "Timeout",
      `${timeoutSeconds} Sekunden je Versuch`,
      `Weit länger, als eine Analyse dauert (unter ${claims.analysisMs}\u00a0ms). In Python gilt er für jeden Netzwerkzugriff, nicht für die ganze Anfrage.`,
    ],
    tries: [
      "Versuche",
      `Insgesamt ${retries.tries}; neu versuchen bei \`429\`, 5xx und ausbleibender Antwort`,
      "Diese Fehler sind oft vorübergehend. Machen Sie zwischen den Versuchen die Pause, die [der Leitfaden](#wait-and-retry) beschreibt.",
    ],
  },
  plans: {
    caption: "Unterschiede nach Tarif",
    columns: ["Was Sie erhalten", "Developer", "Enterprise"],
    rate: ["Anfragen pro Minute", String(plans.developer.ratePerMinute), "Unbegrenzt"],
    models: ["KI-Modelle", String(plans.developer.models), "Alle, mit Training eigener Modelle"],
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
    columns: ["Typ", "Gesendet, wenn", "Daten (zusätzlich zu den Links)"],
  },
};
