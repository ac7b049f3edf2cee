import type { UsStatesWords } from "@/lib/privacy/laws/words/en/us-states";
import { messagesIn } from "@/lib/site/message";
import { ccpaFigures, usStatesFigures } from "../../figures";

const m = messagesIn("de");
const { days } = usStatesFigures;
const { optOutBusinessDays } = ccpaFigures;

export const usStates: UsStatesWords = {
  name: "US-Bundesstaat",
  nameInTable: "andere US-Bundesstaaten",
  request: "Datenschutzantrag (US-Bundesstaat)",
  inSentence: "den Gesetzen anderer US-Bundesstaaten",
  residence: {
    label: "Ein anderer US-Bundesstaat",
    note: m("{states}. Für Bundesstaaten, die hier nicht aufgeführt sind, gilt dasselbe Formular."),
  },
  people: "Einwohnern anderer US-Bundesstaaten",
  meta: {
    title: "Datenschutzantrag aus einem US-Bundesstaat",
    description: m(
      "Einwohner anderer US-Bundesstaaten als Kalifornien: Auskunft, Berichtigung, Löschung, Übertragung oder Opt-out. Antwort binnen {period}.",
    ),
    picture: "Datenschutzantrag aus einem US-Bundesstaat",
  },
  lead: "Wenn Sie in einem anderen US-Bundesstaat als Kalifornien leben, können Sie Auskunft über Ihre Daten verlangen, sie berichtigen, löschen oder übertragen lassen oder ein Opt-out erklären. Wenn Sie ein Recht ausüben, entstehen Ihnen daraus nie Nachteile bei Leistung oder Preis.",
  steps: {
    atOnce: {
      title: "Sofort",
      body: "Sie erhalten eine E-Mail mit einer Referenz und einem Link, mit dem Sie den Antrag verfolgen. Außer beim Opt-out müssen Sie den Antrag bestätigen.",
    },
    optOut: {
      title: `Innerhalb von ${optOutBusinessDays} Arbeitstagen`,
      body: "Opt-outs werden umgesetzt, unabhängig vom Wohnort und ohne Identitätsprüfung.",
    },
    answer: {
      title: `Innerhalb von ${days} Tagen`,
      body: "Sie erhalten unsere Antwort auf jeden anderen Antrag oder erfahren, warum wir mehr Zeit brauchen. Wenn wir ablehnen, teilen wir Ihnen mit, warum, wie Sie Einspruch einlegen und wer in Ihrem Bundesstaat Beschwerden annimmt.",
    },
  },
  rights: {
    access: {
      label: "Auskunft über meine Daten erhalten",
      noun: "Auskunft",
      detail: "Ob wir personenbezogene Daten über Sie verarbeiten, und eine Kopie davon.",
    },
    correct: {
      label: "Meine Daten berichtigen",
      noun: "Berichtigung",
      detail: "Berichtigung unrichtiger Daten. Sagen Sie uns unten, wie sie lauten sollen.",
    },
    delete: {
      label: "Meine Daten löschen",
      noun: "Löschung",
      detail:
        "Löschung dessen, was Sie uns gegeben haben und was wir über Sie erhalten haben, mit Ausnahme dessen, was wir nach dem Gesetz behalten dürfen.",
    },
    portability: {
      label: "Meine Daten in übertragbarer Form erhalten",
      noun: "Übertragbarkeit",
      detail: "Ihre Daten in einem leicht nutzbaren Format, das Sie anderswohin mitnehmen können.",
    },
    "opt-out": {
      label: "Opt-out von Verkauf, gezielter Werbung und Profiling",
      noun: "Opt-out",
      detail: `Wir verkaufen Ihre Daten nicht und nutzen sie nicht für gezielte Werbung oder Profiling. Umgesetzt innerhalb von ${optOutBusinessDays} Arbeitstagen, ohne Identitätsprüfung.`,
    },
  },
  grounds: {
    identity:
      "Wir konnten innerhalb der Frist nicht feststellen, dass der Antrag von der Person kommt, um die es darin geht.",
    excessive: "Der Antrag ist offenkundig unbegründet, exzessiv oder wiederholt.",
    fraudulent:
      "Wir haben in gutem Glauben die begründete und dokumentierte Überzeugung, dass der Antrag betrügerisch ist.",
    processor:
      "Wir verarbeiten die Daten im Auftrag eines Kunden, der darüber entscheidet. Bitte richten Sie den Antrag an diesen Kunden.",
    accurate: "Wir haben die Daten geprüft; sie sind richtig.",
    otherLaw:
      "Ein Gesetz verpflichtet uns, die Daten aufzubewahren, oder sie werden für Rechtsansprüche benötigt.",
  },
  counterparts: m("{citation} und die entsprechenden Vorschriften"),
  remedy: {
    sentence:
      "Sie können sich bei der Behörde Ihres Bundesstaats beschweren, die sein Datenschutzgesetz durchsetzt, in der Regel beim Attorney General.",
    authorities: "Attorneys General der Bundesstaaten",
  },
};
