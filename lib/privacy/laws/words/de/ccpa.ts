import { messagesIn } from "@/lib/site/message";
import { ccpaFigures } from "../../figures";
import type { CcpaWords } from "../en/ccpa";

const { days, extensionDays, optOutBusinessDays } = ccpaFigures;

const m = messagesIn("de");

export const ccpa: CcpaWords = {
  name: "CCPA",
  request: "CCPA-Antrag",
  inSentence: "dem CCPA",
  residence: { label: "Kalifornien", note: "Vereinigte Staaten." },
  people: "Einwohnern Kaliforniens",
  meta: {
    title: "Antrag nach dem CCPA",
    description: m(
      "Einwohner Kaliforniens: Auskunft, Löschung, Berichtigung, Übertragung, Begrenzung der Nutzung sensibler Informationen oder Opt-out. Antwort binnen {period}.",
    ),
    picture: "CCPA-Antrag stellen",
  },
  lead: "Wenn Sie in Kalifornien leben, können Sie Auskunft über Ihre Informationen verlangen, sie berichtigen, löschen oder übertragen lassen, die Nutzung sensibler Informationen begrenzen oder ein Opt-out von Verkauf oder Weitergabe erklären. Wenn Sie ein Recht ausüben, entstehen Ihnen daraus nie Nachteile bei Leistung oder Preis.",
  steps: {
    atOnce: {
      title: "Sofort",
      body: "Sie erhalten eine E-Mail mit einer Referenz und einem Link, mit dem Sie den Antrag verfolgen. Außer bei Opt-out und Begrenzung müssen Sie den Antrag bestätigen.",
    },
    optOut: {
      title: `Innerhalb von ${optOutBusinessDays} Arbeitstagen`,
      body: "Opt-outs und Begrenzungen der Nutzung werden umgesetzt. Dafür ist keine Identitätsprüfung nötig.",
    },
    answer: {
      title: `Innerhalb von ${days} Tagen`,
      body: `Wir beantworten jeden anderen Antrag oder teilen Ihnen mit, warum wir bis zu ${extensionDays} weitere Tage brauchen. Wenn wir ablehnen, erfahren Sie, warum, wie Sie Einspruch einlegen und wo Sie sich beschweren können.`,
    },
  },
  rights: {
    know: {
      label: "Erfahren, was erhoben wird",
      noun: "Auskunft",
      detail:
        "Welche personenbezogenen Informationen wir erhoben haben, woher, warum und wer sie erhalten hat, mit einer Kopie der Informationen.",
    },
    delete: {
      label: "Meine Informationen löschen",
      noun: "Löschung",
      detail:
        "Löschung dessen, was wir bei Ihnen erhoben haben, mit Ausnahme dessen, was wir nach dem Gesetz behalten dürfen.",
    },
    "opt-out": {
      label: "Opt-out von Verkauf oder Weitergabe",
      noun: "Opt-out",
      detail: `Kein Verkauf und keine Weitergabe Ihrer Informationen. Umgesetzt innerhalb von ${optOutBusinessDays} Arbeitstagen, ohne Identitätsprüfung.`,
    },
    correct: {
      label: "Meine Informationen berichtigen",
      noun: "Berichtigung",
      detail: "Berichtigung unrichtiger Informationen. Sagen Sie uns unten, wie sie lauten sollen.",
    },
    portability: {
      label: "Meine Informationen in übertragbarer Form erhalten",
      noun: "Übertragbarkeit",
      detail: "Ihre Informationen in einem leicht nutzbaren Format, das Sie anderswohin mitnehmen können.",
    },
    limit: {
      label: "Die Nutzung sensibler Informationen begrenzen",
      noun: "Begrenzung",
      detail: `Sensible Informationen werden nur für Zwecke genutzt, für die dieses Recht nicht gilt, etwa für die Anmeldung. Umgesetzt innerhalb von ${optOutBusinessDays} Arbeitstagen, ohne Identitätsprüfung.`,
    },
  },
  limited:
    "Die Begrenzung gilt ab sofort. Wir nutzen sensible Informationen nur für Zwecke, für die das Recht auf Begrenzung nicht gilt (11 CCR §\u00a07027(m)), etwa für die Anmeldung; deshalb muss sich sonst nichts ändern. Solange die Begrenzung gilt, bewahren wir die E-Mail-Adresse, für die sie gilt, diesen Antrag und sein Datum auf.",
  californiaResident: {
    label: "Wohnsitz in Kalifornien",
    text: "Ich bestätige, dass ich meinen Wohnsitz in Kalifornien habe.",
    hint: "Diese Rechte stehen nach dem CCPA Einwohnern Kaliforniens zu. Wir vermerken Ihre Angabe beim Antrag; wenn Sie das Kästchen nicht ankreuzen, verzögert das die Bearbeitung nicht.",
    collected: "Bestätigung des Wohnsitzes in Kalifornien",
  },
  grounds: {
    identity: m(
      "Wir konnten innerhalb der Frist nicht bestätigen, dass der Antrag von der Person kommt, um deren Informationen es geht. Welche Kategorien von Informationen wir erheben, woher und wozu, steht in unserer Datenschutzerklärung ({privacy}) und auf unserer CCPA-Seite ({ccpa}).",
    ),
    agentPermission:
      "Die bevollmächtigte Person hat die unterschriebene Vollmacht der Person, um die es in dem Antrag geht, nicht vorgelegt.",
    fraudulent:
      "Wir haben in gutem Glauben die begründete und dokumentierte Überzeugung, dass der Antrag betrügerisch ist.",
    notResident: "Dieses Recht steht nach dem Gesetz nur Einwohnern Kaliforniens zu.",
    serviceProvider:
      "Wir speichern die Informationen im Auftrag eines Kunden. Bitte richten Sie den Antrag an diesen Kunden.",
    deletionException:
      "Die Informationen werden für einen Zweck benötigt, den das Gesetz von der Löschung ausnimmt.",
    accurate:
      "Nach den gesamten Umständen sind die Informationen mit höherer Wahrscheinlichkeit richtig als unrichtig.",
    twiceAYear: "Die Informationen wurden Ihnen in den letzten 12 Monaten bereits zweimal gegeben.",
    excessive: "Der Antrag ist offenkundig unbegründet oder exzessiv.",
    otherLaw: "Dem Antrag nachzukommen, würde gegen ein anderes Gesetz verstoßen, an das wir gebunden sind.",
  },
  remedy: {
    sentence:
      "Sie können sich bei der California Privacy Protection Agency oder beim Attorney General von Kalifornien beschweren.",
    attorneyGeneral: "Attorney General von Kalifornien",
  },
};
