import { site } from "@/lib/site/brand";
import { figures } from "@/lib/site/figures";
import { messagesIn } from "@/lib/site/message";
import type { SubscriberWords } from "./en";

const m = messagesIn("de");
const hours = figures.subscriptionConfirmationHours;

export const de: SubscriberWords = {
  choice: {
    services: "Dienste",
    servicesHint: "Wählen Sie keinen aus, um Meldungen zu allen Diensten zu erhalten.",
    all: "Alle Dienste",
    maintenance: "Geplante Wartungen",
    withMaintenance: "Auch über geplante Wartungen informieren",
    included: "Eingeschlossen",
    notIncluded: "Nicht eingeschlossen",
  },
  form: {
    label: "Statusmeldungen per E-Mail",
    emailHint:
      "Nur für diese E-Mails verwendet. Wir bitten Sie, die Adresse zu bestätigen, bevor wir etwas anderes dorthin senden.",
    submit: { idle: "Abonnieren", busy: "Wird abonniert …" },
    failure: {
      title: "Nicht abonniert",
      refused: "Ihr Abonnement konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.",
      unreachable: "Ihr Abonnement konnte nicht gesendet werden. Bitte versuchen Sie es erneut.",
    },
    success: {
      title: "Sehen Sie in Ihrem Posteingang nach",
      body: `Wir haben eine E-Mail an diese Adresse gesendet. Folgen Sie dem Link darin und drücken Sie dort die Schaltfläche, um das Abonnement zu starten. Der Link gilt ${hours} Stunden.`,
    },
  },
  answer:
    "Sehen Sie in Ihrem Posteingang nach: Folgen Sie dem Link in der E-Mail und drücken Sie dort die Schaltfläche, um das Abonnement zu starten.",
  refusals: {
    services: m("Mögliche Dienste sind {services}."),
    servicesList: "Die Dienste müssen eine Liste sein.",
    servicesCount: m("Es dürfen höchstens {maximum} Dienste sein."),
    service: "Ein Dienst ist true oder false.",
    maintenance: "Die Angabe zur Wartung muss true oder false sein.",
    incomplete: "Der Link ist unvollständig.",
    noLink: "Dieser Link öffnet nichts.",
  },
  follow: {
    title: "Statusmeldungen erhalten",
    body: "Jede Meldung per E-Mail, in einem Feed oder als Termin in Ihrem Kalender.",
    mail: "Meldungen per E-Mail erhalten",
    atom: "Störungs-Feed (Atom)",
    json: "Störungs-Feed (JSON)",
    calendar: "Kalender der geplanten Wartungen",
  },
  subscribe: {
    title: "Status\u00admeldungen per E-Mail",
    lead: "Eine E-Mail je Meldung, zu den Diensten, die Sie auswählen, oder zu allen, wenn Sie keinen auswählen. Jede E-Mail enthält einen Link, mit dem Sie das Abonnement ändern oder beenden können.",
    also: {
      title: "Ohne E-Mail",
      body: "Dieselben Meldungen stehen in den Feeds, und geplante Wartungen stehen in einem Kalender, den Sie abonnieren können.",
      page: "Zurück zur Statusseite",
    },
    panels: {
      ended: {
        title: "Ihr Abonnement ist beendet",
        body: "Ihre Adresse wurde gelöscht, und Sie erhalten keine weiteren E-Mails. Sie können jederzeit wieder abonnieren.",
      },
      noLink: {
        title: "Dieser Link funktioniert nicht",
        body: `Vielleicht ist er unvollständig, das Abonnement ist beendet, oder der Link wurde nicht innerhalb von ${hours} Stunden benutzt. Hier können Sie erneut abonnieren.`,
      },
      failed: {
        title: "Das hat nicht geklappt",
        body: "Es wurde nichts geändert. Bitte warten Sie eine Minute und versuchen Sie es erneut.",
      },
    },
  },
  confirm: {
    title: "Abonnement starten",
    lead: `Drücken Sie die Schaltfläche, um Statusmeldungen von ${site.name} per E-Mail zu erhalten.`,
    address: "Adresse",
    button: "Abonnement starten",
    otherwise:
      "Wenn Sie das nicht angefordert haben, schließen Sie diese Seite: Solange die Schaltfläche nicht gedrückt wird, wird nichts gesendet, und die Adresse wird gelöscht.",
  },
  manage: {
    title: "Ihr Abonnement",
    lead: m("Statusmeldungen für {email}."),
    confirmed: "Das Abonnement hat begonnen. Die nächste Meldung erhalten Sie per E-Mail.",
    changed: "Ihre Änderungen sind gespeichert.",
    choice: "Ihre Meldungen",
    save: "Änderungen speichern",
    end: {
      title: "Abbestellen",
      note: "Ihre Adresse wird sofort gelöscht, und Sie erhalten keine weiteren E-Mails.",
      button: "Abbestellen",
    },
  },
  mail: {
    confirmation: {
      subject: `Bestätigen Sie Ihre ${site.name}-Statusmeldungen`,
      heading: "Abonnement starten",
      asked: m(
        `Jemand hat uns (Zeitpunkt: {moment}) gebeten, Statusmeldungen von ${site.name} an diese Adresse zu senden.`,
      ),
      button: "Diese Adresse bestätigen",
      note: `Der Link gilt ${hours} Stunden. Falls Sie bereits abonniert haben, ersetzt er Ihre bisherige Auswahl.`,
      notYou:
        "Wenn Sie das nicht angefordert haben, ignorieren Sie diese E-Mail: Sie erhalten nichts weiter von uns.",
    },
    update: {
      subject: m(`{state}: {title} (${site.name}: Status)`),
      began: "Beginn",
      ended: "Ende",
      starts: "Beginn",
      ends: "Ende",
      page: "Auf der Statusseite ansehen",
      why: `Sie erhalten diese E-Mail, weil für diese Adresse die Statusmeldungen von ${site.name} abonniert sind.`,
      manage: "Abonnement ändern oder beenden",
    },
  },
};
