import { messagesIn } from "@/lib/site/message";
import type { PlatformWords } from "./en";

const m = messagesIn("de");

export const de: PlatformWords = {
  fields: {
    required: m("Bitte füllen Sie das Feld „{label}“ aus."),
    notText: m("Das Feld „{label}“ muss einen Text enthalten."),
    tooShort: m("Das Feld „{label}“ muss mindestens {minimum} Zeichen enthalten."),
    tooLong: m("Das Feld „{label}“ darf höchstens {maximum, number} Zeichen enthalten."),
    severalLines: m("Das Feld „{label}“ darf nur eine Zeile enthalten."),
    unstorable: m("Das Feld „{label}“ enthält Zeichen, die nicht gespeichert werden können."),
    noAddress: "Geben Sie eine gültige E-Mail-Adresse ein.",
    longLocal: m("Der Teil einer E-Mail-Adresse vor dem @ darf höchstens {maximum} Zeichen lang sein."),
  },
  labels: { email: "E-Mail", password: "Passwort" },
  form: {
    optional: "(optional)",
    honeypot: "Website",
    password: {
      show: "Passwort anzeigen",
      hide: "Passwort verbergen",
      strength: "Passwortstärke",
      strengths: { weak: "Schwach", fair: "Mittel", good: "Gut", strong: "Stark" },
    },
  },
  notSent: {
    title: "Nicht gesendet",
    advice: "Es wurde nichts gesendet. Gehen Sie im Browser zurück: Ihre Eingaben sollten noch da sein.",
  },
  refusals: {
    more: m("{message} Weitere Fehler: {more}."),
    notJson: "Die Anfrage ist kein gültiges JSON.",
    notObject: "Die Anfrage muss ein JSON-Objekt sein.",
    notUtf8: "Die Anfrage ist kein gültiges UTF-8.",
    brokenOff: "Die Anfrage brach ab, bevor sie vollständig war.",
    mediaType: "Senden Sie application/json oder ein Formular.",
    idempotencyKey: m("Der Idempotenzschlüssel muss Text mit höchstens {maximum} Zeichen sein."),
    otherSite: "Dieses Formular wurde von einer anderen Website gesendet und deshalb nicht angenommen.",
    method: m("Verwenden Sie hier {methods}."),
    methodOr: "oder",
    noEndpoint: "Unter dieser Adresse gibt es keinen Endpunkt.",
    tooLong: "Der Text ist zu lang für dieses Formular. Bitte kürzen Sie ihn.",
    tooMuch: "Diese Eingabe ist zu umfangreich. Bitte kürzen Sie den Text oder senden Sie weniger Dateien.",
    noLength: "Geben Sie die Länge des Inhalts in Content-Length an.",
    tooMany: "Zu viele Versuche. Bitte warten Sie einen Moment und versuchen Sie es erneut.",
    beingSent: "Das wird bereits gesendet. Bitte warten Sie einen Moment.",
    otherBody:
      "Dieses Formular wurde bereits mit anderem Inhalt gesendet. Bitte laden Sie die Seite neu und senden Sie es noch einmal.",
    keyUsed: "Dieser Idempotenzschlüssel wurde bereits für eine andere Anfrage verwendet.",
    noDatabase: "Wir können das gerade nicht speichern. Bitte versuchen Sie es in einer Minute erneut.",
    noFiles:
      "Dateien können gerade weder gespeichert noch abgerufen werden. Bitte versuchen Sie es in einer Minute erneut.",
    failed: "Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es erneut.",
    upload: {
      brokenOff: "Die Übertragung brach ab, bevor sie vollständig war. Es wurde nichts gespeichert.",
      unreadable: "Das Formular kann nicht gelesen werden.",
      mediaType: "Senden Sie die Dateien als Formular (multipart/form-data).",
      longField: "Ein Feld des Formulars ist zu lang.",
      manyFields: "Das Formular hat zu viele Felder oder Dateien.",
      emptyFile: "Die Datei ist leer.",
      fileKind:
        "Dateien dieser Art nehmen wir nicht an. Senden Sie PDF-, Text-, CSV- oder JSON-Dateien, Bilder, Office-Dokumente, Aufnahmen oder eine ZIP-Datei.",
    },
  },
};
