import { site } from "@/lib/site/brand";
import { messagesIn } from "@/lib/site/message";
import { gdprFigures } from "../../figures";
import type { GdprWords } from "../en/gdpr";

const { days, objectionDays } = gdprFigures;

const m = messagesIn("de");

export const gdpr: GdprWords = {
  name: "DSGVO",
  request: "DSGVO-Antrag",
  cited: "DSGVO",
  inSentence: "der DSGVO",
  residence: {
    label: "Europäischer Wirtschaftsraum",
    note: "Die Europäische Union, Island, Liechtenstein und Norwegen.",
  },
  people: "Menschen im EWR",
  meta: {
    title: "Antrag nach der DSGVO",
    description: m(
      "Auskunft, Löschung, Berichtigung, Übertragbarkeit, Einschränkung oder Widerspruch: Stellen Sie Ihren Antrag. Antwort binnen {period}.",
    ),
    picture: "DSGVO-Antrag stellen",
  },
  lead: "Fordern Sie eine Kopie Ihrer Daten an oder üben Sie ein anderes Recht aus. Das ist kostenlos und ohne Konto möglich.",
  answer: {
    title: `Innerhalb von ${days} Tagen`,
    body: `Sie erhalten unsere Antwort oder erfahren, warum wir mehr Zeit brauchen. Bei einem Widerspruch beträgt die Frist ${objectionDays} Tage. Wenn wir ablehnen, teilen wir Ihnen mit, warum, wie Sie Einspruch einlegen und wo Sie sich beschweren können.`,
  },
  remedy: {
    sentence: `Sie können unserem Datenschutzteam unter ${site.email.dpo} schreiben. Sie können sich auch bei einer Aufsichtsbehörde beschweren, insbesondere dort, wo Sie leben, wo Sie arbeiten oder wo das Recht Ihrer Ansicht nach verletzt wurde (Art.\u00a077 DSGVO), und vor Gericht gehen (Art.\u00a079 DSGVO).`,
    authorities: "Aufsichtsbehörden im EWR",
  },
  clarification: "Art.\u00a015 und Erwägungsgrund 63 DSGVO",
};
