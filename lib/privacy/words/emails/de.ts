import { site } from "@/lib/site/brand";
import { figures } from "@/lib/site/figures";
import { messagesIn } from "@/lib/site/message";
import type { EmailWords } from "./en";

const m = messagesIn("de");
const { confirmationDays: days } = figures.privacy;
const { privacyRequestMonths: months } = figures.retention;

const ignore =
  "Wenn Sie diesen Antrag weder gestellt noch erlaubt haben, können Sie diese E-Mail ignorieren: Ohne Ihre Bestätigung wird nichts offengelegt, geändert oder gelöscht.";

export const de: EmailWords = {
  rows: {
    reference: "Referenz",
    request: "Antrag",
    received: "Eingegangen am",
    due: "Antwort bis",
    appealDue: "Entscheidung über den Einspruch bis",
  },
  subjectWith: m("{heading}: {reference}"),
  follow: {
    button: "Seite Ihres Antrags öffnen",
    agentButton: "Seite des Antrags öffnen",
    note: `Behalten Sie den Link für sich: Wer ihn hat, kann den Antrag sehen und an Ihrer Stelle handeln. Wenn Sie eine Frage haben, antworten Sie auf diese E-Mail oder schreiben Sie an ${site.email.privacy}.`,
  },
  confirm: {
    subject: m("Bitte bestätigen Sie Ihren {request} ({reference})"),
    own: "Bitte bestätigen Sie, dass der Antrag von Ihnen stammt. Sobald Sie das getan haben, bearbeiten wir ihn.",
    forAgent: m(
      "{agent} hat diesen Antrag für Sie gestellt. Bitte bestätigen Sie, dass Sie das erlaubt haben. Sobald Sie das getan haben, bearbeiten wir ihn.",
    ),
    sameDate: "Am oben genannten Datum unserer Antwort ändert sich durch die Bestätigung nichts.",
    button: "Antrag bestätigen",
    once: `Der Link kann nur einmal verwendet werden. Er gilt ${days}\u00a0Tage, längstens jedoch bis zum Abschluss des Antrags. ${ignore}`,
    onceUntil: m(
      `Der Link kann nur einmal verwendet werden. Er gilt bis zum {moment}, längstens jedoch bis zum Abschluss des Antrags. ${ignore}`,
    ),
  },
  receipt: {
    subject: m("Wir haben Ihren {request} erhalten ({reference})"),
    heading: "Wir haben Ihren Antrag erhalten",
    byDate: "Wir führen den Antrag bis zum oben genannten Datum aus.",
    nothingNeeded: m("Sie müssen nichts weiter tun, und wir prüfen Ihre Identität nicht. {byWhen}"),
    nothingNeededOfAgent: m("{agent} hat diesen Antrag für Sie gestellt. Sie müssen nichts tun. {byWhen}"),
    proofNeeded:
      "Sie haben diesen Antrag für eine Person gestellt, die Sie vertreten. Bevor wir tätig werden, prüfen wir, ob Sie dazu berechtigt sind. Möglicherweise bitten wir Sie auf der Seite Ihres Antrags um einen Nachweis; senden Sie ihn bitte nicht per E-Mail. Unsere Antwort geht an Sie.",
    carriedOut: m(
      "Sie haben diesen Antrag für eine Person gestellt, die Sie vertreten. {byWhen} Möglicherweise bitten wir Sie um einen Nachweis, dass Sie dazu berechtigt sind.",
    ),
    gpc: "Opt-out berücksichtigt: Der Browser, aus dem das Formular gesendet wurde, hat ein Global-Privacy-Control-Signal übermittelt, und wir haben das Opt-out festgehalten. Wir verkaufen Ihre Daten nicht und geben sie nicht für gezielte Werbung weiter.",
  },
  represented: {
    subject: m("Ein Datenschutzantrag in Ihrem Namen: {reference}"),
    heading: "Jemand hat in Ihrem Namen einen Datenschutzantrag gestellt",
    attorney: m(
      "{agent} hat diesen Antrag gestellt und gibt an, eine Generalvollmacht, eine Vorsorgevollmacht oder einen Vorsorgeauftrag von Ihnen zu haben. Wir prüfen das, bevor wir tätig werden. Unsere Antwort geht an diese Person.",
    ),
    guardian: m(
      "{agent} hat diesen Antrag gestellt und gibt an, ein Elternteil von Ihnen oder Ihre gesetzliche Vertretung zu sein. Wir prüfen das, bevor wir tätig werden. Unsere Antwort geht an diese Person.",
    ),
    atOnce: m(
      "{agent} hat diesen Antrag für Sie gestellt. Er wurde sofort umgesetzt. Es wurden keine Daten über Sie offengelegt, geändert oder gelöscht.",
    ),
    answered: m(
      "{agent} hat diesen Antrag für Sie gestellt. Es wurden keine Daten über Sie offengelegt, geändert oder gelöscht.",
    ),
    wrong: "Wenn das nicht stimmt, antworten Sie auf diese E-Mail.",
    unwanted: "Wenn Sie mit diesem Antrag nicht einverstanden sind, antworten Sie auf diese E-Mail.",
  },
  agent: {
    receivedSubject: m("Wir haben den von Ihnen gestellten {request} erhalten ({reference})"),
    received: "Wir haben den von Ihnen gestellten Antrag erhalten",
    personAsked:
      "Wir haben die betroffene Person gebeten, Ihre Vollmacht zu bestätigen. Die Antwort und alle Daten gehen an sie; das Ergebnis teilen wir Ihnen mit.",
    carriedOut: m("{byWhen} Möglicherweise bitten wir Sie um die unterschriebene Vollmacht."),
    subject: m("Neuer Stand des von Ihnen gestellten Antrags: {reference}"),
    update: "Neuer Stand des von Ihnen gestellten Antrags",
    steps: {
      confirm: m("Die betroffene Person hat Ihre Vollmacht bestätigt."),
      start: m("Wir bearbeiten den Antrag."),
      extend: m(
        "Wir brauchen mehr Zeit und haben die Frist einmalig verlängert. Wir antworten nun bis zum {due}.",
      ),
      complete: m("Der Antrag ist abgeschlossen. Unsere Antwort ging an die betroffene Person."),
      completeInPart: m(
        "Wir haben dem Antrag teilweise entsprochen. Unsere Antwort mit den Gründen ging an die betroffene Person.",
      ),
      deny: m(
        "Wir haben den Antrag abgelehnt. Unsere Antwort mit den Gründen ging an die betroffene Person.",
      ),
      appeal: m(
        "Gegen unsere Entscheidung wurde Einspruch eingelegt. Wir entscheiden darüber bis zum {due}.",
      ),
      grant: m("Wir haben dem Einspruch stattgegeben. Unsere Antwort ging an die betroffene Person."),
      grantInPart: m(
        "Wir haben dem Einspruch teilweise stattgegeben. Unsere Antwort mit den Gründen ging an die betroffene Person.",
      ),
      refuse: m(
        "Der Einspruch wurde zurückgewiesen; diese Entscheidung ist endgültig. Unsere Antwort mit den Gründen ging an die betroffene Person.",
      ),
      withdraw: m("Der Antrag wurde zurückgezogen. Wir bearbeiten ihn nicht weiter."),
    },
    paused: {
      person:
        "Die betroffene Person hat unsere Frage noch nicht beantwortet. Bis dahin ruht die Frist für unsere Antwort.",
      agent:
        "Sie haben unsere Frage auf der Seite des Antrags noch nicht beantwortet. Bis dahin ruht die Frist für unsere Antwort.",
    },
  },
  steps: {
    confirm: {
      heading: "Ihr Antrag ist bestätigt",
      text: m("Vielen Dank. Sie erhalten unsere Antwort bis zum {due}."),
    },
    authorized: {
      heading: "Ihre Vertretungsbefugnis ist bestätigt",
      text: m("Sie erhalten unsere Antwort bis zum {due}."),
    },
    start: {
      heading: "Wir bearbeiten Ihren Antrag",
      text: m("Sie erhalten unsere Antwort bis zum {due}."),
    },
    extend: {
      heading: "Wir brauchen mehr Zeit für Ihren Antrag",
      text: m("Wir haben die Frist verlängert; das ist nur einmal möglich. Das neue Datum ist der {due}."),
      paused:
        "Die Frist für unsere Antwort ruht, bis unsere Frage beantwortet ist. Zudem haben wir die Frist verlängert; das ist nur einmal möglich.",
      reason: "Der Grund für die Verlängerung:",
    },
    complete: {
      heading: "Ihr Antrag ist abgeschlossen",
      inPart: "Wir haben Ihrem Antrag teilweise entsprochen",
    },
    deny: { heading: "Wir haben Ihren Antrag abgelehnt" },
    appeal: {
      heading: "Wir haben Ihren Einspruch erhalten",
      text: m(
        "Wir prüfen unsere Entscheidung noch einmal. Über Ihren Einspruch entscheiden wir bis zum {due}.",
      ),
    },
    grant: {
      heading: "Wir haben Ihrem Einspruch stattgegeben",
      inPart: "Wir haben Ihrem Einspruch teilweise stattgegeben",
    },
    refuse: {
      heading: "Wir haben Ihren Einspruch zurückgewiesen",
      text: "Wir haben unsere Entscheidung noch einmal geprüft und sind zum selben Ergebnis gekommen. Diese Entscheidung ist endgültig.",
    },
    withdraw: {
      heading: "Ihr Antrag ist zurückgezogen",
      text: `Wir bearbeiten Ihren Antrag nicht weiter. Sie verlieren dadurch keine Rechte: Sie können denselben Antrag jederzeit wieder stellen. Die Aufzeichnung des zurückgezogenen Antrags bewahren wir ${months}\u00a0Monate lang auf.`,
      afterAppeal: `Mit der Rücknahme endet auch Ihr Einspruch: Wir entscheiden nicht mehr darüber, und es bleibt bei unserer früheren Entscheidung. Gegen diese können Sie nicht noch einmal Einspruch einlegen; Sie können aber jederzeit einen neuen Antrag stellen. Die Aufzeichnung des zurückgezogenen Antrags bewahren wir ${months}\u00a0Monate lang auf.`,
    },
  },
  answer: {
    data: m(
      "Die angeforderten Daten können Sie bis zum {until} auf der unten verlinkten Seite als Datei herunterladen.",
    ),
    notDone: "Warum wir nicht alles getan haben, was Sie beantragt haben:",
    ground: "Rechtsgrundlage der Ablehnung",
    inDetail: "Im Einzelnen:",
    disagree: "Wenn Sie nicht einverstanden sind:",
  },
  appeal: {
    here: m("Sie können bis zum {until} Einspruch einlegen."),
    inEmail: m("Sie können bis zum {until} auf der Seite Ihres Antrags Einspruch einlegen."),
    inAgentEmail: m("Sie können bis zum {until} auf der Seite des Antrags Einspruch einlegen."),
    review: m(
      "Nach Möglichkeit prüft den Fall eine Person, die an der Entscheidung nicht beteiligt war. Das Ergebnis erhalten Sie innerhalb von {time} nach Eingang Ihres Einspruchs{source}.",
    ),
    source: m(" ({citation})"),
  },
  unconfirmed:
    "Niemand hat diesen Antrag mit dem Link aus unserer E-Mail bestätigt. Deshalb konnten wir ihn nicht bearbeiten und haben ihn abgeschlossen. Es wurden keine Daten über Sie offengelegt, geändert oder gelöscht. Sie können ihn jederzeit erneut stellen.",
  newConfirmation: "Bitte bestätigen Sie Ihren Antrag",
  reminder: {
    subject: m("Erinnerung: Bitte bestätigen Sie Ihren {request} ({reference})"),
    heading: "Ihr Antrag ist noch nicht bestätigt",
    only: "Dies ist die einzige Erinnerung.",
  },
  newLink: { person: "Neuer Link zu Ihrem Antrag", agent: "Neuer Link zu dem von Ihnen gestellten Antrag" },
  newLinkAsked: "Sie haben diesen Link angefordert. Falls nicht, können Sie diese E-Mail ignorieren.",
  question: {
    subject: "Wir haben eine Frage",
    heading: {
      person: "Wir haben eine Frage zu Ihrem Antrag",
      agent: "Wir haben eine Frage zu dem von Ihnen gestellten Antrag",
    },
    paused: {
      person: m(
        "Sie finden die Frage auf der Seite Ihres Antrags, mit einem Feld für Ihre Antwort. Die Frist für unsere Antwort ruht, bis Sie die Frage dort beantworten ({citation}). Für jeden vollen Tag, den die Frist ruht, verschiebt sich das oben genannte Datum unserer Antwort um einen Tag.",
      ),
      agent: m(
        "Sie finden die Frage auf der Seite des Antrags, mit einem Feld für Ihre Antwort. Die Frist für unsere Antwort ruht, bis Sie die Frage dort beantworten ({citation}). Für jeden vollen Tag, den die Frist ruht, verschiebt sich das oben genannte Datum unserer Antwort um einen Tag.",
      ),
    },
    running: {
      person: m(
        "Sie finden die Frage auf der Seite Ihres Antrags, mit einem Feld für Ihre Antwort. {byWhen} Je früher Sie die Frage beantworten, desto früher können wir Ihren Antrag beantworten.",
      ),
      agent: m(
        "Sie finden die Frage auf der Seite des Antrags, mit einem Feld für Ihre Antwort. {byWhen} Je früher Sie die Frage beantworten, desto früher können wir den Antrag beantworten.",
      ),
    },
    settled: "Unsere Frage hat sich erledigt",
    noAnswerNeeded: m("Sie müssen unsere Frage nicht mehr beantworten. {byWhen}"),
  },
  complaint: {
    rows: { request: "Art", due: "Ergebnis bis" },
    follow: {
      button: "Seite Ihrer Beschwerde öffnen",
      agentButton: "Seite der Beschwerde öffnen",
      note: `Behalten Sie den Link für sich: Wer ihn hat, kann die Beschwerde sehen und an Ihrer Stelle handeln. Wenn Sie eine Frage haben, antworten Sie auf diese E-Mail oder schreiben Sie an ${site.email.privacy}.`,
    },
    receipt: {
      subject: m("Wir haben Ihre Beschwerde erhalten ({reference})"),
      heading: "Wir haben Ihre Beschwerde erhalten",
      byDate: "Das Ergebnis teilen wir bis zum oben genannten Datum mit.",
      nothingNeeded: m("Sie müssen nichts weiter tun. Wir prüfen Ihre Beschwerde. {byWhen}"),
      nothingNeededOfAgent: m(
        "{agent} hat diese Beschwerde für Sie eingereicht. Sie müssen nichts tun. Wir prüfen sie. {byWhen}",
      ),
    },
    represented: {
      subject: m("Eine Datenschutzbeschwerde in Ihrem Namen: {reference}"),
      heading: "Jemand hat in Ihrem Namen eine Datenschutzbeschwerde eingereicht",
      attorney: m(
        "{agent} hat diese Beschwerde eingereicht und gibt an, eine Generalvollmacht, eine Vorsorgevollmacht oder einen Vorsorgeauftrag von Ihnen zu haben. Wir prüfen die Beschwerde. Unsere Antwort geht an diese Person.",
      ),
      guardian: m(
        "{agent} hat diese Beschwerde eingereicht und gibt an, ein Elternteil von Ihnen oder Ihre gesetzliche Vertretung zu sein. Wir prüfen die Beschwerde. Unsere Antwort geht an diese Person.",
      ),
    },
    agent: {
      receivedSubject: m("Wir haben die von Ihnen eingereichte Beschwerde erhalten ({reference})"),
      received: "Wir haben die von Ihnen eingereichte Beschwerde erhalten",
      carriedOut: m(
        "Wir prüfen die Beschwerde und schreiben der betroffenen Person. {byWhen} Möglicherweise bitten wir Sie um die unterschriebene Vollmacht.",
      ),
      subject: m("Neuer Stand der von Ihnen eingereichten Beschwerde: {reference}"),
      update: "Neuer Stand der von Ihnen eingereichten Beschwerde",
      steps: {
        start: m("Wir bearbeiten die Beschwerde."),
        complete: m("Wir haben die Beschwerde geprüft. Das Ergebnis ging an die betroffene Person."),
        withdraw: m("Die Beschwerde wurde zurückgezogen. Wir bearbeiten sie nicht weiter."),
      },
    },
    steps: {
      start: {
        heading: "Wir bearbeiten Ihre Beschwerde",
        text: m("Das Ergebnis erhalten Sie bis zum {due}."),
      },
      complete: { heading: "Das Ergebnis Ihrer Beschwerde" },
      withdraw: {
        heading: "Ihre Beschwerde ist zurückgezogen",
        text: `Wir bearbeiten Ihre Beschwerde nicht weiter. Sie verlieren dadurch keine Rechte: Sie können dieselbe Beschwerde jederzeit wieder einreichen. Die Aufzeichnung der zurückgezogenen Beschwerde bewahren wir ${months}\u00a0Monate lang auf.`,
      },
    },
    newLink: {
      person: "Neuer Link zu Ihrer Beschwerde",
      agent: "Neuer Link zu der von Ihnen eingereichten Beschwerde",
    },
    question: {
      heading: {
        person: "Wir haben eine Frage zu Ihrer Beschwerde",
        agent: "Wir haben eine Frage zu der von Ihnen eingereichten Beschwerde",
      },
      running: {
        person: m(
          "Sie finden die Frage auf der Seite Ihrer Beschwerde, mit einem Feld für Ihre Antwort. {byWhen} Je früher Sie die Frage beantworten, desto früher können wir Ihnen das Ergebnis mitteilen.",
        ),
        agent: m(
          "Sie finden die Frage auf der Seite der Beschwerde, mit einem Feld für Ihre Antwort. {byWhen} Je früher Sie die Frage beantworten, desto früher können wir das Ergebnis mitteilen.",
        ),
      },
    },
  },
};
