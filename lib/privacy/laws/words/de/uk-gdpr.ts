import { site } from "@/lib/site/brand";
import { gdprFigures } from "../../figures";
import type { UkGdprWords } from "../en/uk-gdpr";

const { days, objectionDays, extensionMonths } = gdprFigures;

export const ukGdpr: UkGdprWords = {
  name: "UK GDPR",
  cited: "UK GDPR",
  inSentence: "der UK GDPR",
  residence: { label: "Vereinigtes Königreich", note: "England, Nordirland, Schottland und Wales." },
  whose: "Menschen im Vereinigten Königreich",
  lead: "Für Menschen im Vereinigten Königreich: Fordern Sie Ihre Daten an oder stellen Sie einen Antrag dazu. Ein Recht auszuüben kostet nichts und braucht kein Konto.",
  answer: {
    title: `Innerhalb von ${days} Tagen`,
    body: `Sie erhalten unsere Antwort, auf einen Widerspruch innerhalb von ${objectionDays} Tagen. Wenn wir ablehnen, sagen wir, warum, wie Sie eine erneute Prüfung verlangen und wo Sie sich beschweren können.`,
  },
  extension: `${extensionMonths} weitere Monate nach der UK GDPR`,
  remedy: {
    sentence: `Sie können unserem Datenschutzbeauftragten unter ${site.email.dpo} schreiben. Sie können sich auch beim Information Commissioner beschweren (Data Protection Act 2018, s. 165) und vor Gericht gehen (s. 167).`,
    authority: "Information Commissioner’s Office",
  },
};
