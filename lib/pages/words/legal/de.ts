import { gdprFigures, ccpaFigures as us } from "@/lib/privacy/laws";
import { site } from "@/lib/site/brand";
import { calendarDate } from "@/lib/site/dates";
import { figures } from "@/lib/site/figures";
import type { LegalWords } from "./en";

const { terms: t, retention: r } = figures;
const effective = calendarDate(figures.legal.ccpaNoticeEffective, "de");

export const de: LegalWords = {
  binding: {
    note: "Verbindlich ist die englische Fassung. Diese Übersetzung dient der Information.",
    original: "Zur englischen Fassung",
  },
  terms: {
    title: "Nutzungs\u00adbedingungen",
    lead: `Der Vertrag zwischen Ihnen und ${site.legalName} über den Moderationsdienst von ${site.name}, seine API und Ihr Konto.`,
    keyFacts: {
      ending: { term: "Kündigung", value: `${t.terminationDays} Tage`, note: "Frist, für beide Seiten" },
      prices: { term: "Preisänderungen", value: `${t.priceChangeDays} Tage`, note: "Ankündigung im Voraus" },
      discontinuing: {
        term: "Einstellung des Dienstes",
        value: `${t.discontinuationDays} Tage`,
        note: "Ankündigung vor dem Ende",
      },
      disputes: {
        term: "Streitigkeiten",
        value: "Schieds\u00adverfahren",
        note: `in ${site.address.region}, nach einem Einigungsversuch`,
      },
    },
    sections: {
      acceptance: "Annahme und Hinweis auf das Schieds\u00adverfahren",
      definitions: "Begriffe",
      "intellectual-property": "Geistiges Eigentum",
      service: "Beschreibung des Dienstes",
      liability: "Haftungs\u00adbeschränkung",
      account: "Konto",
      "acceptable-use": "Zulässige Nutzung",
      "data-processing": "Daten\u00adverarbeitung",
      api: "API und Anfragelimits",
      billing: "Abrechnung",
      indemnification: "Freistellung und Gewährleistung",
      arbitration: "Schieds\u00adverfahren",
      termination: "Änderungen und Beendigung",
    },
  },
  privacy: {
    title: "Daten\u00adschutz\u00aderklärung",
    lead: `Welche personenbezogenen Daten ${site.name} verarbeitet, wozu sie dienen, wer sie erhält, wie lange sie aufbewahrt werden und was Sie tun können.`,
    keyFacts: {
      content: {
        term: "Eingereichte Inhalte",
        value: `${r.contentHours} Stunden`,
        note: "dann automatisch gelöscht",
      },
      trackers: { term: "Werbe-Tracker", value: "Keine", note: "auf dieser Website" },
      sold: {
        term: "Verkaufte personenbezogene Daten",
        value: "Keine",
        note: "und keine für Werbung weitergegeben",
      },
    },
    answer: "Antwort auf einen Antrag",
    sections: {
      controller: "Verantwortlicher",
      scope: "Geltungsbereich",
      collection: "Erhebung",
      processing: "Verarbeitung und Weitergabe",
      retention: "Aufbewahrung",
      rights: "Ihre Rechte",
      security: "Sicherheit",
      transfers: "Internationale Übermittlungen",
      cookies: "Cookies und Browserspeicher",
      compliance: "Einhaltung der Gesetze",
      changes: "Änderungen dieser Erklärung",
    },
  },
  dataRetention: {
    title: "Richtlinie zur Daten\u00adaufbewahrung",
    lead: "Wie lange jede Art von Daten aufbewahrt wird, wann die Frist beginnt und wie nach ihrem Ende gelöscht wird.",
    keyFacts: {
      content: {
        term: "Eingereichte Inhalte",
        value: `${r.contentHours} Stunden`,
        note: "Text, Bilder, Video und Audio",
      },
      results: {
        term: "Moderations\u00adergebnisse",
        value: `${r.resultsDays} Tage`,
        note: "Bewertungen und ihre Metadaten",
      },
      logs: { term: "Protokolle", value: `${r.logsDays} Tage`, note: "API-Nutzung und Fehler" },
      backups: {
        term: "Älteste Sicherung",
        value: `${r.disasterBackupDays} Tage`,
        note: "dann überschrieben",
      },
    },
    sections: {
      categories: "Datenarten und Aufbewahrungs\u00adfristen",
      schedule: "Zeitplan der automatischen Löschung",
      minimisation: "Grundsätze der Daten\u00adminimierung",
      "your-deletion": "Löschung auf Ihren Wunsch",
      backups: "Aufbewahrung von Sicherungen",
      compliance: "Einhaltung der Gesetze",
    },
  },
  gdpr: {
    title: "DSGVO-Konformität",
    lead: "Wenn Sie sich im Europäischen Wirtschaftsraum befinden, gibt Ihnen die Datenschutz-Grundverordnung Rechte in Bezug auf Ihre personenbezogenen Daten. Auf dieser Seite erfahren Sie, welche das sind, wie lange wir brauchen und an wen Sie sich wenden können.",
    action: { label: "DSGVO-Antrag stellen", note: `Antwort innerhalb von ${gdprFigures.days} Tagen` },
    keyFacts: {
      most: {
        term: "Die meisten Anträge",
        value: `${gdprFigures.days} Tage`,
        note: "ab dem Tag des Eingangs",
      },
      objections: {
        term: "Widersprüche",
        value: `${gdprFigures.objectionDays} Tage`,
        note: "ab dem Tag des Eingangs",
      },
      cost: { term: "Kosten", value: "Kostenlos", note: "und ohne Konto" },
      extension: {
        term: "Verlängerung",
        value: `${gdprFigures.extensionMonths} Monate`,
        note: "höchstens; nur einmal und mit Begründung",
      },
    },
    sections: {
      rights: "Ihre sechs Rechte",
      request: "Wie ein Antrag abläuft",
      "legal-bases": "Rechtsgrundlagen",
      transfers: "Garantien bei Übermittlungen",
      dpo: "Kontakt für Datenschutz",
      authority: "Aufsichtsbehörde",
    },
  },
  ccpa: {
    title: "CCPA-Konformität",
    lead: "Wenn Sie in Kalifornien leben, gibt Ihnen der California Consumer Privacy Act in der Fassung des California Privacy Rights Act Rechte in Bezug auf Ihre personenbezogenen Informationen. Auf dieser Seite erfahren Sie, welche das sind und wie Sie sie ausüben.",
    dated: `Hinweis bei der Erhebung, gültig ab ${effective}`,
    action: { label: "CCPA-Antrag stellen", note: `Antwort innerhalb von ${us.days} Tagen` },
    keyFacts: {
      sold: {
        term: "Verkauft oder weitergegeben",
        value: "Nichts",
        note: "keinerlei personenbezogene Informationen",
      },
      know: {
        term: "Auskunft, Löschung, Berichtigung",
        value: `${us.days} Tage`,
        note: "ab dem Tag des Eingangs",
      },
      optOut: {
        term: "Opt-out, Begrenzung",
        value: `${us.optOutBusinessDays} Arbeitstage`,
        note: "und keine Identitätsprüfung",
      },
      receipt: {
        term: "Eingangsbestätigung",
        value: `${us.receiptBusinessDays}\u00a0Arbeitstage`,
        note: "höchstens",
      },
    },
    sections: {
      rights: "Ihre Rechte",
      notice: "Hinweis bei der Erhebung",
      "do-not-sell": "Wir verkaufen Ihre personenbezogenen Informationen nicht",
      submit: "Wie Sie einen Antrag stellen",
      verification: "Wie wir einen Antrag prüfen und beantworten",
      disclosure: "Jährliche Offenlegung",
    },
  },
  related: {
    security: { label: "Sicherheit", note: "Was gerade gespeichert ist und wie es geschützt ist" },
    terms: { label: "Nutzungsbedingungen", note: "Der Vertrag über die Nutzung des Dienstes" },
    privacy: {
      label: "Datenschutzerklärung",
      note: "Was erhoben wird, warum und wer es erhält",
    },
    dataRetention: {
      label: "Richtlinie zur Datenaufbewahrung",
      note: "Wie lange jede Art von Daten aufbewahrt wird",
    },
    gdpr: {
      label: "DSGVO-Konformität",
      note: "Rechte von Menschen im EWR",
    },
    ccpa: { label: "CCPA-Konformität", note: "Rechte von Menschen in Kalifornien" },
  },
  notes: {
    processing: "Der Vertrag, mit unseren Pflichten als Auftragsverarbeiter",
    providing: "Der Vertrag, mit unseren Pflichten als Dienstleister",
  },
};
