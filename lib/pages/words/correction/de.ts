import { figures } from "@/lib/site/figures";
import type { CorrectionWords } from "./en";

export const de: CorrectionWords = {
  kept: {
    title: "Noch nicht gesendet",
    lead: "Ihre Eingaben sind noch da, nur Passwörter nicht. Korrigieren Sie die markierten Felder und senden Sie das Formular noch einmal.",
  },
  expired: {
    title: "Dieses Formular ist abgelaufen",
    lead: `Ein Formular, das nicht gesendet werden konnte, bewahren wir ${figures.retention.refusedFormMinutes} Minuten lang auf. Ihre Eingaben sind nicht mehr vorhanden, und es wurde nichts gesendet. Bitte füllen Sie das Formular noch einmal aus.`,
    contact: "Kontakt",
    account: "Konto erstellen",
    subscription: "Statusmeldungen per E-Mail",
  },
};
