import { site } from "@/lib/site/brand";
import { figures } from "@/lib/site/figures";
import { messagesIn } from "@/lib/site/message";
import type { MailWords } from "./en";

const m = messagesIn("de");
const { confirmationDays: days } = figures.privacy;
const { privacyRequestMonths: months } = figures.retention;

const ignore =
  "Wenn der Antrag nicht von Ihnen stammt, können Sie diese E-Mail ignorieren: Ohne die Bestätigung wird nichts offengelegt, geändert oder gelöscht.";

export const de: MailWords = {
  kinds: {
    gdpr: "DSGVO-Antrag",
    "uk-gdpr": "UK-GDPR-Antrag",
    fadp: "DSG-Antrag",
    ccpa: "CCPA-Antrag",
    "us-states": "Datenschutzantrag (US-Bundesstaat)",
    elsewhere: "Datenschutzantrag",
  },
  rows: {
    reference: "Referenz",
    request: "Antrag",
    received: "Eingegangen am",
    due: "Antwort bis",
    appealDue: "Entscheidung über den Einspruch bis",
  },
  subject: m("Ihr {kind} {reference}"),
  subjectWith: m("{heading}: {reference}"),
  follow: {
    button: "Antrag verfolgen",
    note: `Behalten Sie den Link für sich: Wer ihn hat, kann den Antrag sehen. Wenn Sie eine Frage haben, antworten Sie auf diese E-Mail oder schreiben Sie an ${site.email.privacy}.`,
  },
  confirm: {
    own: "Bitte bestätigen Sie, dass der Antrag von Ihnen stammt. Danach bearbeiten wir ihn; das oben genannte Datum bleibt gleich.",
    forAgent: m(
      "{agent} hat diesen Antrag für Sie gestellt. Bitte bestätigen Sie, dass Sie das erlaubt haben. Danach bearbeiten wir ihn; das oben genannte Datum bleibt gleich.",
    ),
    button: "Antrag bestätigen",
    once: `Der Link funktioniert einmal und gilt ${days} Tage. ${ignore}`,
    onceUntil: m(`Der Link funktioniert einmal und gilt bis zum {moment}. ${ignore}`),
  },
  receipt: {
    heading: "Wir haben Ihren Antrag erhalten",
    nothingNeeded:
      "Sie müssen nichts weiter tun: Wir führen ihn bis zum oben genannten Datum aus, ohne Ihre Identität zu prüfen.",
    nothingNeededOfAgent: m(
      "{agent} hat diesen Antrag für Sie gestellt. Sie müssen nichts weiter tun: Wir führen ihn bis zum oben genannten Datum aus.",
    ),
    gpc: "Ihr Browser hat mit dem Antrag ein Global-Privacy-Control-Signal gesendet. Opt-out berücksichtigt: Wir verkaufen und teilen keine personenbezogenen Daten und haben Ihre Wahl festgehalten.",
  },
  agent: {
    receivedSubject: m("Der von Ihnen gestellte {kind} {reference}"),
    received: "Wir haben den von Ihnen gestellten Antrag erhalten",
    personAsked:
      "Wir haben die betroffene Person gebeten, Ihre Vollmacht zu bestätigen. Die Antwort und alle Daten gehen an sie; das Ergebnis teilen wir Ihnen mit.",
    carriedOut:
      "Wir führen ihn bis zum oben genannten Datum aus. Möglicherweise bitten wir Sie um die unterschriebene Vollmacht.",
    subject: m("Der von Ihnen gestellte Antrag {reference}"),
    steps: {
      confirm: m("Die betroffene Person hat Ihre Vollmacht bestätigt."),
      start: m("Wir bearbeiten den Antrag."),
      extend: m("Wir brauchen einmalig mehr Zeit. Die Antwort erfolgt nun bis zum {due}."),
      complete: m("Der Antrag ist abgeschlossen. Unsere Antwort ging an die betroffene Person."),
      deny: m("Wir konnten dem Antrag nicht entsprechen. Die Gründe gingen an die betroffene Person."),
      appeal: m(
        "Gegen unsere Entscheidung wurde Einspruch eingelegt. Wir entscheiden darüber bis zum {due}.",
      ),
      grant: m("Dem Einspruch wurde stattgegeben. Unsere Antwort ging an die betroffene Person."),
      refuse: m(
        "Der Einspruch wurde zurückgewiesen, bei uns abschließend. Die Gründe gingen an die betroffene Person.",
      ),
      withdraw: m("Der Antrag wurde zurückgezogen. Es geschieht nichts weiter damit."),
    },
  },
  steps: {
    confirm: {
      heading: "Ihr Antrag ist bestätigt",
      text: m("Vielen Dank. Sie erhalten unsere Antwort bis zum {due}."),
    },
    start: {
      heading: "Wir bearbeiten Ihren Antrag",
      text: m("Sie erhalten unsere Antwort bis zum {due}."),
    },
    extend: {
      heading: "Wir brauchen mehr Zeit für Ihren Antrag",
      text: m(
        "Das Gesetz erlaubt uns, die Frist einmal zu verlängern. Das neue Datum ist der {due}; es kann nicht noch einmal verschoben werden. Der Grund:",
      ),
    },
    complete: {
      heading: "Ihr Antrag ist abgeschlossen",
      inPart: "Wir haben Ihrem Antrag teilweise entsprochen",
    },
    deny: { heading: "Wir können Ihrem Antrag nicht entsprechen" },
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
      text: "Wir haben unsere Entscheidung noch einmal geprüft und sind zum selben Ergebnis gekommen. Bei uns ist sie damit abschließend.",
    },
    withdraw: {
      heading: "Ihr Antrag ist zurückgezogen",
      text: `Es geschieht nichts weiter damit. Durch das Zurückziehen verlieren Sie kein Recht: Sie können denselben Antrag jederzeit wieder stellen. Einen Nachweis bewahren wir, wie vom Gesetz verlangt, ${months} Monate lang auf.`,
    },
  },
  answer: {
    data: m(
      "Die Daten, die diese Website über Sie gespeichert hat, können Sie bis zum {until} auf der unten verlinkten Seite als Datei herunterladen.",
    ),
    notDone: "Was wir nicht getan haben, und warum:",
    ground: "Rechtsgrundlage",
    inDetail: "Im Einzelnen:",
    disagree: "Wenn Sie nicht einverstanden sind",
  },
  appeal: {
    here: m(
      "Sie können bis zum {until} Einspruch einlegen. Wo wir es einrichten können, prüft jemand anderes als die Person, die entschieden hat, die Sache noch einmal; die Entscheidung erhalten Sie innerhalb von {time}{source}.",
    ),
    inMail: m(
      "Sie können bis zum {until} auf der Seite des Antrags Einspruch einlegen. Wo wir es einrichten können, prüft jemand anderes als die Person, die entschieden hat, die Sache noch einmal; die Entscheidung erhalten Sie innerhalb von {time}{source}.",
    ),
    source: m(" ({citation})"),
  },
  newConfirmation: "Bitte bestätigen Sie Ihren Antrag",
  reminder: {
    subject: m("Erinnerung: Ihr {kind} {reference}"),
    heading: "Ihr Antrag ist noch nicht bestätigt",
    only: "Dies ist die einzige Erinnerung.",
  },
  newLink: "Der gewünschte Link",
  question: {
    subject: "Wir haben eine Frage",
    heading: "Wir haben eine Frage zu Ihrem Antrag",
    paused: m(
      "Sie finden die Frage auf der Seite Ihres Antrags, mit einem Feld für Ihre Antwort. Die Frist für unsere Antwort ruht, bis Sie antworten ({citation}); das oben genannte Datum verschiebt sich um ebenso viele Tage.",
    ),
    running:
      "Sie finden die Frage auf der Seite Ihres Antrags, mit einem Feld für Ihre Antwort. Das oben genannte Datum bleibt gleich. Je früher Sie antworten, desto früher können wir antworten.",
    settled: "Unsere Frage hat sich erledigt",
    noAnswerNeeded: m("Sie müssen sie nicht beantworten. Sie erhalten unsere Antwort bis zum {due}."),
  },
};
