import { figures } from "@/lib/site/figures";
import { messagesIn } from "@/lib/site/message";
import type { RequestWords } from "./en";

const m = messagesIn("de");
const { files } = figures.privacy;
const kinds = "PDF, Bilder, Office-Dokumente, Text, CSV, JSON, Aufnahmen oder ZIP";
const filesHint = (subject: string, kept = "") =>
  `${kinds}; bis zu ${files.personCount} Dateien mit je ${files.personFileMib}\u00a0MiB. Sie werden verschlüsselt gespeichert und gelöscht, wenn ${subject} abgeschlossen ist${kept}; Identitätsnachweise, sobald Ihre Identität bestätigt ist.`;

export const de: RequestWords = {
  states: {
    received: "Eingegangen",
    verified: "Bestätigt",
    "in-progress": "In Bearbeitung",
    extended: "Frist verlängert",
    appealed: "Einspruch eingelegt",
    completed: "Abgeschlossen",
    denied: "Abgelehnt",
    withdrawn: "Zurückgezogen",
  },
  events: {
    received: "Antrag eingegangen",
    gpc: "Global-Privacy-Control-Signal festgehalten",
    "confirmation-sent": "Bestätigungslink gesendet",
    reminded: "Erinnerung gesendet",
    confirmed: "Antrag bestätigt",
    started: "Bearbeitung begonnen",
    extended: "Frist verlängert",
    asked: "Frage gestellt",
    answered: "Frage beantwortet",
    settled: "Frage erledigt",
    completed: "Antrag abgeschlossen",
    denied: "Antrag abgelehnt",
    appealed: "Einspruch eingelegt",
    granted: "Dem Einspruch stattgegeben",
    refused: "Einspruch zurückgewiesen",
    withdrawn: "Antrag zurückgezogen",
    "data-downloaded": "Daten heruntergeladen",
    "files-received": "Dateien eingegangen",
    "files-deleted": "Dateien gelöscht",
    erased: "Andere Daten der betroffenen Person auf dieser Website gelöscht",
  },
  standing: {
    paused:
      "Wir haben eine Frage gestellt. Die Frist für unsere Antwort ruht, bis die Frage beantwortet ist.",
    pausedForYou:
      "Wir haben Ihnen eine Frage gestellt. Die Frist für unsere Antwort ruht, bis Sie antworten.",
    pausedOnPage:
      "Unsere Frage auf der Seite Ihres Antrags ist noch nicht beantwortet. Bis dahin ruht die Frist für unsere Antwort.",
    byWhen: m("Wir antworten bis zum {due}."),
    overdue: m(
      "Unsere Antwort war bis zum {due} fällig. Bitte entschuldigen Sie die Verspätung; wir antworten so bald wie möglich.",
    ),
    toConfirm: m(
      "Bitte bestätigen Sie den Antrag mit dem Link in unserer E-Mail. Wir antworten bis zum {due}; ohne die Bestätigung müssen wir ihn möglicherweise ablehnen.",
    ),
    toProve: m(
      "Wir prüfen, ob Sie für die betroffene Person handeln dürfen. Wir antworten bis zum {due}; ohne Nachweis müssen wir den Antrag möglicherweise ablehnen.",
    ),
    confirmFirst:
      "Bitte bestätigen Sie den Antrag mit dem Link in unserer E-Mail. Erst danach können wir ihn beantworten.",
    proveFirst:
      "Wir prüfen, ob Sie für die betroffene Person handeln dürfen. Erst danach können wir den Antrag beantworten.",
    carriedOut: m("Wir führen den Antrag bis zum {due} aus."),
    verifiedThen: m("Der Antrag ist bestätigt. {next}"),
    verified: m("Der Antrag ist bestätigt. Wir prüfen ihn und antworten bis zum {due}."),
    inProgress: m("Wir arbeiten daran und antworten bis zum {due}."),
    extended: m("Wir brauchen mehr Zeit und haben die Frist einmalig verlängert. {byWhen}"),
    appealed: m(
      "Gegen unsere Entscheidung wurde Einspruch eingelegt. Wir prüfen sie noch einmal. Sie erhalten das Ergebnis bis zum {due}.",
    ),
    completedInPart: "Wir haben Ihrem Antrag teilweise entsprochen. Unsere Antwort steht unten.",
    granted: "Wir haben Ihrem Einspruch stattgegeben. Unsere Antwort steht unten.",
    completed: "Wir haben getan, worum Sie gebeten haben.",
    refusedInPart:
      "Wir haben Ihrem Antrag teilweise entsprochen und Ihren Einspruch zum übrigen Teil zurückgewiesen. Unten finden Sie die Gründe und erfahren, wo Sie sich beschweren können.",
    refused:
      "Wir haben Ihren Einspruch zurückgewiesen. Unten finden Sie die Gründe und erfahren, wo Sie sich beschweren können.",
    deniedAppealable:
      "Wir haben Ihren Antrag abgelehnt. Unten finden Sie die Gründe und erfahren, wie Sie Einspruch einlegen und wo Sie sich beschweren können.",
    denied:
      "Wir haben Ihren Antrag abgelehnt. Unten finden Sie die Gründe und erfahren, wo Sie sich beschweren können.",
    withdrawn:
      "Der Antrag wurde zurückgezogen. Wir bearbeiten ihn nicht weiter; Sie können ihn jederzeit erneut stellen.",
    withdrawnAfterAppeal:
      "Der Antrag wurde zurückgezogen. Damit ist auch Ihr Einspruch beendet: Wir entscheiden nicht mehr darüber, und es bleibt bei unserer früheren Entscheidung. Gegen diese können Sie nicht noch einmal Einspruch einlegen; Sie können aber jederzeit einen neuen Antrag stellen.",
  },
  page: {
    title: "Ihr Datenschutzantrag",
    standing: "Aktueller Stand",
    facts: "Der Antrag",
    history: "Verlauf",
    answer: "Unsere Antwort",
    firstAnswer: "Unsere erste Antwort",
    onAppeal: "Unsere Entscheidung über den Einspruch",
    extension: "Warum wir mehr Zeit brauchen",
    ground: "Rechtsgrundlage der Ablehnung:",
    remedy: "Wenn Sie nicht einverstanden sind",
    agentOnly: "Unsere Antwort ging an die betroffene Person.",
    due: "Antwort bis",
    gpc: "Opt-out berücksichtigt",
    gpcNote:
      "Der Browser, aus dem das Formular gesendet wurde, hat ein Global-Privacy-Control-Signal übermittelt.",
    data: {
      title: "Die Daten",
      note: m(
        "Die Daten, die wir Ihnen geben, als ZIP-Datei: eine Seite zum Lesen, dieselben Daten in maschinenlesbarer Form und Kopien der Dateien. Die ZIP-Datei kann bis zum {until} heruntergeladen werden.",
      ),
      button: "Daten herunterladen",
      json: "Nur die Daten, als JSON",
    },
    confirmation: {
      note: `Der Bestätigungslink in unserer E-Mail gilt ${figures.privacy.confirmationDays}\u00a0Tage. Ein neuer ersetzt alle früheren Bestätigungslinks.`,
      button: "Neuen Link senden",
      sent: "Wir haben Ihnen einen neuen Link gesendet, es sei denn, wir haben in den letzten fünf Minuten schon einen gesendet oder die Höchstzahl an E-Mails, die wir Ihnen pro Stunde senden, ist erreicht. Wenn nach einigen Minuten nichts angekommen ist, sehen Sie bitte im Spam-Ordner nach.",
    },
    conversation: {
      title: "Fragen und Antworten",
      toAnswer: "Wir haben eine Frage",
      question: "Frage",
      toAgent: "Frage an die bevollmächtigte Person",
      answer: "Ihre Antwort",
      agentAnswer: "Antwort der bevollmächtigten Person",
      stopped: m(
        "Die Frist für unsere Antwort ruht seit dem {since} und läuft weiter, sobald Sie antworten ({citation}).",
      ),
      runs: "Am Datum unserer Antwort ändert sich nichts.",
      hints: {
        person: "Ihre Antwort lesen nur wir. Geben Sie bitte keine Passwörter oder Kartennummern an.",
        agent:
          "Ihre Antwort lesen wir und die betroffene Person. Geben Sie bitte keine Passwörter oder Kartennummern an.",
      },
      button: "Antwort senden",
      answered: "Ihre Antwort ist angekommen. Vielen Dank.",
      waits: "Noch nicht beantwortet",
      settled: "Erledigt: Eine Antwort ist nicht mehr nötig.",
      removed: "Der Wortlaut wurde entfernt.",
    },
    pause: {
      label: "Frist ruht",
      note: m(
        "seit wir eine Frage gestellt haben. Wird sie heute beantwortet, ist unsere Antwort am {due} fällig.",
      ),
    },
    appeal: {
      title: "Einspruch gegen die Entscheidung",
      label: "Warum sind Sie nicht einverstanden?",
      hint: "Sie können angeben, was wir noch einmal prüfen sollen. Nachweise sind nicht nötig.",
      button: "Einspruch einlegen",
      yours: "Der Einspruch",
      withdrawNote:
        "Damit endet auch Ihr Einspruch: Wir entscheiden nicht mehr darüber, und es bleibt bei unserer früheren Entscheidung. Gegen diese können Sie nicht noch einmal Einspruch einlegen; Sie können aber jederzeit einen neuen Antrag stellen.",
      sent: "Ihr Einspruch ist angekommen. Das Datum, bis zu dem wir darüber entscheiden, haben wir Ihnen per E-Mail mitgeteilt.",
    },
    notSent: {
      title: "Das wurde nicht gesendet",
      kept: "Das haben Sie geschrieben:",
    },
    withdraw: {
      title: "Antrag zurückziehen",
      note: "Wir bearbeiten ihn dann nicht weiter. Sie können ihn jederzeit erneut stellen.",
      button: "Jetzt zurückziehen",
    },
    receipt: "Eingangsbestätigung zum Ausdrucken",
    question: m("Fragen? Schreiben Sie an {email} und nennen Sie die Referenz."),
    labels: {
      reference: "Referenz",
      request: "Antrag",
      email: "E-Mail",
      agent: "Gestellt von",
      description: "Beschreibung",
      received: "Eingegangen am",
      receiptSent: "Eingang bestätigt am",
      due: "Antwort bis",
      extended: "Frist verlängert am",
      paused: "Frist ruht seit",
      appealed: "Einspruch vom",
      decideBy: "Entscheidung über den Einspruch bis",
      dueEarliest: "Neue Frist (frühestens)",
      closed: "Abgeschlossen am",
      state: "Stand",
    },
  },
  confirm: {
    title: "Bestätigen Sie Ihren Antrag",
    lead: "Bestätigen Sie mit der Schaltfläche, dass dieser Antrag von Ihnen stammt.",
    leadForAgent: m(
      "{agent} hat diesen Antrag für Sie gestellt. Bestätigen Sie mit der Schaltfläche, dass Sie das erlaubt haben.",
    ),
    button: "Antrag bestätigen",
    otherwise:
      "Wenn Sie diesen Antrag weder gestellt noch erlaubt haben, müssen Sie nichts tun: Ohne Ihre Bestätigung wird nichts offengelegt, geändert oder gelöscht.",
  },
  receipt: {
    title: "Eingangsbestätigung",
    lead: m("{us} hat den folgenden {request} erhalten."),
    print: "Drucken",
    back: "Zurück zum Antrag",
  },
  files: {
    field: "Ihre Dateien",
    hint: filesHint("Ihr Antrag", " oder, nach einer Ablehnung, wenn kein Einspruch mehr möglich ist"),
    list: "Von Ihnen gesendete Dateien",
    again: "Es wurde nichts gesendet. Falls Sie Dateien ausgewählt hatten, wählen Sie sie bitte erneut aus.",
    sending: "Wird gesendet",
    failed:
      "Der Server hat nicht geantwortet. Öffnen Sie diese Seite in einem anderen Tab, um zu sehen, ob Ihre Antwort angekommen ist.",
  },
  refused: {
    link: "Dieser Link ist ungültig oder abgelaufen.",
    noQuestion: "Diese Frage gibt es nicht.",
    answered: "Diese Frage ist schon beantwortet.",
    noAnswerNeeded: "Diese Frage muss nicht mehr beantwortet werden.",
    incomplete: "Das Formular ist unvollständig. Die Felder müssen vor den Dateien gesendet werden.",
    noFile: "Wählen Sie eine Datei aus.",
    fileTooLarge: m("Eine Datei darf höchstens {mib}\u00a0MiB umfassen."),
    tooManyFiles: m("Es sind höchstens {count} Dateien zulässig."),
    filesTooLarge: m("Die Dateien eines Antrags dürfen zusammen höchstens {mib}\u00a0MiB umfassen."),
    closed: "Der Antrag ist abgeschlossen.",
    noConfirmation: "Diese Art von Antrag muss nicht bestätigt werden.",
    proofNeeded:
      "Dieser Antrag wird nicht per Link bestätigt: Wir prüfen, ob Sie für die betroffene Person handeln dürfen.",
    noAppealHere: "Das Gesetz, das für diesen Antrag gilt, sieht keinen Einspruch vor.",
    appealUsed: "Es ist nur ein Einspruch möglich, und er wurde bereits eingelegt.",
    noDenial: "Es gibt keine Ablehnung, gegen die Einspruch möglich ist.",
    appealOver: "Die Frist für einen Einspruch ist abgelaufen.",
  },
  complaint: {
    events: {
      received: "Beschwerde eingegangen",
      completed: "Ergebnis mitgeteilt",
      withdrawn: "Beschwerde zurückgezogen",
    },
    standing: {
      byWhen: m("Wir teilen das Ergebnis bis zum {due} mit."),
      overdue: m(
        "Das Ergebnis war bis zum {due} fällig. Bitte entschuldigen Sie die Verspätung; wir teilen es so bald wie möglich mit.",
      ),
      inProgress: m("Wir arbeiten daran und teilen das Ergebnis bis zum {due} mit."),
      completed: "Wir haben Ihre Beschwerde geprüft. Das Ergebnis steht unten.",
      withdrawn:
        "Die Beschwerde wurde zurückgezogen. Wir bearbeiten sie nicht weiter; Sie können sie jederzeit erneut einreichen.",
    },
    page: {
      title: "Ihre Datenschutzbeschwerde",
      facts: "Die Beschwerde",
      answer: "Das Ergebnis",
      due: "Ergebnis bis",
      withdraw: {
        title: "Beschwerde zurückziehen",
        note: "Wir bearbeiten sie dann nicht weiter. Sie können sie jederzeit erneut einreichen.",
        button: "Jetzt zurückziehen",
      },
      labels: { request: "Art", due: "Ergebnis bis" },
    },
    files: { hint: filesHint("Ihre Beschwerde") },
    receipt: { lead: m("{us} hat die folgende Beschwerde erhalten."), back: "Zurück zur Beschwerde" },
    refused: {
      closed: "Die Beschwerde ist abgeschlossen.",
      noConfirmation: "Eine Beschwerde muss nicht bestätigt werden.",
      noDenial: "Eine Beschwerde wird nicht abgelehnt; deshalb ist kein Einspruch möglich.",
    },
  },
};
