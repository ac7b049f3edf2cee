import { figures } from "@/lib/site/figures";
import type { LegalTableWords } from "./en";

const { retention: r, plans } = figures;

export const de: LegalTableWords = {
  credits: {
    caption: "Credits je Anfrage",
    columns: { request: "Anfrage", credits: "Credits" },
    rows: {
      text: "Text",
      advancedText: "Erweiterte Textanalyse",
      audio: "Audio",
      image: "Bild",
      ocr: "Texterkennung (OCR)",
      video: "Video",
    },
  },
  plans: {
    caption: "Zusagen je Tarif",
    columns: { commitment: "Zusage", developer: "Developer", enterprise: "Enterprise" },
    uptime: "Verfügbarkeit",
    requests: {
      label: "API-Anfragen",
      developer: `${plans.developer.ratePerMinute} pro Minute`,
      enterprise: "Unbegrenzt",
    },
    support: {
      label: "Erste Antwort des Supports",
      developer: `${plans.developer.supportHours} Stunden`,
      enterprise: `Unter ${plans.enterprise.supportHours} Stunde`,
    },
    credits: { label: "Credits", developer: "Zahlung nach Verbrauch", enterprise: "Unbegrenzt" },
    rollover: {
      label: "Übertrag ungenutzter Credits",
      developer: "Nicht verfügbar",
      enterprise: "Verfügbar",
    },
  },
  collection: {
    caption: "Was wann erhoben wird",
    columns: { when: "Wann", what: "Was" },
    contactToo: "; warum sie nach Spam aussieht, falls sie es tut; was wir geantwortet haben",
    requestToo: "; wie er uns erreicht hat, jeder Schritt und unsere Antwort",
    when: {
      contact: "Sie schreiben uns",
      account: "Sie registrieren sich",
      request: "Sie stellen einen Datenschutzantrag",
      agent: "Eine bevollmächtigte Person stellt ihn für Sie",
      optOut: "Sie erklären ein Opt-out",
      statusUpdates: "Sie abonnieren Statusmeldungen",
    },
    rows: {
      conversation: [
        "Wir fragen Sie etwas dazu, oder Sie legen Einspruch ein",
        "Ihre Antwort, die Dateien, die Sie mitsenden, und Ihre Gründe, wenn Sie welche nennen",
      ],
      signal: [
        "Ihr Browser sendet Global Privacy Control",
        "Dass er es tat, bei jedem Datenschutzantrag oder Opt-out, der von ihm kommt",
      ],
      mail: [
        "Wir schreiben Ihnen",
        "E-Mail-Adresse, Betreff und Text jeder E-Mail und ob sie zugestellt wurde",
      ],
      form: [
        "Sie senden ein Formular ab",
        "Hashes mit Schlüssel, die es erkennen, wenn es zweimal kommt; was Sie eingegeben haben, ohne Passwörter, wenn es abgewiesen wird und Ihr Browser keine Skripte ausführt",
      ],
      page: [
        "Ihr Browser lädt eine Seite",
        "Seite, Zeit und Ergebnis; die Netzwerkadresse nur als Hash mit täglich neuem Salt",
      ],
      api: [
        "Sie nutzen die API",
        "Inhalte, die userId und Metadaten, die Sie senden, Ergebnisse, Nutzungs- und Fehlerprotokolle",
      ],
      credits: [
        "Sie kaufen Credits",
        "Ansprechpartner für Rechnungen, Rechnungen und Zahlungen; Kartendaten gehen an den Zahlungsdienstleister",
      ],
    },
  },
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
        "Moderation erbringen",
        "Inhalte, Metadaten, Ergebnisse",
        "Die Grundlage des Kunden; wir sind Auftragsverarbeiter",
      ],
      updates: ["Statusmeldungen per E-Mail senden", "Abonnement", "Einwilligung (a), bis Sie es beenden"],
      billing: ["Abrechnung", "Rechnungsdaten, Nutzung", "Vertrag (b); rechtliche Verpflichtung (c)"],
      requests: [
        "Datenschutzanträge bearbeiten",
        "Der Antrag und seine Aufzeichnung",
        "Rechtliche Verpflichtung (c)",
      ],
      security: [
        "Sicherheit und Schutz vor Missbrauch",
        "Protokolle, gehashte Adressen, Zähler",
        "Berechtigte Interessen (f) an einem sicheren und verfügbaren Dienst",
      ],
      measuring: [
        "Den Dienst messen",
        "Leistungsdaten, anonymisierte Statistik",
        "Berechtigte Interessen (f) an einem Dienst, der funktioniert; Einwilligung (a) bei optionalen Cookies",
      ],
      reporting: [
        "Gesetzlich vorgeschriebene Meldungen",
        "Was das Gesetz nennt",
        "Rechtliche Verpflichtung (c), soweit die DSGVO sie anerkennt",
      ],
    },
  },
  storage: {
    caption: "Was diese Website in Ihrem Browser speichert",
    columns: { purpose: "Zweck", kind: "Art", set: "Wann es gesetzt wird", lasts: "Dauer" },
    kinds: {
      cookie: "Unbedingt erforderliches Cookie",
      local: "Lokaler Speicher",
      session: "Sitzungsspeicher",
    },
    lasts: {
      session: "Die Browsersitzung",
      cleared: "Bis Sie es löschen; wird uns nicht gesendet",
    },
    rows: {
      access: {
        purpose: "Zugang zur Website",
        set: "Nach einem richtigen Zugangscode oder der Schaltfläche eines Links, der einlässt, solange die Website geschützt ist",
        lasts: "Die Browsersitzung; über einen Link bis zu dessen Ende",
      },
      splash: {
        purpose: "Begrüßung gesehen",
        set: "Wenn ein Telefon die Begrüßung gezeigt bekommt, solange die Website durch einen Zugangscode geschützt ist",
      },
      operator: {
        purpose: "Anmeldung des Betreibers",
        set: "Wenn sich unsere eigenen Mitarbeitenden an der Konsole anmelden",
        lasts: `${figures.operatorSessionHours} Stunden`,
      },
      theme: { purpose: "Design", set: "Wenn Sie das helle oder dunkle Design wählen" },
      announcement: {
        purpose: "Geschlossene Ankündigung",
        set: "Wenn Sie die Ankündigungsleiste schließen",
      },
      language: {
        purpose: "Angebotene Sprache",
        set: "Wenn eine Seite sich in der Sprache Ihres Browsers anbietet oder Sie eine andere Sprache wählen",
      },
      repeat: {
        purpose: "Schutz vor Wiederholung",
        set: "Wenn Sie ein Formular absenden: ein Zufallswert, damit ein Doppelklick es nicht zweimal sendet",
        lasts: "Bis Sie es löschen; gesendet werden nur damit gebildete Hashes",
      },
      reload: {
        purpose: "Schutz vor Neuladen",
        set: "Wenn die Seite mit dem Zugangscode nicht bestätigen kann, dass sie gebraucht wird: Sie lädt dann einmal neu und nicht wieder",
        lasts: "Bis diese Prüfung gelingt, oder die Browsersitzung; wird uns nicht gesendet",
      },
      flag: {
        purpose: "Zugangsvermerk",
        set: "Nach einem richtigen Zugangscode, neben dem Zugangscookie",
        lasts: "Die Browsersitzung; wird uns nicht gesendet",
      },
    },
  },
  lifetimes: {
    caption: "Längste Lebensdauer optionaler Cookies im Produkt",
    columns: { category: "Kategorie", use: "Wozu", most: "Höchstens", here: "Auf dieser Website" },
    none: "Derzeit keine",
    rows: {
      analytics: [
        "Statistik",
        "Zählen, welche Funktionen des Dashboards genutzt werden",
        `${r.analyticsCookieYears} Jahre`,
      ],
      performance: [
        "Leistung",
        "Messen, wie schnell Seiten des Dashboards laden",
        `${r.performanceCookieYears} Jahr`,
      ],
    },
  },
  deadlines: {
    caption: "Wann Sie mit einer Antwort rechnen können",
    columns: { request: "Antrag", law: "Gesetz", deadline: "Frist" },
  },
};
