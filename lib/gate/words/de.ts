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
  splash: { title: site.name, onward: "Weiter" },
  maintenance: {
    title: "Wartungsarbeiten",
    refusal: "Die Website wird gerade gewartet. Bitte versuchen Sie es später erneut.",
    notice: {
      title: "Wartungs\u00adarbeiten",
      defaultMessage: "Wir arbeiten an der Website und sind in Kürze zurück.",
      timer: "Voraussichtlich verbleibende Zeit",
      units: { hours: "Stunden", minutes: "Minuten", seconds: "Sekunden" },
      over: "Bald",
      reachable: "Weiterhin erreichbar",
    },
    status: "Systemstatus",
  },
  unavailable: {
    title: "Gerade nicht verfügbar",
    message: "Das kann im Moment nicht angezeigt werden. Bitte versuchen Sie es in einer Minute erneut.",
  },
  enter: {
    title: "Zugang",
    link: "Link",
    "in force": {
      heading: "Sie sind eingeladen",
      lead: m("Dieser Link öffnet die Website in diesem Browser bis {until}."),
      once: "Er gilt für einen Browser: den, in dem Sie die Schaltfläche drücken.",
      button: "Website öffnen",
    },
    held: {
      heading: "Sie haben bereits Zugang",
      lead: m("Dieser Link hat diesen Browser eingelassen. Er öffnet die Website hier bis {until}."),
      onward: "Zur Website",
    },
    ended: {
      heading: "Dieser Link ist abgelaufen",
      lead: "Dieser Link ist abgelaufen. Bitten Sie die Person, die ihn gesendet hat, um einen neuen.",
    },
    revoked: {
      heading: "Dieser Link wurde widerrufen",
      lead: "Dieser Link wurde widerrufen und lässt niemanden mehr ein. Fragen Sie die Person, die ihn gesendet hat.",
    },
    spent: {
      heading: "Dieser Link wurde verwendet",
      lead: "Dieser Link gilt für einen Browser, und ein anderer hat ihn verwendet. Bitten Sie die Person, die ihn gesendet hat, um einen neuen.",
    },
    unknown: {
      heading: "Dieser Link öffnet nichts",
      lead: "Dieser Link öffnet nichts. Wurde die ganze Adresse kopiert?",
    },
    none: {
      heading: "Es wurde kein Link geöffnet",
      lead: m(
        "Öffnen Sie den Link, den Sie erhalten haben, noch einmal und drücken Sie innerhalb von {minutes} Minuten die Schaltfläche. Der Browser muss Cookies annehmen: Eines bringt den Link hierher, ein anderes lässt ihn ein.",
      ),
    },
    tooMany: "Zu viele Versuche. Bitte warten Sie einige Minuten und versuchen Sie es erneut.",
    unavailable: "Der Link kann gerade nicht geprüft werden. Bitte versuchen Sie es in einer Minute erneut.",
  },
};
