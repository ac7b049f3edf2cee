import type { NoticeWords } from "./en";

export const de: NoticeWords = {
  optOut: {
    idle: "Opt-out: Verkauf und Weitergabe",
    form: "Stattdessen das Formular verwenden",
    prompt: "Geben Sie die E-Mail-Adresse ein, für die das Opt-out gilt:",
    busy: "Wird verarbeitet …",
    done: "Opt-out eingereicht",
    failed: "Das Opt-out konnte nicht eingereicht werden. Bitte versuchen Sie es erneut.",
  },
  gpc: {
    honored: "Opt-out berücksichtigt",
    honoredNote: "Ihr Browser sendet ein Global-Privacy-Control-Signal.",
    quiet: "Automatisch berücksichtigt",
    quietNote: "Wenn Ihr Browser das Signal sendet, wird es hier angezeigt.",
  },
  liveDisclosure: {
    title: "Auf dieser Website erfasste Anträge",
    waiting:
      "Die Zahlen werden beim Öffnen dieser Seite aus unseren Aufzeichnungen ermittelt. Erscheinen keine, sind sie gerade nicht verfügbar.",
    columns: {
      year: "Jahr",
      received: "Eingegangen",
      deletions: "Löschanträge",
      optOuts: "Opt-outs",
      complied: "Erfüllt",
      denied: "Abgelehnt",
      median: "Tage bis zur Antwort (Median)",
      average: "Tage bis zur Antwort (Mittel)",
    },
    none: "k. A.",
  },
};
