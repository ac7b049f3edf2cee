import type { ErrorWords } from "./en";

export const de: ErrorWords = {
  title: "Diese Seite konnte nicht geladen werden",
  lead: "Bei uns ist ein Fehler aufgetreten. Versuchen Sie es in einem Moment noch einmal. Auf der Statusseite sehen Sie, ob eine größere Störung vorliegt.",
  retry: "Noch einmal versuchen",
  status: "Systemstatus",
  reference: "Wenn Sie uns schreiben, geben Sie bitte diese Referenz an:",
};
