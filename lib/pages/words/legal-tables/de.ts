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
      ocr: "OCR-Scan",
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
    contactToo:
      "; warum sie nach Spam aussieht (gegebenenfalls); die Sprache der Seite; unsere Antwort und Ihre Antworten per E-Mail",
    requestToo: "; wie der Antrag uns erreicht hat, jeder Schritt und unsere Antwort",
    when: {
      contact: "Sie schreiben uns",
      account: "Sie registrieren sich",
      request: "Sie stellen einen Datenschutzantrag oder reichen eine Beschwerde ein",
      agent: "Eine bevollmächtigte Person tut das für Sie",
      optOut: "Sie erklären ein Opt-out",
      statusUpdates: "Sie abonnieren Statusmeldungen",
    },
    rows: {
      conversation: [
        "Wir stellen Ihnen eine Frage zu Ihrem Antrag, oder Sie legen Einspruch ein",
        "Ihre Antwort und die Dateien, die Sie damit senden; die Gründe für Ihren Einspruch, wenn Sie welche nennen",
      ],
      signal: [
        "Ihr Browser sendet Global Privacy Control",
        "Das Signal, vermerkt bei jedem Datenschutzantrag oder Opt-out aus diesem Browser",
      ],
      mail: [
        "Wir schreiben Ihnen",
        "E-Mail-Adresse, Betreff und Text jeder E-Mail und ob sie zugestellt wurde",
      ],
      form: [
        "Sie senden ein Formular ab",
        "Schlüsselbasierte Hashes, die doppeltes Absenden erkennen; die IP-Adresse nur als Hash mit täglich neuem Salt; wenn das Formular Fehler enthält und JavaScript deaktiviert ist, Ihre Eingaben ohne Passwörter",
      ],
      page: [
        "Ihr Browser lädt eine Seite",
        "Seite, Zeit und Ergebnis; die IP-Adresse nur als Hash mit täglich neuem Salt",
      ],
      access: [
        "Sie erhalten von uns einen Zugangscode oder Zugangslink",
        "Ihr Name; Versuche pro Tag und ihre Ergebnisse",
      ],
      api: [
        "Sie nutzen die API",
        "Inhalte, die userId und Metadaten, die Sie senden, Ergebnisse, Nutzungs- und Fehlerprotokolle",
      ],
      credits: [
        "Sie kaufen Credits",
        "Rechnungskontakt, Rechnungen und Zahlungen; Kartendaten gehen an den Zahlungsdienstleister",
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
        set: "Nach Eingabe des richtigen Zugangscodes oder nach dem Öffnen eines Zugangslinks, solange die Website geschützt ist",
        lasts: "Die Browsersitzung; bei einem Link bis zu dessen Ablauf",
      },
      accessLink: {
        purpose: "Zugangslink",
        set: "Wenn Sie einen Zugangslink öffnen: übergibt ihn der Seite, auf der Sie mit einer Schaltfläche die Website öffnen",
        lasts: `${figures.linkButtonMinutes} Minuten`,
      },
      splash: {
        purpose: "Begrüßung gesehen",
        set: "Wenn auf einem Telefon oder Tablet die Begrüßung gezeigt wird, solange die Website durch einen Zugangscode geschützt ist",
      },
      signUp: {
        purpose: "Registrierung",
        set: "Wenn Sie ein Konto erstellen: zeigt an, wohin wir die Bestätigung gesendet haben, füllt das Formular erneut aus, falls die Adresse falsch war, und erlaubt die Bestätigung ohne Passwort",
        lasts: `${figures.signUpCookieMinutes} Minuten`,
      },
      form: {
        purpose: "Formular mit Fehlern",
        set: "Wenn ein Formular, das Sie ohne JavaScript gesendet haben, Fehler enthält: Damit zeigen wir es Ihnen noch einmal",
        lasts: `${figures.retention.refusedFormMinutes} Minuten`,
      },
      operator: {
        purpose: "Anmeldung unserer Mitarbeitenden",
        set: "Wenn sich unsere eigenen Mitarbeitenden an der Konsole anmelden",
        lasts: `${figures.operatorSessionHours} Stunden`,
      },
      operatorForms: {
        purpose: "Formulare der Konsole",
        set: "Wenn ein Formular der Konsole gesendet wird: zeigt danach das Ergebnis an",
        lasts: `${figures.shownOnceMinutes} Minuten`,
      },
      theme: { purpose: "Design", set: "Wenn Sie das helle oder dunkle Design wählen" },
      announcement: {
        purpose: "Geschlossene Ankündigung",
        set: "Wenn Sie die Ankündigungsleiste schließen",
      },
      shortcuts: {
        purpose: "Tastenkürzel der Konsole",
        set: "Wenn unsere eigenen Mitarbeitenden Kürzel aus einer einzelnen Taste ein- oder ausschalten",
      },
      language: {
        purpose: "Angebotene Sprache",
        set: "Wenn eine Seite in der Sprache Ihres Browsers angeboten wird oder Sie eine andere Sprache wählen",
      },
      repeat: {
        purpose: "Schutz vor doppeltem Absenden",
        set: "Wenn Sie ein Formular absenden: ein Zufallswert, damit ein Doppelklick es nicht zweimal sendet",
        lasts: "Bis Sie es löschen; gesendet werden nur damit gebildete Hashes",
      },
      reload: {
        purpose: "Schutz vor Neuladen",
        set: "Wenn die Seite mit dem Zugangscode nicht prüfen kann, ob ein Zugangscode noch nötig ist; verhindert, dass die Seite mehr als einmal neu lädt",
        lasts: "Bis diese Prüfung gelingt oder die Browsersitzung endet; wird uns nicht gesendet",
      },
      flag: {
        purpose: "Zugangsvermerk",
        set: "Nach einem richtigen Zugangscode, zusätzlich zum Zugangscookie",
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
