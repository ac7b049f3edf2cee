import type { ErrorWords } from "./en";

export const de: ErrorWords = {
  title: "Diese Seite hat nachgegeben",
  lead: "Beim Zusammenstellen der Seite ist bei uns etwas schiefgegangen. Ein neuer Versuch hilft oft; die Statusseite sagt, ob mehr nicht stimmt.",
  retry: "Noch einmal versuchen",
  status: "Systemstatus",
  reference: "Wenn Sie uns schreiben, nennen Sie die Referenz",
};
