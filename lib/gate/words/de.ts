import { site } from "@/lib/site/brand";
import { messagesIn } from "@/lib/site/message";
import type { GateWords } from "./en";

const m = messagesIn("de");

export const de: GateWords = {
  gate: {
    title: "Zugang",
    heading: "Zugangscode eingeben, um die Website zu öffnen",
    label: "Zugangscode",
    show: "Zugangscode anzeigen",
    hide: "Zugangscode verbergen",
    submit: "Website öffnen",
    submitting: "Wird geprüft …",
    loading: "Wird geladen …",
    wrongPasscode: "Ungültiger Zugangscode. Bitte versuchen Sie es erneut.",
    tooMany: "Zu viele Versuche. Bitte warten Sie einige Minuten und versuchen Sie es erneut.",
    unavailable:
      "Der Zugangscode kann gerade nicht geprüft werden. Bitte versuchen Sie es in einer Minute erneut.",
    refusal: "Diese Website ist geschützt. Geben Sie zuerst den Zugangscode ein.",
  },
  dead: {
    title: "Dieser Link funktioniert nicht",
    message:
      "Er wurde schon benutzt oder ist abgelaufen, oder ein Teil der Adresse fehlt. Verwenden Sie den Link in unserer letzten E-Mail. Wenn auch er nicht funktioniert, antworten Sie auf diese E-Mail oder schreiben Sie uns, und bitten Sie um einen neuen Link.",
    write: m("An {email} schreiben"),
    passcode: "Mit dem Zugangscode dieser Website können Sie selbst einen neuen Link anfordern.",
    onward: "Zugangscode eingeben",
  },
  splash: { title: site.name, onward: "Weiter" },
  maintenance: {
    title: "Wartungsarbeiten",
    refusal: "Die Website wird gerade gewartet. Bitte versuchen Sie es später erneut.",
    notice: {
      title: "Wartungs\u00adarbeiten",
      defaultMessage: "Wir arbeiten an der Website und sind in Kürze wieder da.",
      timer: "Voraussichtlich verbleibende Zeit",
      units: { hours: "Stunden", minutes: "Minuten", seconds: "Sekunden" },
      over: "Bald",
      reachable: "Weiterhin erreichbar",
    },
    status: "Systemstatus",
  },
  unavailable: {
    title: "Gerade nicht verfügbar",
    message:
      "Diese Seite kann im Moment nicht angezeigt werden. Bitte versuchen Sie es in einer Minute erneut.",
  },
  enter: {
    title: "Zugang",
    link: "Link",
    active: {
      heading: "Sie haben eine Einladung erhalten",
      lead: m("Dieser Link gibt diesem Browser bis zum {until} Zugang zur Website."),
      once: "Er gilt nur für einen Browser: den, in dem Sie auf die Schaltfläche klicken.",
      button: "Website öffnen",
    },
    held: {
      heading: "Sie haben bereits Zugang",
      lead: m("Dieser Browser hat bis zum {until} Zugang zur Website."),
      onward: "Zur Website",
    },
    ended: {
      heading: "Dieser Link ist abgelaufen",
      lead: "Dieser Link kann nicht mehr verwendet werden. Bitten Sie die Person, die ihn gesendet hat, um einen neuen.",
    },
    revoked: {
      heading: "Dieser Link wurde widerrufen",
      lead: "Dieser Link wurde widerrufen und funktioniert nicht mehr. Wenden Sie sich an die Person, die ihn gesendet hat.",
    },
    spent: {
      heading: "Dieser Link wurde bereits verwendet",
      lead: "Dieser Link gilt nur für einen Browser und wurde bereits in einem anderen verwendet. Bitten Sie die Person, die ihn gesendet hat, um einen neuen.",
    },
    unknown: {
      heading: "Dieser Link ist ungültig",
      lead: "Die Adresse ist unvollständig oder falsch. Bitte prüfen Sie, ob Sie sie ganz kopiert haben.",
    },
    none: {
      heading: "Bitte öffnen Sie den Link noch einmal",
      lead: m(
        "Öffnen Sie den Link, den Sie erhalten haben, und klicken Sie dann innerhalb von {minutes} Minuten auf die Schaltfläche. Ihr Browser muss Cookies akzeptieren.",
      ),
    },
    tooMany: "Zu viele Versuche. Bitte warten Sie einige Minuten und versuchen Sie es erneut.",
    unavailable: "Der Link kann gerade nicht geprüft werden. Bitte versuchen Sie es in einer Minute erneut.",
  },
};
