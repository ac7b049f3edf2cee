import { lengths } from "@/lib/platform/forms/lengths";
import { site } from "@/lib/site/brand";
import { figures } from "@/lib/site/figures";
import { messagesIn } from "@/lib/site/message";
import { dollarsIn } from "@/lib/site/number-forms";
import type { AccountWords } from "./en";

const m = messagesIn("de");
const { plans, credits, verificationHours } = figures;

export const de: AccountWords = {
  form: {
    label: "Konto erstellen",
    firstName: "Vorname",
    lastName: "Nachname",
    companyName: "Name des Unternehmens",
    passwordHint: `Mindestens ${lengths.passwordMinimum} Zeichen`,
    terms: "Bedingungen",
    agreed: m("Ich stimme den {terms} und der {privacy} zu."),
    termsLink: "Nutzungsbedingungen",
    privacyLink: "Datenschutzerklärung",
    mustAgree: "Bitte stimmen Sie den Bedingungen zu.",
    submit: { idle: "Konto erstellen", busy: "Konto wird erstellt …" },
    failed: "Das Konto konnte nicht erstellt werden.",
    ownAddress:
      "Verwenden Sie nicht Ihre E-Mail-Adresse oder den Teil vor dem @ als Passwort: Das würde als Erstes ausprobiert. Bitte wählen Sie ein anderes Passwort.",
    commonPassword: "Dieses Passwort ist zu verbreitet. Bitte wählen Sie ein anderes.",
  },
  frame: { documentation: "Dokumentation", terms: "Bedingungen", privacy: "Datenschutz", contact: "Kontakt" },
  signup: {
    title: "Erstellen Sie Ihr Konto",
    lead: "Ein Konto für das Dashboard, die API-Schlüssel und die Regeln Ihres Teams.",
    again: "Korrigieren Sie Ihre E-Mail-Adresse, und wählen Sie noch einmal ein Passwort.",
    haveOne: "Sie haben bereits ein Konto?",
    signIn: "Anmelden",
    benefitsTitle: "Das erhalten Sie",
    benefits: {
      credits: {
        title: `Gratis-Credits im Wert von ${dollarsIn("de", credits.onRegistrationValue)}`,
        body: `Für die ersten ${credits.onRegistration} Credits brauchen Sie keine Kreditkarte. Der Wert der Credits beträgt ${dollarsIn("de", credits.onRegistrationValue)}, sobald Sie eine Kreditkarte hinterlegen.`,
        link: "So funktionieren Gratis-Credits",
      },
      models: {
        title: "Zugang zu KI-Modellen",
        body: `Developer-Konten umfassen ${plans.developer.models} Modelle: eines für Text und eines für Bilder und Videos.`,
      },
      integration: {
        title: "Hilfe bei der API-Integration",
        body: `Eine dokumentierte REST-API und ein SDK; Fragen beantworten wir innerhalb von ${plans.developer.supportHours} Stunden.`,
        link: "Dokumentation lesen",
      },
    },
    sample: "Eine erste Anfrage",
  },
  login: {
    title: "Anmelden",
    lead: `API-Schlüssel und Abrechnung finden Sie im Dashboard von ${site.name}.`,
    action: "Weiter zur Anmeldung",
    newHere: "Noch kein Konto?",
    signUp: "Konto erstellen",
  },
  registered: {
    title: "Ihr Konto wurde erstellt",
    lead: "Eine E-Mail zur Bestätigung ist an die angegebene Adresse unterwegs. Öffnen Sie den Link darin, bestätigen Sie dort Ihre Adresse und melden Sie sich dann an.",
    wait: "Nach einigen Minuten noch keine E-Mail? Sehen Sie im Spam-Ordner nach oder schreiben Sie uns:",
  },
  checkEmail: {
    title: "Sehen Sie in Ihrem Posteingang nach",
    lead: m(
      "Wir haben eine E-Mail an {email} gesendet. Bestätigen Sie Ihre Adresse über den Link darin; danach können Sie sich anmelden.",
    ),
    resend: "E-Mail erneut senden",
    sent: {
      title: "Sehen Sie noch einmal in Ihrem Posteingang nach",
      body: "Wir haben eine neue E-Mail gesendet, es sei denn, wir haben in der letzten Minute schon eine oder in der letzten Stunde mehrere gesendet. Sehen Sie auch im Spam-Ordner nach.",
    },
    wrong: "Falsche Adresse?",
    again: "Erneut registrieren",
    confirmed: "Schon bestätigt?",
    signIn: "Anmelden",
  },
  verify: {
    open: {
      title: "Adresse bestätigen",
      lead: `Bestätigen Sie Ihre Adresse, um die Registrierung bei ${site.name} abzuschließen. Der Link kann nur einmal verwendet werden.`,
      button: "Meine Adresse bestätigen",
    },
    password: {
      title: "Geben Sie Ihr Passwort ein",
      lead: "Wir können nicht erkennen, ob diese Registrierung von Ihnen stammt. Geben Sie das dabei gewählte Passwort ein. So kann niemand anderes ein Konto mit Ihrer Adresse erhalten.",
      button: "Meine Adresse bestätigen",
      otherwise:
        "Hat sich jemand anderes mit Ihrer Adresse registriert? Dann müssen Sie nichts tun. Passwort vergessen?",
      signUp: "Erneut registrieren",
    },
    confirmed: {
      title: "Ihre Adresse ist bestätigt",
      lead: "Sie können sich jetzt anmelden. Dieser Link kann nicht noch einmal verwendet werden.",
      button: "Weiter zur Anmeldung",
    },
    expired: {
      title: "Dieser Link ist abgelaufen",
      lead: `Ein Bestätigungslink gilt ${verificationHours} Stunden. Wir können einen neuen an die Adresse des Kontos senden.`,
      button: "Neuen Link senden",
    },
    unknown: {
      title: "Dieser Link funktioniert nicht",
      lead: "Vielleicht ist er unvollständig. Öffnen Sie den Link in der E-Mail noch einmal oder erstellen Sie ein neues Konto.",
      button: "Konto erstellen",
    },
    unavailable: {
      title: "Das lässt sich gerade nicht prüfen",
      lead: "Es ist nichts verloren gegangen. Bitte öffnen Sie den Link in der E-Mail in einer Minute noch einmal.",
      button: "Kontakt",
    },
  },
  verifyPanels: {
    sent: {
      title: "Ein neuer Link ist unterwegs",
      body: "Sehen Sie in Ihrem Posteingang nach und, falls nichts ankommt, im Spam-Ordner.",
    },
    wrong: {
      title: "Das Passwort ist falsch",
      body: "Geben Sie das Passwort der Registrierung ein, für die dieser Link gilt. Wenn Sie sich mehrmals registriert haben, öffnen Sie den Link in der neuesten E-Mail.",
    },
    failed: {
      title: "Das hat gerade nicht geklappt",
      body: "Bitte warten Sie eine Minute und klicken Sie noch einmal auf die Schaltfläche.",
    },
  },
  refusals: {
    noSignUp:
      "Diese Seite ist abgelaufen; deshalb können wir die E-Mail nicht erneut senden. Bitte registrieren Sie sich erneut.",
    passwordNeeded: "Bitte geben Sie das Passwort ein, das Sie bei der Registrierung gewählt haben.",
    wrongPassword: "Dieses Passwort gehört nicht zu der Registrierung, für die dieser Link gilt.",
    incomplete: "Der Link ist unvollständig.",
    noLink: "Dieser Link ist ungültig.",
    noNewLink: "Für dieses Konto ist kein neuer Link nötig.",
    used: "Dieser Link wurde bereits verwendet. Die Adresse ist bestätigt.",
    tooOld: "Dieser Link ist abgelaufen. Fordern Sie einen neuen an.",
  },
  mail: {
    confirm: {
      subject: `Bestätigen Sie Ihr ${site.name}-Konto`,
      heading: `Willkommen bei ${site.name}`,
      lead: `Ihr ${site.name}-Konto ist fast fertig. Bitte bestätigen Sie diese Adresse, um die Registrierung abzuschließen.`,
      what: m(
        "Der Link bestätigt die Registrierung vom {moment} mit dem dabei eingegebenen Passwort. Er kann nur einmal verwendet werden und gilt {hours} Stunden. Nach der Bestätigung können Sie sich unter {address} anmelden.",
      ),
      notYou:
        "Wenn Sie sich nicht registriert haben, ignorieren Sie diese E-Mail; ohne die Bestätigung kann das Konto nicht verwendet werden.",
    },
    button: "Meine Adresse bestätigen",
    exists: {
      subject: `Sie haben bereits ein ${site.name}-Konto`,
      heading: "Jemand wollte sich mit Ihrer Adresse registrieren",
      lead: `Diese Adresse wurde soeben auf unserer Registrierungsseite eingegeben, für sie besteht aber bereits ein ${site.name}-Konto. Es wurde nichts geändert und kein zweites Konto erstellt.`,
      button: "Anmelden",
      notYou: "Wenn Sie das nicht waren, müssen Sie nichts tun: Niemand hat etwas über Ihr Konto erfahren.",
    },
    again: {
      subject: `Bestätigen Sie Ihre letzte Registrierung bei ${site.name}`,
      heading: "Jemand hat sich erneut mit Ihrer Adresse registriert",
      lead: m(
        "Diese Adresse wurde schon früher auf unserer Registrierungsseite verwendet, aber nie bestätigt. Der Link unten bestätigt nur die Registrierung vom {moment} mit dem dabei eingegebenen Passwort; die Links in früheren E-Mails gehören zu früheren Registrierungen.",
      ),
      onlyYours: m(
        "Verwenden Sie den Link unten nur, wenn diese Registrierung von Ihnen stammt. Er kann nur einmal verwendet werden und gilt {hours} Stunden.",
      ),
      notYou:
        "Wenn Sie das nicht waren, ignorieren Sie diese E-Mail; ohne die Bestätigung kann das Konto nicht verwendet werden.",
    },
  },
};
