import { figures } from "@/lib/site/figures";
import type { CorrectionWords } from "./en";

export const de: CorrectionWords = {
  kept: {
    title: "Noch nicht gesendet",
    lead: "Ihre Eingaben sind noch da, nur Passwörter nicht. Korrigieren Sie die markierten Felder und senden Sie das Formular noch einmal.",
  },
  expired: {
    title: "Dieses Formular ist nicht verfügbar",
    lead: `Es wurde nichts gesendet. Ein fehlerhaftes Formular lässt sich ${figures.retention.refusedFormMinutes} Minuten lang korrigieren, aber nur in demselben Browser und nur, wenn er Cookies akzeptiert. Gehen Sie eine Seite zurück: Vielleicht zeigt Ihr Browser Ihre Eingaben noch an. Füllen Sie das Formular sonst bitte noch einmal aus.`,
    contact: "Kontakt",
    account: "Konto erstellen",
    subscription: "Statusmeldungen per E-Mail",
  },
};
