import { gdprFigures, ccpaPublished as published, ccpaFigures as us } from "@/lib/privacy/laws";
import { calendarDate } from "@/lib/site/dates";
import { figures } from "@/lib/site/figures";
import type { RightsWords } from "./en";

export const de: RightsWords = {
  gdpr: {
    answerWithin: "Antwort innerhalb von",
    days: `${gdprFigures.days} Tagen`,
    objectionDays: `${gdprFigures.objectionDays} Tagen`,
    rights: {
      access: {
        title: "Auskunftsrecht",
        article: "Artikel 15",
        description:
          "Erfahren Sie, ob wir personenbezogene Daten über Sie gespeichert haben, und erhalten Sie eine Kopie davon, mit Zwecken, Empfängern, Aufbewahrungsfristen und Herkunft.",
      },
      rectification: {
        title: "Recht auf Berichtigung",
        article: "Artikel 16",
        description: "Lassen Sie unrichtige Daten berichtigen und unvollständige vervollständigen.",
      },
      erasure: {
        title: "Recht auf Löschung",
        article: "Artikel 17",
        description:
          "Lassen Sie Ihre Daten löschen, wenn sie nicht mehr gebraucht werden oder unrechtmäßig verwendet wurden oder wenn Sie widersprechen oder eine Einwilligung widerrufen. Verpflichtet uns ein Gesetz, etwas aufzubewahren, teilen wir Ihnen mit, was und warum.",
      },
      restriction: {
        title: "Recht auf Einschränkung der Verarbeitung",
        article: "Artikel 18",
        description:
          "Verlangen Sie, dass wir Ihre Daten aufbewahren, aber nicht verwenden, solange ihre Richtigkeit oder ein Widerspruch geprüft wird oder weil Sie sie für einen Rechtsanspruch brauchen.",
      },
      portability: {
        title: "Recht auf Datenübertragbarkeit",
        article: "Artikel 20",
        description:
          "Erhalten Sie Daten, die Sie uns gegeben haben und die wir aufgrund einer Einwilligung oder eines Vertrags verarbeiten, in einem strukturierten, maschinenlesbaren Format, oder lassen Sie sie einem anderen Verantwortlichen übermitteln, soweit das technisch machbar ist.",
      },
      objection: {
        title: "Widerspruchsrecht",
        article: "Artikel 21",
        description:
          "Widersprechen Sie einer Verarbeitung, die auf berechtigten Interessen beruht. Wir beenden sie, sofern wir keine zwingenden schutzwürdigen Gründe nachweisen. Ein Widerspruch gegen Direktwerbung hat immer Erfolg.",
      },
    },
    bases: {
      contract: {
        title: "Vertrag",
        article: "Art.\u00a06 Abs.\u00a01 lit.\u00a0b",
        description:
          "Was wir brauchen, um Ihr Konto zu eröffnen und zu führen, den Dienst zu erbringen, abzurechnen und Ihnen zu helfen.",
      },
      obligation: {
        title: "Rechtliche Verpflichtung",
        article: "Art.\u00a06 Abs.\u00a01 lit.\u00a0c",
        description:
          "Abrechnungsunterlagen, soweit das Recht der EU oder eines Mitgliedstaats sie verlangt, sowie die Beantwortung von Datenschutzanträgen.",
      },
      interests: {
        title: "Berechtigte Interessen",
        article: "Art.\u00a06 Abs.\u00a01 lit.\u00a0f",
        description:
          "Anfragen beantworten, die Bearbeitung von Datenschutzanträgen aufzeichnen, den Dienst sicher und frei von Missbrauch halten und messen, ob er funktioniert. Wir wägen das gegen Ihre Interessen ab; Sie können widersprechen.",
      },
      consent: {
        title: "Einwilligung",
        article: "Art.\u00a06 Abs.\u00a01 lit.\u00a0a",
        description:
          "Optionale Cookies im Produkt und alles andere, dem Sie ausdrücklich zustimmen. Sie können eine Einwilligung jederzeit widerrufen, so einfach, wie Sie sie erteilt haben.",
      },
    },
  },
  ccpa: {
    rights: {
      know: {
        title: "Recht auf Auskunft",
        description:
          "Erfahren Sie, welche personenbezogenen Informationen wir über Sie erhoben haben, und erhalten Sie sie.",
        details: {
          categories: "Die erhobenen Kategorien, ihre Quellen und Zwecke",
          recipients: "Die Kategorien der Empfänger, denen sie offengelegt wurden",
          pieces: "Die einzelnen Informationen selbst, in einem übertragbaren Format",
        },
      },
      delete: {
        title: "Recht auf Löschung",
        description: "Lassen Sie personenbezogene Informationen löschen, die wir bei Ihnen erhoben haben.",
        details: {
          providers: "Wir löschen sie und weisen unsere Dienstleister an, dasselbe zu tun",
          backups: `Aus Sicherungen innerhalb von ${figures.retention.disasterBackupDays} Tagen gelöscht`,
          duty: "Wenn das Gesetz verlangt oder erlaubt, dass wir etwas behalten, teilen wir Ihnen mit, was und warum",
        },
      },
      optOut: {
        title: "Recht auf Opt-out",
        description:
          "Unterbinden Sie den Verkauf Ihrer personenbezogenen Informationen und ihre Weitergabe für kontextübergreifende verhaltensbezogene Werbung.",
        details: {
          recorded: "Wir tun keines von beidem, halten Ihre Wahl aber trotzdem fest",
          free: "Weder Konto noch Identitätsprüfung nötig",
          signal: "Ein Global-Privacy-Control-Signal zählt als Antrag",
        },
      },
      equal: {
        title: "Recht auf Gleichbehandlung",
        description: "Üben Sie Ihre Rechte aus, ohne deswegen schlechter behandelt zu werden.",
        details: {
          price: "Derselbe Preis, derselbe Dienst, dieselbe Qualität",
          reward: "Keine Belohnung für den Verzicht auf ein Recht",
          retaliation: "Keine Vergeltung gegen Beschäftigte, Bewerbende oder Auftragnehmer",
        },
      },
    },
    notice: {
      caption: `Hinweis bei der Erhebung, gültig ab ${calendarDate(figures.legal.ccpaNoticeEffective, "de")}`,
      columns: {
        category: "Kategorie",
        examples: "Beispiele",
        collected: "Erhoben",
        sold: "Verkauft",
        purpose: "Zweck",
      },
      yes: "Ja",
      no: "Nein",
    },
    disclosed: {
      caption: "In den vorangegangenen zwölf Monaten gegenüber Dienstleistern offengelegt",
      columns: { category: "Kategorie", to: "Empfänger" },
    },
    verification: {
      receipt: {
        title: "Eingang",
        description: `Sie erhalten eine Referenz und eine Bestätigung per E-Mail, in der Regel sofort, spätestens ${us.receiptBusinessDays}\u00a0Arbeitstage nach Eingang des Antrags.`,
      },
      confirmation: {
        title: "Bestätigung per E-Mail",
        description:
          "Wir senden einen Link an die betreffende Adresse. Wer ihn öffnet und auf die Schaltfläche klickt, bestätigt den Antrag.",
      },
      matching: {
        title: "Abgleich",
        description:
          "Wir vergleichen, was Sie uns mitgeteilt haben, mit dem, was wir gespeichert haben. Bei sensiblen Informationen oder einer Löschung bitten wir möglicherweise um eine weitere Angabe, die uns schon vorliegt. Wir verlangen nie mehr, als wir brauchen, und weder eine Gebühr noch eine Beglaubigung.",
      },
      answer: {
        title: "Antwort",
        description: `Wir antworten innerhalb von ${us.days}\u00a0Tagen nach Eingang (${us.days + us.extensionDays}, wenn wir die Frist verlängern), unabhängig von der Dauer der Prüfung. Können wir Ihre Identität nicht bestätigen, teilen wir Ihnen das mit Begründung mit; bei einem Antrag auf einzelne Informationen nennen wir dann die Kategorien, soweit das Gesetz es vorsieht.`,
      },
    },
    ways: {
      portal: "Portal",
      portalLink: "Portal für CCPA-Anträge",
      portalNote: "Der schnellste Weg. Referenz und Frist erhalten Sie sofort.",
      email: "E-Mail",
      emailNote: "Geben Sie an, welches Recht Sie ausüben möchten und dass Sie in Kalifornien leben.",
      phone: "Gebührenfrei",
      phoneNote: "Kostenlos aus den Vereinigten Staaten.",
    },
    published: {
      label: `Veröffentlichte Zahlen für ${published.year}`,
      requests: "Anträge insgesamt",
      average: "Durchschnittliche Antwortzeit",
      averageDays: `${published.averageResponseDays} Tage`,
      deletions: "Löschanträge",
      optOuts: "Opt-outs",
    },
  },
};
