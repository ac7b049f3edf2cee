import { figures } from "@/lib/site/figures";
import { messagesIn } from "@/lib/site/message";
import type { RequestWords } from "./en";

const m = messagesIn("de");
const { files } = figures.privacy;
const kinds = "PDF, Bilder, Office-Dokumente, Text, CSV, JSON, Aufnahmen oder ZIP";

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
    "confirmation-sent": "Bestätigungslink erneut gemailt",
    reminded: "Erinnerung gemailt",
    confirmed: "Adresse bestätigt",
    started: "Bearbeitung begonnen",
    extended: "Frist verlängert",
    asked: "Frage gestellt",
    answered: "Frage beantwortet",
    settled: "Frage geklärt",
    completed: "Antrag abgeschlossen",
    denied: "Antrag abgelehnt",
    appealed: "Einspruch eingelegt",
    granted: "Einspruch stattgegeben",
    refused: "Einspruch zurückgewiesen",
    withdrawn: "Antrag zurückgezogen",
    "data-downloaded": "Daten heruntergeladen",
    "files-received": "Dateien eingegangen",
    erased: "Andere Daten auf dieser Website gelöscht",
  },
  standing: {
    paused:
      "Wir haben zuerst eine Frage gestellt; die Frist für unsere Antwort ruht, bis sie beantwortet ist.",
    byWhen: m("Wir antworten bis {due}."),
    toConfirm: m(
      "Bitte bestätigen Sie den Antrag mit dem Link, den wir gemailt haben. Wir antworten bis {due}; ohne die Bestätigung müssen wir vielleicht ablehnen.",
    ),
    carriedOut: m("Wir führen ihn bis {due} aus. Sie müssen nichts weiter tun."),
    verifiedPaused: m("Sie haben den Antrag bestätigt. {paused}"),
    verified: m("Sie haben den Antrag bestätigt. Wir prüfen ihn und antworten bis {due}."),
    inProgress: m("Wir arbeiten daran und antworten bis {due}."),
    extended: m(
      "Wir brauchen mehr Zeit und haben die eine Verlängerung genutzt, die das Gesetz erlaubt. {byWhen}",
    ),
    appealed: m(
      "Sie haben Einspruch eingelegt. Wir sehen uns unsere Entscheidung noch einmal an und entscheiden bis {due}.",
    ),
    completedInPart: "Wir haben den Antrag teilweise erfüllt. Unsere Antwort steht unten.",
    granted: "Wir haben Ihrem Einspruch stattgegeben. Unsere Antwort steht unten.",
    completed: "Wir haben getan, worum Sie gebeten haben.",
    refused:
      "Wir haben uns unsere Entscheidung noch einmal angesehen und können Ihrem Antrag nicht entsprechen. Die Gründe stehen unten, mit der Stelle für Beschwerden.",
    deniedAppealable:
      "Wir können Ihrem Antrag nicht entsprechen. Die Gründe stehen unten, mit dem Weg zum Einspruch und der Stelle für Beschwerden.",
    denied:
      "Wir können Ihrem Antrag nicht entsprechen. Die Gründe stehen unten, mit der Stelle für Beschwerden.",
    withdrawn:
      "Sie haben den Antrag zurückgezogen. Es geschieht nichts weiter; Sie können ihn jederzeit erneut stellen.",
  },
  page: {
    title: "Ihr Datenschutzantrag",
    standing: "Aktueller Stand",
    facts: "Der Antrag",
    history: "Verlauf",
    answer: "Unsere Antwort",
    extension: "Warum wir mehr Zeit brauchen",
    ground: "Rechtsgrund:",
    remedy: "Wenn Sie nicht einverstanden sind",
    agentOnly: "Unsere Antwort ging an die betroffene Person.",
    due: "Antwort bis",
    gpc: "Opt-out berücksichtigt",
    gpcNote: "Ihr Browser hat mit diesem Antrag ein Global-Privacy-Control-Signal gesendet.",
    data: {
      title: "Ihre Daten",
      note: m(
        "Was wir über Sie haben, als eine ZIP-Datei: eine Seite zum Lesen, dasselbe für Programme und Kopien von Dateien. Sie kann bis {until} heruntergeladen werden.",
      ),
      button: "Meine Daten herunterladen",
      json: "Nur die Daten, als JSON",
    },
    confirmation: {
      note: `Der Link in unserer E-Mail gilt ${figures.privacy.confirmationDays} Tage. Wir können einen neuen senden; frühere gelten dann nicht mehr.`,
      button: "Neuen Link senden",
      sent: "Ein neuer Link ist an Ihre Adresse unterwegs. Kommt er nicht in wenigen Minuten an, sehen Sie im Spam-Ordner nach.",
    },
    conversation: {
      title: "Fragen und Antworten",
      toAnswer: "Wir haben eine Frage",
      question: "Frage",
      toAgent: "Frage an die bevollmächtigte Person",
      answer: "Ihre Antwort",
      agentAnswer: "Antwort der bevollmächtigten Person",
      stopped: m(
        "Die Frist für unsere Antwort ruht seit {since} und läuft weiter, wenn Sie antworten ({citation}).",
      ),
      runs: "Das Datum, bis zu dem wir antworten, bleibt gleich.",
      hints: {
        person: "Nur wir lesen sie. Schreiben Sie keine Passwörter oder Kartennummern.",
        agent: "Wir und die betroffene Person lesen sie. Schreiben Sie keine Passwörter oder Kartennummern.",
      },
      button: "Antwort senden",
      answered: "Ihre Antwort ist angekommen. Vielen Dank.",
      waits: "Noch nicht beantwortet",
      settled: "Geklärt: Sie braucht keine Antwort mehr.",
      removed: "Der Wortlaut wurde entfernt.",
    },
    pause: {
      label: "Frist ruht",
      note: m("seit wir eine Frage gestellt haben. Wird sie heute beantwortet, antworten wir bis {due}."),
    },
    appeal: {
      title: "Einspruch gegen die Entscheidung",
      label: "Warum sind Sie nicht einverstanden?",
      hint: "Sie können sagen, was wir uns noch einmal ansehen sollen. Nachweise sind nicht nötig.",
      button: "Einspruch einlegen",
      yours: "Der Einspruch",
      sent: "Ihr Einspruch ist angekommen. Bis wann er entschieden wird, haben wir Ihnen gemailt.",
    },
    notSent: {
      title: "Das wurde nicht gesendet",
      kept: "Das haben Sie geschrieben:",
    },
    withdraw: {
      title: "Antrag zurückziehen",
      note: "Es geschieht nichts weiter. Sie können ihn jederzeit erneut stellen.",
      button: "Jetzt zurückziehen",
    },
    receipt: "Bestätigung zum Ausdrucken",
    question: m("Fragen? Schreiben Sie an {email} und nennen Sie die Referenz."),
    labels: {
      reference: "Referenz",
      request: "Antrag",
      email: "E-Mail",
      agent: "Gestellt von",
      description: "Beschreibung",
      received: "Eingegangen am",
      receiptConfirmed: "Eingang bestätigt am",
      due: "Antwort bis",
      extended: "Verlängert am",
      paused: "Frist ruht seit",
      appealed: "Einspruch vom",
      decideBy: "Entscheidung über den Einspruch bis",
      dueEarliest: "Antwort frühestens bis",
      closed: "Abgeschlossen am",
      state: "Stand",
    },
  },
  confirm: {
    title: "Bestätigen Sie Ihren Antrag",
    lead: "Drücken Sie auf die Schaltfläche, um uns zu sagen, dass dieser Antrag von Ihnen stammt.",
    leadForAgent: m(
      "{agent} hat diesen Antrag für Sie gestellt. Drücken Sie auf die Schaltfläche, um uns zu sagen, dass Sie das erlaubt haben.",
    ),
    button: "Antrag bestätigen",
    otherwise:
      "Wenn der Antrag nicht von Ihnen stammt, schließen Sie diese Seite: Ohne Ihre Bestätigung wird nichts offengelegt, geändert oder gelöscht.",
  },
  receipt: {
    title: "Empfangsbestätigung",
    lead: m("{us} hat diesen {law}-Antrag erhalten."),
    print: "Drucken",
    back: "Zurück zum Antrag",
  },
  files: {
    field: "Ihre Dateien",
    hint: `${kinds}; bis zu ${files.personCount} Dateien mit je ${files.personFileMib} MiB. Sie werden verschlüsselt gespeichert und gelöscht, sobald unsere Frage geklärt ist. Senden Sie sie, bevor Sie antworten.`,
    button: "Dateien senden",
    list: "Von Ihnen gesendete Dateien",
    panels: {
      sent: "Vielen Dank. Ihre Dateien sind angekommen.",
      large: `Eine Datei darf höchstens ${files.personFileMib} MiB haben. Keine wurde gespeichert.`,
      kind: `Wählen Sie bis zu ${files.personCount} Dateien: ${kinds}. Keine wurde gespeichert.`,
      closed: "Hier wird nichts mehr von Ihnen verlangt. Es wurde nichts gespeichert.",
      failed:
        "Das hat nicht geklappt. Es wurde nichts gespeichert; bitte warten Sie eine Minute und versuchen Sie es erneut.",
    },
  },
  refused: {
    link: "Dieser Link funktioniert nicht oder nicht mehr.",
    noQuestion: "Diese Frage gibt es nicht.",
    answered: "Diese Frage ist schon beantwortet.",
    noAnswerNeeded: "Diese Frage braucht keine Antwort mehr.",
    incomplete: "Das Formular ist unvollständig. Seine Felder müssen vor den Dateien kommen.",
    noFile: "Wählen Sie eine Datei.",
    fileTooLarge: m("Eine Datei darf höchstens {mib} MiB haben."),
    tooManyFiles: m("Ein Antrag darf höchstens {count} Dateien haben."),
    closed: "Der Antrag ist abgeschlossen.",
    noConfirmation: "Diese Art von Antrag braucht keine Bestätigung.",
    noAppealHere: "Das Gesetz kennt hier keinen Einspruch.",
    appealUsed: "Der eine Einspruch wurde schon eingelegt.",
    noDenial: "Es gibt keine Ablehnung, gegen die Einspruch möglich ist.",
    appealOver: "Die Zeit für einen Einspruch ist vorbei.",
  },
};
