import { site } from "@/lib/site/brand";
import { messagesIn } from "@/lib/site/message";
import { gdprFigures } from "../../figures";
import type { UkGdprWords } from "../en/uk-gdpr";

const { days, objectionDays } = gdprFigures;

const m = messagesIn("de");

export const ukGdpr: UkGdprWords = {
  name: "UK GDPR",
  request: "UK-GDPR-Antrag",
  cited: "UK GDPR",
  inSentence: "der UK GDPR",
  residence: { label: "Vereinigtes Königreich", note: "England, Nordirland, Schottland und Wales." },
  people: "Menschen im Vereinigten Königreich",
  meta: {
    title: "Antrag nach der UK GDPR",
    description: m(
      "Menschen im Vereinigten Königreich: Auskunft, Löschung, Berichtigung, Übertragbarkeit, Einschränkung, Widerspruch. Antwort binnen {period}.",
    ),
    picture: "Antrag nach der UK GDPR stellen",
  },
  lead: "Für Menschen im Vereinigten Königreich: Fordern Sie eine Kopie Ihrer Daten an oder üben Sie ein anderes Recht aus. Das ist kostenlos und ohne Konto möglich.",
  answer: {
    title: `Innerhalb von ${days} Tagen`,
    body: `Sie erhalten unsere Antwort oder erfahren, warum wir mehr Zeit brauchen. Bei einem Widerspruch beträgt die Frist ${objectionDays} Tage. Wenn wir ablehnen, teilen wir Ihnen mit, warum, wie Sie Einspruch einlegen und wo Sie sich beschweren können.`,
  },
  reasonableSearch:
    "Eine angemessene und verhältnismäßige Suche hat nicht mehr ergeben, als wir Ihnen geben.",
  remedy: {
    sentence: `Sie können unserem Datenschutzteam unter ${site.email.dpo} schreiben. Sie können sich auch beim Information Commissioner beschweren (Section 165 des Data Protection Act 2018) und vor Gericht gehen (Section 167).`,
    authority: "Information Commissioner’s Office",
  },
};
