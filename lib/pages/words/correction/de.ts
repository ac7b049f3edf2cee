import { figures } from "@/lib/site/figures";
import type { CorrectionWords } from "./en";

export const de: CorrectionWords = {
  kept: {
    title: "Noch nicht gesendet",
    lead: "Alles, was Sie eingegeben haben, ist noch da, außer Passwörtern. Korrigieren Sie, was markiert ist, und senden Sie es noch einmal.",
  },
  expired: {
    title: "Dieses Formular ist nicht mehr gespeichert",
    lead: `Ein Formular, das nicht gesendet werden konnte, bewahren wir ${figures.retention.refusedFormMinutes} Minuten lang auf. Ihre Eingaben sind weg, und nichts wurde gesendet. Bitte beginnen Sie noch einmal.`,
    contact: "Kontakt",
    account: "Konto erstellen",
    subscription: "Statusmeldungen per E-Mail",
  },
};
