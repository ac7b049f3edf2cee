import { messagesIn } from "@/lib/site/message";
import type { SharedWords } from "../en/shared";

const m = messagesIn("de");

export const shared: SharedWords = {
  requestName: m("{type} ({law})"),
  complaint: {
    label: "Datenschutzbeschwerde",
    noun: "Beschwerde",
    detail:
      "Alles, was wir Ihrer Ansicht nach mit Ihren Daten falsch gemacht haben. Wir gehen dem nach und teilen Ihnen das Ergebnis mit.",
  },
  optedOut:
    "Das Opt-out gilt ab sofort. Wir verkaufen keine personenbezogenen Daten, geben sie nicht für gezielte Werbung weiter und erstellen damit keine Profile für Entscheidungen über Menschen; deshalb muss sich sonst nichts ändern. Solange das Opt-out gilt, bewahren wir die E-Mail-Adresse, für die es gilt, diesen Antrag und sein Datum auf.",
  steps: {
    atOnce: {
      title: "Sofort",
      body: "Sie erhalten eine E-Mail mit einer Referenz und dem Tag, bis zu dem wir antworten.",
    },
    confirm: {
      title: "Sie bestätigen",
      body: "Die E-Mail enthält einen Link, mit dem Sie den Antrag bestätigen, und einen, mit dem Sie ihn verfolgen oder zurückziehen.",
    },
  },
  byEmail: "Oder per E-Mail",
  byEmailOrPhone: "Oder per E-Mail oder Telefon",
  tollFree: m("{number} (gebührenfrei)"),
  readMore: {
    elsewhere: "Anderes Formular wählen",
    gdpr: "Ihre Rechte nach der DSGVO",
    ccpa: "Ihre Datenschutzrechte in Kalifornien",
    privacy: "Datenschutzerklärung",
    dataRetention: "Richtlinie zur Datenaufbewahrung",
    gdprForm: "Formular für Anträge nach der DSGVO",
    ccpaForm: "Formular für Anträge nach dem CCPA",
    lostLink: "Haben Sie den Link zu Ihrem Antrag verloren?",
    lostComplaintLink: "Haben Sie den Link zu Ihrer Beschwerde verloren?",
  },
};
