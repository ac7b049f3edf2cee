import { site } from "@/lib/site/brand";
import { messagesIn } from "@/lib/site/message";
import { ccpaFigures, gdprFigures } from "../../figures";
import type { ElsewhereWords } from "../en/elsewhere";

const m = messagesIn("de");
const { days, objectionDays, extensionMonths } = gdprFigures;
const { optOutBusinessDays } = ccpaFigures;

export const elsewhere: ElsewhereWords = {
  name: "Weltweit",
  inSentence: "unseren weltweiten Regeln",
  residence: { label: "Anderswo", note: "Jedes andere Land oder Gebiet." },
  whose: "Menschen an allen anderen Orten",
  asUnderGdpr: m("wie nach {citation}"),
  asUnderCcpa: m("wie nach {citation}"),
  lead: "Wo auch immer Sie leben: Fordern Sie Ihre Daten an oder stellen Sie einen Antrag dazu. Wir antworten so schnell, wie es die DSGVO von uns verlangt, kostenlos und ohne Konto.",
  steps: {
    confirm: {
      title: "Sie bestätigen",
      body: "Die E-Mail enthält einen Link, der uns zeigt, dass der Antrag von Ihnen kommt, und einen, mit dem Sie ihn verfolgen oder zurückziehen. Ein Opt-out braucht keine Bestätigung.",
    },
    answer: {
      title: `Innerhalb von ${days} Tagen`,
      body: `Sie erhalten unsere Antwort, auf einen Widerspruch innerhalb von ${objectionDays} Tagen. Ein Opt-out ist innerhalb von ${optOutBusinessDays} Werktagen umgesetzt. Wenn wir ablehnen, sagen wir, warum und wie Sie eine erneute Prüfung verlangen.`,
    },
  },
  optOut: {
    label: "Verkauf oder Weitergabe ablehnen (Opt-out)",
    noun: "Opt-out",
    detail: `Kein Verkauf und keine Weitergabe Ihrer Daten. Umgesetzt innerhalb von ${optOutBusinessDays} Werktagen, ohne Identitätsprüfung.`,
  },
  extension: `${extensionMonths} weitere Monate nach unseren weltweiten Regeln`,
  fraudulent:
    "Wir haben in gutem Glauben die begründete und dokumentierte Überzeugung, dass der Antrag betrügerisch ist.",
  remedy: {
    sentence: `Sie können unserem Datenschutzbeauftragten unter ${site.email.dpo} schreiben. Wo Sie leben, gibt es vielleicht eine Behörde für Datenschutz oder Verbraucherschutz, die Beschwerden annimmt.`,
    authorities: "Behörden der Global Privacy Assembly",
  },
};
