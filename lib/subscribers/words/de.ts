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
    included: "Ja",
    notIncluded: "Nein",
  },
  form: {
    label: "Statusmeldungen per E-Mail",
    emailHint:
      "Wird nur für diese E-Mails verwendet. Bevor wir weitere E-Mails senden, bitten wir Sie, die Adresse zu bestätigen.",
    submit: { idle: "Abonnieren", busy: "Wird abonniert …" },
    failure: {
      title: "Abonnieren fehlgeschlagen",
      refused: "Ihr Abonnement konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.",
      unreachable: "Der Server ist gerade nicht erreichbar. Bitte versuchen Sie es erneut.",
    },
    success: {
      title: "Sehen Sie in Ihrem Posteingang nach",
      body: `Wir haben eine E-Mail an diese Adresse gesendet. Öffnen Sie den Link darin und bestätigen Sie dort das Abonnement. Der Link gilt ${hours} Stunden.`,
    },
  },
  answer:
    "Sehen Sie in Ihrem Posteingang nach: Öffnen Sie den Link in der E-Mail und bestätigen Sie dort das Abonnement.",
  refusals: {
    services: m("Mögliche Dienste sind {services}."),
    servicesList: "Die Dienste müssen eine Liste sein.",
    servicesCount: m("Wählen Sie höchstens {maximum} Dienste aus."),
    service: "Die Angabe zu jedem Dienst muss true oder false sein.",
    maintenance: "Die Angabe zur Wartung muss true oder false sein.",
    incomplete: "Der Link ist unvollständig.",
    noLink: "Dieser Link ist ungültig.",
  },
  follow: {
    title: "Statusmeldungen erhalten",
    body: "Sie erhalten die meisten Meldungen per E-Mail, alle in einem Feed und geplante Wartungen in Ihrem Kalender.",
    mail: "Meldungen per E-Mail erhalten",
    atom: "Störungs-Feed (Atom)",
    json: "Störungs-Feed (JSON)",
    calendar: "Kalender der geplanten Wartungen",
  },
  subscribe: {
    title: "Status\u00admeldungen per E-Mail",
    lead: "Sie erhalten Meldungen zu den ausgewählten Diensten oder, wenn Sie keinen auswählen, zu allen. Einige Meldungen erscheinen nur auf der Statusseite und in den Feeds. Jede E-Mail enthält einen Link, mit dem Sie das Abonnement ändern oder beenden können.",
    also: {
      title: "Ohne E-Mail",
      body: "In den Feeds stehen alle Meldungen, und geplante Wartungen stehen in einem Kalender, den Sie abonnieren können.",
      page: "Zurück zur Statusseite",
    },
    panels: {
      ended: {
        title: "Ihr Abonnement ist beendet",
        body: "Ihre Adresse und die Einträge zu den gesendeten E-Mails wurden gelöscht, und Sie erhalten keine weiteren Meldungen. Sie können jederzeit wieder abonnieren.",
      },
      noLink: {
        title: "Dieser Link funktioniert nicht",
        body: `Vielleicht ist er unvollständig oder älter als ${hours} Stunden, das Abonnement wurde mit einem anderen Link bestätigt, oder es ist beendet. Hier können Sie erneut abonnieren.`,
      },
      noManageLink: {
        title: "Dieser Link funktioniert nicht",
        body: "Es wurde nichts geändert. Vielleicht ist der Link unvollständig: Verwenden Sie den Link am Ende der letzten Statusmeldung, die Sie per E-Mail erhalten haben. Wenn auch dieser nicht funktioniert, können Sie hier erneut abonnieren; die Bestätigung ersetzt Ihre bisherige Auswahl.",
      },
      failed: {
        title: "Das hat nicht geklappt",
        body: "Es wurde nichts geändert. Bitte warten Sie eine Minute und versuchen Sie es erneut.",
      },
    },
  },
  confirm: {
    title: "Abonnement bestätigen",
    lead: `Bestätigen Sie mit der Schaltfläche, dass Sie Statusmeldungen von ${site.name} per E-Mail erhalten möchten.`,
    address: "Adresse",
    button: "Abonnement bestätigen",
    otherwise: `Wenn Sie das nicht angefordert haben, müssen Sie nichts tun: Ohne Ihre Bestätigung ändert sich nichts. Ein bestehendes Abonnement läuft weiter; gibt es keines, beginnt auch keines, und wir löschen die Angaben nach ${figures.retention.unconfirmedSubscriptionDays} Tagen.`,
  },
  manage: {
    title: "Ihr Abonnement",
    lead: m("Statusmeldungen für {email}."),
    confirmed: "Ihr Abonnement ist aktiv. Die nächste Meldung erhalten Sie per E-Mail.",
    changed: "Ihre Änderungen sind gespeichert.",
    choice: "Ihre Meldungen",
    save: "Änderungen speichern",
    end: {
      title: "Abbestellen",
      note: "Ihre Adresse und die Einträge zu den gesendeten E-Mails werden sofort gelöscht, und Sie erhalten keine weiteren Meldungen.",
      button: "Abbestellen",
    },
  },
  mail: {
    confirmation: {
      subject: `Bestätigen Sie Ihr Abonnement der ${site.name}-Statusmeldungen`,
      heading: "Abonnement bestätigen",
      asked: m(`Für diese Adresse wurden Statusmeldungen von ${site.name} angefordert. Zeitpunkt: {moment}.`),
      button: "Abonnement bestätigen",
      note: `Der Link gilt ${hours} Stunden. Wenn Sie die Meldungen bereits abonniert haben, ersetzt die Bestätigung Ihre bisherige Auswahl.`,
      notYou:
        "Wenn Sie das nicht angefordert haben, ignorieren Sie diese E-Mail. Es ändert sich nichts: Ein bestehendes Abonnement läuft weiter; gibt es keines, erhalten Sie keine Statusmeldungen.",
    },
    update: {
      subject: m(`{state}: {title} (${site.name}: Status)`),
      began: "Beginn",
      ended: "Ende",
      starts: "Beginn",
      ends: "Ende",
      page: "Auf der Statusseite ansehen",
      why: `Sie erhalten diese E-Mail, weil die Statusmeldungen von ${site.name} für diese Adresse abonniert sind.`,
      manage: "Abonnement ändern oder beenden",
    },
  },
};
