import { messagesIn } from "@/lib/site/message";
import type { IntakeWords } from "./en";

const m = messagesIn("de");

export const de: IntakeWords = {
  fields: {
    agentName: "Name der bevollmächtigten Person",
    agentEmail: "E-Mail der bevollmächtigten Person",
    description: "Beschreibung",
    answer: "Ihre Antwort",
    appeal: "Ihr Text",
  },
  errors: {
    type: "Wählen Sie die Art des Antrags.",
    agentLink: "Der Name der bevollmächtigten Person muss ein Name ohne Link sein.",
    agentAddress: "Geben Sie eine gültige E-Mail-Adresse der bevollmächtigten Person ein.",
    agentBox: "Die Angabe zur Vollmacht muss wahr oder falsch sein.",
    noAgentName: "Geben Sie den Namen der bevollmächtigten Person ein, die diesen Antrag stellt.",
    noAgentEmail: "Geben Sie die E-Mail-Adresse der bevollmächtigten Person ein.",
    noPermission: "Versichern Sie, dass eine unterschriebene Vollmacht vorliegt.",
    box: m("{label} muss wahr oder falsch sein."),
    region: "Wählen Sie einen Ort aus der Liste oder keinen.",
    noRegion: "Anträge nach diesem Gesetz nennen keine Region.",
    law: m("Nennen Sie das Gesetz: {laws}."),
    optOut: "Bestätigen Sie das Opt-out, um es abzusenden.",
    reference: m("Geben Sie die Referenz wie in der E-Mail ein, zum Beispiel {example}."),
    link: "Der Link ist unvollständig.",
    question: "Nennen Sie die Frage, die beantwortet wird.",
  },
  form: {
    label: m("{law}-Antrag"),
    title: m("{law}-Antrag"),
    emailHint: "Die Adresse, unter der wir Sie kennen. Dorthin gehen Bestätigung und Antwort.",
    descriptionHint:
      "Alles, was uns hilft, Ihre Daten zu finden oder Ihr Anliegen zu verstehen. Senden Sie keine Ausweisdokumente.",
    type: "Art des Antrags",
    state: "Bundesstaat",
    stateHint:
      "Damit wir die Behörde Ihres Bundesstaats nennen können, falls Sie mit unserer Antwort nicht einverstanden sind. Es ändert weder, was wir tun, noch wann.",
    noState: "Anderer oder keine Angabe",
    law: "Gesetz",
    agentNameHint: "Ihr Name oder der Ihrer Organisation. Wir nennen ihn der betroffenen Person.",
    agentEmailHint: "Hierhin senden wir Neuigkeiten zum Antrag.",
    permission: "Unterschriebene Vollmacht",
    permissionText:
      "Ich habe eine unterschriebene Vollmacht der betroffenen Person und lege sie auf Verlangen vor.",
    fold: {
      summary: "Stellen Sie den Antrag für jemand anderen?",
      note: "Geben Sie oben die Adresse der Person und hier Ihre eigene ein. Außer bei Opt-out und Einschränkung bitten wir die Person, Ihre Vollmacht zu bestätigen. Antworten und Daten gehen an sie.",
      forChild: "Eltern oder gesetzliche Vertreter stellen Anträge für ein Kind auf dieselbe Weise.",
    },
    submit: { idle: "Antrag absenden", busy: "Wird gesendet …" },
    waits: "Geben Sie Ihre E-Mail-Adresse ein und wählen Sie die Art des Antrags, um fortzufahren.",
    refused: "Der Antrag konnte nicht gesendet werden",
    unreachable: "Ihr Antrag konnte nicht gesendet werden. Bitte versuchen Sie es erneut.",
    success: {
      title: "Antrag eingereicht",
      body: "Wir haben Ihren Antrag erhalten. Die Referenz und das Datum, bis zu dem wir antworten, stehen in der E-Mail, die wir Ihnen gesendet haben.",
      reference: "Ihre Referenz",
      due: "Unsere Antwort erhalten Sie bis",
      again: "Weiteren Antrag stellen",
      print: "Diese Bestätigung drucken",
    },
    received: m(
      "Wir haben Ihren Antrag erhalten. Ihre Referenz ist {reference}; unsere Antwort erhalten Sie bis {due}.",
    ),
  },
  page: { steps: "Wie es weitergeht", readMore: "Weiterlesen" },
  find: {
    title: "Ihr Datenschutzantrag",
    lead: "Öffnen Sie Ihren Antrag mit dem Link in unseren E-Mails. Haben Sie ihn verloren, senden wir einen neuen an die Adresse des Antrags.",
    emailHint: "Die Adresse, um die es im Antrag geht, oder die der bevollmächtigten Person.",
    reference: "Referenz",
    referenceHint: m("Wie auf der Bestätigung, zum Beispiel {example}."),
    button: "Neuen Link senden",
    panels: {
      sent: {
        title: "Vielen Dank",
        body: "Wenn Referenz und Adresse zusammengehören, ist ein Link unterwegs. Sehen Sie auch im Spam-Ordner nach; nach fünf Minuten können Sie erneut fragen.",
      },
      check: {
        title: "Bitte prüfen Sie Ihre Eingabe",
        body: m(
          "Eine Referenz sieht aus wie {examples}, und die Adresse muss eine einzelne E-Mail-Adresse sein.",
        ),
      },
      "no-link": {
        title: "Dieser Link funktioniert nicht",
        body: "Er ist vielleicht unvollständig, schon benutzt oder abgelaufen. Fordern Sie hier einen neuen an.",
      },
      changed: {
        title: "Der Antrag hat sich geändert",
        body: "Was Sie tun wollten, ist nicht mehr möglich. Der Link in unserer letzten E-Mail zeigt den aktuellen Stand.",
      },
      failed: {
        title: "Das hat nicht geklappt",
        body: "Es wurde nichts geändert. Bitte warten Sie eine Minute und versuchen Sie es erneut.",
      },
    },
    file: {
      title: "Noch kein Antrag?",
      body: "Stellen Sie einen, ohne Konto und kostenlos.",
    },
  },
  residence: {
    title: "Einen Datenschutz\u00adantrag stellen",
    lead: "Sagen Sie uns, wo Sie leben, und Sie erhalten das passende Formular: mit Ihren Rechten, den Fristen und der Stelle für Beschwerden. Es ist kostenlos und braucht kein Konto.",
    question: "Wo leben Sie?",
    asides: {
      optOut: {
        title: "Ein Opt-out braucht keinen Wohnort",
        body: "Wo auch immer Sie leben: Sie können uns untersagen, Ihre Daten zu verkaufen oder weiterzugeben. Wir verlangen keinerlei Nachweis.",
        link: "Opt-out erklären",
      },
      unsure: {
        title: "Nicht sicher, welches?",
        body: "Nehmen Sie irgendeines. Wir beantworten den Antrag, den Sie gestellt haben, und zählen die Tage ab seinem Eingang, auch wenn ein anderes Formular besser gepasst hätte.",
        link: "Datenschutzerklärung",
      },
      made: {
        title: "Schon einen gestellt?",
        body: "Der Link in unseren E-Mails öffnet Ihren Antrag. Haben Sie ihn verloren, senden wir einen neuen.",
        link: "Meinen Antrag finden",
      },
    },
  },
};
