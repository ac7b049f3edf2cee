import { site } from "@/lib/site/brand";
import { messagesIn } from "@/lib/site/message";
import { ccpaFigures, gdprFigures } from "../../figures";
import type { ElsewhereWords } from "../en/elsewhere";

const m = messagesIn("de");
const { days, objectionDays } = gdprFigures;
const { optOutBusinessDays } = ccpaFigures;

export const elsewhere: ElsewhereWords = {
  name: "andere Länder",
  request: "Datenschutzantrag",
  inSentence: "unseren Regeln für andere Länder",
  residence: { label: "Anderswo", note: "Jedes andere Land oder Gebiet." },
  people: "Menschen an allen anderen Orten",
  asUnderGdpr: m("entsprechend {citation}"),
  asUnderCcpa: m("entsprechend {citation}"),
  meta: {
    title: "Datenschutzantrag aus anderen Ländern",
    description: m(
      "Wo auch immer Sie leben: Auskunft über Ihre Daten, Berichtigung, Löschung, Widerspruch oder Opt-out. Antwort binnen {period}.",
    ),
    picture: "Datenschutzantrag aus anderen Ländern",
  },
  lead: "Wo auch immer Sie leben: Fordern Sie eine Kopie Ihrer Daten an oder üben Sie ein anderes Recht aus. Wir antworten mindestens so schnell, wie die DSGVO es verlangt. Das ist kostenlos und ohne Konto möglich.",
  steps: {
    confirm: {
      title: "Sie bestätigen",
      body: "Die E-Mail enthält einen Link, mit dem Sie den Antrag bestätigen, und einen, mit dem Sie ihn verfolgen oder zurückziehen. Ein Opt-out müssen Sie nicht bestätigen.",
    },
    answer: {
      title: `Innerhalb von ${days} Tagen`,
      body: `Sie erhalten unsere Antwort oder erfahren, warum wir mehr Zeit brauchen. Bei einem Widerspruch beträgt die Frist ${objectionDays} Tage. Ein Opt-out setzen wir innerhalb von ${optOutBusinessDays} Arbeitstagen um. Wenn wir ablehnen, nennen wir Ihnen den Grund und teilen Ihnen mit, wie Sie Einspruch einlegen können.`,
    },
  },
  countries: {
    BRA: { name: "Brasilien", authority: "Agência Nacional de Proteção de Dados (ANPD)" },
    QC: { name: "Québec", authority: "Datenschutzbehörde der Provinz Québec (CAI)" },
    CAN: { name: "Kanada ohne Québec", authority: "Datenschutzbeauftragter von Kanada" },
    NZL: { name: "Neuseeland", authority: "Datenschutzbeauftragter von Neuseeland" },
    KOR: { name: "Südkorea", authority: "Datenschutzkommission Südkoreas" },
    JPN: { name: "Japan", authority: "Datenschutzkommission Japans" },
    AUS: { name: "Australien", authority: "Informationsbeauftragter von Australien" },
    IND: { name: "Indien", authority: "Datenschutzbehörde Indiens (Data Protection Board)" },
  },
  optOut: {
    label: "Opt-out von Verkauf oder Weitergabe",
    noun: "Opt-out",
    detail: `Kein Verkauf und keine Weitergabe Ihrer Daten. Umgesetzt innerhalb von ${optOutBusinessDays} Arbeitstagen, ohne Identitätsprüfung.`,
  },
  fraudulent:
    "Wir haben in gutem Glauben die begründete und dokumentierte Überzeugung, dass der Antrag betrügerisch ist.",
  remedy: {
    sentence: `Sie können unserem Datenschutzteam unter ${site.email.dpo} schreiben. Wo Sie leben, gibt es vielleicht eine Behörde für Datenschutz oder Verbraucherschutz, die Beschwerden annimmt.`,
    ofPlace: `Sie können unserem Datenschutzteam unter ${site.email.dpo} schreiben. Sie können sich auch bei der unten genannten, für Ihren Wohnort zuständigen Behörde beschweren.`,
    authorities: "Behörden der Global Privacy Assembly",
  },
};
