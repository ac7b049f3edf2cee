import { complaintFigures } from "@/lib/privacy/laws/figures";
import { messagesIn } from "@/lib/site/message";
import type { IntakeWords } from "./en";

const m = messagesIn("de");

export const de: IntakeWords = {
  fields: {
    agentName: "Ihr eigener Name",
    agentEmail: "Ihre eigene E-Mail-Adresse",
    description: "Beschreibung",
    answer: "Ihre Antwort",
    appeal: "Ihre Gründe",
  },
  errors: {
    type: "Wählen Sie die Art des Antrags.",
    agentLink:
      "Ihr eigener Name darf keinen Link, keine E-Mail-Adresse und keine Telefonnummer enthalten. Setzen Sie nach Initialen ein Leerzeichen, wie in „Y. Li“.",
    agentAddress: "Geben Sie eine gültige eigene E-Mail-Adresse ein.",
    filedBy: "Wählen Sie, in welcher Eigenschaft Sie handeln.",
    agentBox: "Die Angabe zur Vollmacht muss true oder false sein.",
    noAgentName: "Geben Sie Ihren eigenen Namen ein.",
    noAgentEmail: "Geben Sie Ihre eigene E-Mail-Adresse ein.",
    noPermission: "Kreuzen Sie das Kästchen an, um zu bestätigen, dass die gewählte Angabe zutrifft.",
    box: m("Die Angabe „{label}“ muss true oder false sein."),
    region: "Wählen Sie einen Ort aus der Liste oder lassen Sie das Feld leer.",
    noComplaint: "Geben Sie an, worum es in Ihrer Beschwerde geht.",
    noRegion: "Bei dieser Art von Antrag wird weder ein Bundesstaat noch ein Land angegeben.",
    law: m("Wählen Sie eines dieser Gesetze: {laws}."),
    optOut: "Bestätigen Sie das Opt-out, um es abzusenden.",
    reference: m("Geben Sie die Referenz wie in der E-Mail ein, zum Beispiel {example}."),
    link: "Der Link ist unvollständig.",
    question: "Geben Sie an, auf welche Frage Sie antworten.",
  },
  form: {
    emailHint: "Die Adresse, unter der wir Sie kennen. An sie senden wir die Bestätigung und unsere Antwort.",
    descriptionHint:
      "Alles, was uns hilft, Ihre Daten zu finden oder Ihr Anliegen zu verstehen. Senden Sie keine Ausweisdokumente.",
    type: "Art des Antrags",
    state: "Bundesstaat",
    stateHint:
      "Damit wir in unserer Antwort das Gesetz Ihres Bundesstaats nennen können und die Behörde, an die Sie sich wenden können, falls Sie nicht einverstanden sind. Die Fristen sind in allen Bundesstaaten gleich.",
    noState: "Anderer oder keine Angabe",
    country: "Land oder Provinz",
    countryHint:
      "Manche Länder und Provinzen haben eine kürzere Antwortfrist oder eine eigene Behörde, an die Sie sich wenden können, falls Sie nicht einverstanden sind. Wir halten diese Frist ein und nennen Ihnen die Behörde.",
    noCountry: "Ein anderes Land oder keine Angabe",
    law: "Gesetz",
    agentNameHint: "Ihr Name oder der Name Ihrer Organisation. Wir teilen ihn der betroffenen Person mit.",
    agentEmailHint: "An diese Adresse schreiben wir Ihnen.",
    filedBy: "In welcher Eigenschaft handeln Sie?",
    agentRoles: {
      agent: "Ich habe eine unterschriebene Vollmacht der betroffenen Person",
      attorney:
        "Ich habe eine Generalvollmacht, eine Vorsorgevollmacht oder einen Vorsorgeauftrag der betroffenen Person",
      guardian: "Ich bin Elternteil oder gesetzliche Vertretung der betroffenen Person",
    },
    permission: "Erklärung",
    permissionText: "Meine Angabe oben trifft zu; ich weise sie auf Verlangen nach.",
    fold: {
      summary: "Handeln Sie für jemand anderen?",
      addresses:
        "Geben Sie oben die E-Mail-Adresse der Person ein und unten Ihren eigenen Namen und Ihre eigene E-Mail-Adresse.",
      permission: {
        confirmed:
          "Wenn Sie eine unterschriebene Vollmacht haben, bitten wir die Person, sie zu bestätigen; Antworten und Daten gehen dann an diese Person.",
        exceptOptOut:
          "Wenn Sie eine unterschriebene Vollmacht haben, bitten wir die Person, sie zu bestätigen (nicht beim Opt-out); Antworten und Daten gehen dann an diese Person.",
        exceptOptOutOrLimit:
          "Wenn Sie eine unterschriebene Vollmacht haben, bitten wir die Person, sie zu bestätigen (nicht bei Opt-out und Begrenzung); Antworten und Daten gehen dann an diese Person.",
        complaint: "Wenn Sie eine unterschriebene Vollmacht haben, geht unsere Antwort an diese Person.",
      },
      proof: {
        request:
          "Wenn Sie eine Generalvollmacht, eine Vorsorgevollmacht oder einen Vorsorgeauftrag haben oder Elternteil oder gesetzliche Vertretung sind, bitten wir Sie möglicherweise um einen Nachweis; Antworten und Daten gehen dann an Sie.",
        complaint:
          "Wenn Sie eine Generalvollmacht, eine Vorsorgevollmacht oder einen Vorsorgeauftrag haben oder Elternteil oder gesetzliche Vertretung sind, bitten wir Sie möglicherweise um einen Nachweis; unsere Antwort geht dann an Sie.",
      },
    },
    submit: { idle: "Antrag absenden", busy: "Wird gesendet …" },
    waits: "Geben Sie Ihre E-Mail-Adresse ein und wählen Sie die Art des Antrags, um fortzufahren.",
    refused: "Der Antrag konnte nicht gesendet werden",
    unreachable: "Ihr Antrag konnte nicht gesendet werden. Bitte versuchen Sie es erneut.",
    success: {
      title: "Antrag gesendet",
      body: "Wir haben Ihren Antrag erhalten. Die Referenz und ein Link, mit dem Sie den Antrag verfolgen, stehen in der E-Mail, die wir Ihnen gesendet haben. Bittet die E-Mail um eine Bestätigung, verwenden Sie den Bestätigungslink darin; vorher können wir den Antrag nicht bearbeiten.",
      reference: "Ihre Referenz",
      due: "Wir antworten bis zum",
      again: "Weiteren Antrag stellen",
      print: "Diese Eingangsbestätigung drucken",
      confirm: {
        title: "Bestätigen Sie Ihren Antrag per E-Mail",
        body: "Wir haben eine E-Mail an {email} gesendet. Bestätigen Sie den Antrag über den Link darin; vorher können wir ihn nicht bearbeiten.",
        note: "Keine E-Mail nach einigen Minuten? Sehen Sie im Spam-Ordner nach oder lassen Sie sie erneut senden. Ist die Adresse falsch, stellen Sie den Antrag noch einmal.",
        resend: "E-Mail erneut senden",
        resent:
          "Wir haben eine neue E-Mail gesendet, es sei denn, wir haben in den letzten fünf Minuten schon eine oder in der letzten Stunde mehrere gesendet. Sehen Sie auch im Spam-Ordner nach.",
      },
    },
    received: m(
      "Wir haben Ihren Antrag erhalten. Ihre Referenz ist {reference}. Wir antworten bis zum {due}.",
    ),
    personConfirms:
      "Die betroffene Person muss Ihre Vollmacht bestätigen. Wir haben ihr dazu eine E-Mail gesendet; bis zur Bestätigung können wir den Antrag nicht bearbeiten. Haben Sie ihre Adresse falsch angegeben, stellen Sie den Antrag noch einmal.",
    completed: m("Ihr Antrag ist abgeschlossen. Ihre Referenz ist {reference}. {answer}"),
  },
  page: {
    steps: "Wie es weitergeht",
    readMore: "Weiterlesen",
    complaint: "Beschwerde über unseren Umgang mit Ihren Daten",
  },
  complaint: {
    title: "Beschwerde einreichen",
    lead: "Etwas an unserem Umgang mit Ihren Daten stimmt nicht? Sagen Sie es uns. Das ist kostenlos und jederzeit möglich, ohne Konto und ohne Nachweis.",
    label: "Datenschutzbeschwerde",
    submit: { idle: "Beschwerde absenden", busy: "Wird gesendet …" },
    waits: "Geben Sie Ihre E-Mail-Adresse und den Grund der Beschwerde ein, um fortzufahren.",
    refused: "Die Beschwerde konnte nicht gesendet werden",
    unreachable: "Ihre Beschwerde konnte nicht gesendet werden. Bitte versuchen Sie es erneut.",
    received: m(
      "Wir haben Ihre Beschwerde erhalten. Ihre Referenz ist {reference}. Das Ergebnis erhalten Sie bis zum {due}.",
    ),
    lawHint: "Damit wir wissen, welches Gesetz gilt und an wen Sie sich noch wenden können.",
    emailHint: "An diese Adresse senden wir unsere Antwort.",
    about: "Worum geht es in Ihrer Beschwerde?",
    aboutHint:
      "Beschreiben Sie, was geschehen ist und was wir tun sollen. Senden Sie keine Ausweisdokumente.",
    success: {
      title: "Beschwerde gesendet",
      body: "Wir haben Ihre Beschwerde erhalten. Die Referenz und der Tag, bis zu dem wir antworten, stehen in der E-Mail, die wir Ihnen gesendet haben.",
      due: "Das Ergebnis erhalten Sie bis zum",
      again: "Weitere Beschwerde einreichen",
    },
    steps: [
      {
        title: "Sofort",
        body: "Sie erhalten eine E-Mail mit einer Referenz und einem Link, unter dem Sie die Beschwerde verfolgen.",
      },
      {
        title: "Wir prüfen die Beschwerde",
        body: "Wir informieren Sie, wenn wir mit der Prüfung beginnen. Rückfragen stellen wir Ihnen auf der Seite der Beschwerde.",
      },
      {
        title: `Innerhalb von ${complaintFigures.days}\u00a0Tagen`,
        body: "Sie erhalten das Ergebnis und erfahren, an wen Sie sich noch wenden können. An eine Behörde können Sie sich jederzeit wenden.",
      },
    ],
  },
  find: {
    title: "Ihr Datenschutzantrag",
    lead: "Öffnen Sie Ihren Antrag mit dem Link in unseren E-Mails. Wenn Sie den Link nicht mehr haben, senden wir Ihnen einen neuen. Das geht auch bei Beschwerden.",
    emailHint:
      "Die im Antrag genannte Adresse oder Ihre eigene, wenn Sie ihn für eine andere Person gestellt haben.",
    reference: "Referenz",
    referenceHint: m("Steht in unseren E-Mails, zum Beispiel {example}."),
    button: "Neuen Link senden",
    panels: {
      sent: {
        title: "Vielen Dank",
        body: "Wenn Referenz und Adresse zusammengehören, ist ein Link unterwegs, es sei denn, wir haben in den letzten fünf Minuten schon einen oder in der letzten Stunde mehrere gesendet. Sehen Sie auch im Spam-Ordner nach.",
      },
      check: {
        title: "Bitte prüfen Sie Ihre Eingabe",
        body: m(
          "Eine Referenz besteht aus zwei Buchstaben und acht weiteren Zeichen, zum Beispiel {example}. Geben Sie eine einzige E-Mail-Adresse ein.",
        ),
      },
      confirmed: {
        title: "Dieser Antrag ist bereits bestätigt",
        body: "Sie müssen ihn nicht noch einmal bestätigen. Den Stand sehen Sie über den Link in unserer letzten E-Mail; hier können Sie auch einen neuen anfordern.",
      },
      "no-link": {
        title: "Dieser Link funktioniert nicht",
        body: "Er ist vielleicht unvollständig, schon benutzt oder abgelaufen, oder der Antrag ist bereits abgeschlossen. Fordern Sie hier einen neuen Link zu Ihrem Antrag an.",
      },
      changed: {
        title: "Der Antrag hat sich geändert",
        body: "Was Sie tun wollten, ist nicht mehr möglich. Den aktuellen Stand zeigt die Seite Ihres Antrags, die Sie über den Link in unserer letzten E-Mail öffnen.",
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
    lead: "Sagen Sie uns, wo Sie leben, und Sie erhalten das passende Formular mit Ihren Rechten und den Fristen. Das ist kostenlos und ohne Konto möglich.",
    question: "Wo leben Sie?",
    asides: {
      optOut: {
        title: "Opt-out: unabhängig vom Wohnort",
        body: "Wo auch immer Sie leben: Sie können uns untersagen, Ihre Daten zu verkaufen oder weiterzugeben. Sie müssen weder Ihre Identität noch Ihren Wohnort nachweisen.",
        link: "Opt-out erklären",
      },
      complaint: {
        title: "Sie möchten sich beschweren?",
        body: "Sie können sich jederzeit über alles beschweren, was wir mit Ihren Daten tun. Unser Datenschutzteam prüft die Beschwerde.",
        link: "Beschwerde einreichen",
      },
      unsure: {
        title: "Nicht sicher, welches Formular?",
        body: "Wählen Sie ein beliebiges. Wir bearbeiten Ihren Antrag und rechnen die Frist ab seinem Eingang, auch wenn ein anderes Formular besser gepasst hätte.",
        link: "Datenschutzerklärung",
      },
      made: {
        title: "Schon einen Antrag gestellt?",
        body: "Der Link in unseren E-Mails öffnet Ihren Antrag. Wenn Sie den Link nicht mehr haben, senden wir Ihnen einen neuen.",
        link: "Meinen Antrag finden",
      },
    },
  },
};
