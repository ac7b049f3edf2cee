import { site } from "@/lib/site/brand";
import { gdprFigures } from "../../figures";
import type { GdprWords } from "../en/gdpr";

const { days, objectionDays, extensionMonths } = gdprFigures;

export const gdpr: GdprWords = {
  name: "DSGVO",
  cited: "DSGVO",
  inSentence: "der DSGVO",
  residence: {
    label: "Europäischer Wirtschaftsraum",
    note: "Die Europäische Union, Island, Liechtenstein und Norwegen.",
  },
  whose: "Menschen im EWR und im Vereinigten Königreich",
  lead: "Fordern Sie Ihre Daten an oder stellen Sie einen Antrag dazu. Ein Recht auszuüben kostet nichts und braucht kein Konto.",
  answer: {
    title: `Innerhalb von ${days} Tagen`,
    body: `Sie erhalten unsere Antwort, auf einen Widerspruch innerhalb von ${objectionDays} Tagen. Wenn wir ablehnen, sagen wir, warum und wo Sie sich beschweren können.`,
  },
  extension: `${extensionMonths} weitere Monate nach der DSGVO`,
  remedy: {
    sentence: `Sie können unserem Datenschutzbeauftragten unter ${site.email.dpo} schreiben. Sie können sich auch bei einer Aufsichtsbehörde beschweren, insbesondere dort, wo Sie leben, wo Sie arbeiten oder wo das Recht Ihrer Ansicht nach verletzt wurde (Art. 77 DSGVO), und vor Gericht gehen (Art. 79 DSGVO).`,
    authorities: "Aufsichtsbehörden im EWR",
    unitedKingdom: "Vereinigtes Königreich: Information Commissioner’s Office",
  },
  clarification: "Art. 15 und Erwägungsgrund 63 DSGVO",
};
