import { contactCollected } from "@/lib/contact/schema";
import { figures } from "@/lib/site/figures";
import { listSentence, messagesIn } from "@/lib/site/message";
import type { RetentionWords } from "./en";

const m = messagesIn("de");
const rowsDeleted = "Datensätze gelöscht";
const hashedAddress = "ein Hash der IP-Adresse, dessen Salt nach einem Tag gelöscht wird";

export const de: RetentionWords = {
  after: m("{period} danach"),
  elsewhere: {
    content: {
      data: "Eingereichte Inhalte",
      what: "Text, Bilder, Video, Audio und aus Bildern gelesener Text",
      ending: {
        clock: "Wenn wir sie erhalten",
        deleted: m("Innerhalb von {period}"),
        how: "Aus dem Speicher gelöscht",
      },
    },
    results: {
      data: "Moderationsergebnisse und Metadaten",
      what: "Bewertung, Kategorien, Werte, Erläuterungen, Ihre Felder userId und metadata",
      ending: { clock: "Wenn das Ergebnis geliefert wird", how: rowsDeleted },
    },
    usageLogs: {
      data: "Protokolle der API-Nutzung",
      what: "Endpunkt, Zeit, Status und Credits jedes Aufrufs",
      ending: {
        data: "Protokolle der API-Nutzung und Fehlerprotokolle",
        clock: "Wenn der Eintrag geschrieben wird",
        how: "Einträge gelöscht",
      },
    },
    errorLogs: {
      data: "Fehlerprotokolle",
      what: "Was fehlgeschlagen ist und wann, ohne den Inhalt",
      ending: null,
    },
    performance: {
      data: "Leistungsdaten",
      what: "Antwortzeit, Durchsatz und Verfügbarkeit",
      ending: { clock: "Bei der Messung", how: "Werte gelöscht" },
    },
    analytics: {
      data: "Statistik",
      what: "Anonymisierte Zahlen und Entwicklungen",
      ending: { clock: "Bei der Zusammenfassung", how: "Zusammenfassungen gelöscht" },
    },
    account: {
      data: "Kontodaten",
      what: "Namen, Unternehmen, E-Mail-Adresse, Passwort-Hash, Einstellungen",
      keptFor: m("Solange das Konto besteht, plus {period}"),
      ending: { clock: "Wenn das Konto geschlossen wird", how: "Gelöscht oder anonymisiert" },
    },
    apiKeys: {
      data: "API-Schlüssel",
      what: "Schlüssel und ihre Datensätze",
      keptFor: m("Bis zum Widerruf plus {period}"),
      ending: { clock: "Wenn der Schlüssel widerrufen wird", how: "Datensatz des Schlüssels gelöscht" },
    },
    billing: {
      data: "Abrechnungsunterlagen",
      what: "Rechnungen, Zahlungen und Kauf von Credits",
      ending: { clock: "Wenn die Unterlagen entstehen", how: "Unterlagen gelöscht" },
    },
    operationalBackups: {
      data: "Betriebssicherungen",
      what: "Kopien zur Wiederherstellung im Alltag",
      ending: null,
    },
    disasterBackups: {
      data: "Notfallsicherungen",
      what: "Kopien für den Fall, dass ein ganzes Rechenzentrum verloren geht",
      ending: null,
    },
  },
  here: {
    contactMessages: {
      data: "Kontaktnachrichten",
      what: listSentence("de", [
        ...contactCollected.de,
        "warum sie nach Spam aussieht (gegebenenfalls)",
        "die Sprache der Seite",
        "unsere Antworten und Ihre Antworten per E-Mail",
        "die mit unseren Antworten gesendeten Dateien",
        hashedAddress,
      ]),
      ending: { clock: "Wenn wir sie erhalten", how: rowsDeleted },
    },
    privacyRequests: {
      data: "Aufzeichnungen zu Datenschutzanträgen",
      what: `Der Antrag oder die Beschwerde und die jeweilige Sprache, die Schritte des Verfahrens und unsere Antwort; die Meldungen unserer anderen Systeme über die Daten, die dort über Sie gespeichert sind; Name und E-Mail-Adresse einer bevollmächtigten Person; ein Global-Privacy-Control-Signal; ${hashedAddress}`,
      ending: {
        clock: "Wenn der Antrag abgeschlossen wird",
        how: "Aus der Datenbank gelöscht, ausgenommen die Daten, die für geltende Opt-outs und Begrenzungen nötig sind",
      },
    },
    requestFiles: {
      data: "Dateien zu Datenschutzanträgen",
      what: "Kopien dessen, was unsere anderen Systeme über Sie gespeichert haben, für Sie zum Herunterladen; Dateien, die Sie uns auf unsere Bitte gesendet haben",
      keptFor: m(
        "{period} nach Abschluss des Antrags; von Ihnen gesendete Dateien bis zum Abschluss oder, nach einer Ablehnung, bis kein Einspruch mehr möglich ist",
      ),
      ending: {
        clock: "Wenn der Antrag abgeschlossen wird",
        deleted: m(
          "{period} danach; von Ihnen gesendete Dateien beim Abschluss oder, nach einer Ablehnung, wenn kein Einspruch mehr möglich ist; Identitätsnachweise, sobald wir Ihre Identität bestätigt haben",
        ),
        how: "Der Schlüssel, mit dem sie verschlüsselt sind, wird gelöscht, dann die Dateien",
      },
    },
    inForce: {
      data: "Geltende Opt-outs und Begrenzungen",
      what: "Was vom Antrag nach Ablauf seiner Aufbewahrungsfrist oder nach einer Löschung bleibt: die E-Mail-Adresse, was in welcher Sprache beantragt wurde, der Bundesstaat oder das Land, falls angegeben, und Datum und Ergebnis jedes Schritts. Bei einem Global-Privacy-Control-Signal nur das Datum und ein schlüsselbasierter Hash der Adresse",
      keptFor: m("Solange sie gelten"),
      ending: null,
    },
    sentMail: {
      data: "E-Mails an Sie",
      what: "Bestätigungen, Antworten und Statusmeldungen: Empfänger und Betreff. Der Text einer Bestätigung oder Antwort wird entfernt, sobald die E-Mail zugestellt ist. Den Text einer Statusmeldung speichern wir einmal je Sprache; er wird gelöscht, sobald der letzte Eintrag über ihren Versand gelöscht ist. Wenn Sie das Abonnement beenden, löschen wir die Einträge Ihrer Statusmeldungen",
      ending: { clock: "Bei der Zustellung oder wenn der letzte Versuch scheitert", how: rowsDeleted },
    },
    events: {
      data: "An andere Systeme gesendete Ereignisse",
      what: "Was wir von jedem Ereignis behalten: Kennungen, Art, Zeitpunkte und Einzelheiten (etwa Referenz, Gesetz, Art, Status und Frist eines Antrags) und wann es zugestellt wurde; keine Namen, Adressen oder Texte",
      ending: { clock: "Wenn das Ereignis eintritt", how: rowsDeleted },
    },
    links: {
      data: "Von uns per E-Mail gesendete Links",
      what: "Nur ein Hash des jeweiligen Geheimnisses",
      keptFor: m(
        `Bis sie ablaufen, höchstens {period}; Links zur Bestätigung eines Kontos bis zu ${figures.retention.unconfirmedAccountDays} Tage`,
      ),
      ending: {
        clock: "Wenn wir sie senden",
        deleted: m(
          `Wenn sie ablaufen; Links zur Bestätigung eines Kontos spätestens nach ${figures.retention.unconfirmedAccountDays} Tagen`,
        ),
        how: rowsDeleted,
      },
    },
    abuse: {
      data: "Aufzeichnungen gegen Missbrauch",
      what: "Anfragezähler nach gehashter IP-Adresse; Schlüssel gegen doppeltes Absenden",
      ending: { clock: "Wenn Sie ein Formular absenden oder eine Seite laden", how: rowsDeleted },
    },
    refusedForms: {
      data: "Formulare mit Fehlern",
      what: "Was Sie eingegeben haben oder was unsere Mitarbeitenden zu einem Antrag oder einer Nachricht eingegeben haben (nie Passwörter), damit es berichtigt werden kann",
      ending: { clock: "Wenn sie abgesendet werden", how: rowsDeleted },
    },
    erasures: {
      data: "Verzeichnis der Löschungen",
      what: "Ein schlüsselbasierter Hash jeder gelöschten E-Mail-Adresse und der Zeitpunkt, damit sie auch aus einer wiederhergestellten Sicherung gelöscht wird",
      keptFor: m("{period} ab dem Ende des Monats der Löschung"),
      ending: {
        clock: "Am Ende des Monats der Löschung",
        deleted: m("{period} danach, wenn keine ältere Sicherung mehr besteht"),
        how: "Datei gelöscht",
      },
    },
    access: {
      data: "Versuche mit Zugangscode oder Zugangslink",
      what: "Für jeden Zugangscode oder Zugangslink: der Name, auf den er ausgestellt ist, bis wann er gilt, und Zahl und Ergebnisse der Versuche pro Tag. Keine IP-Adressen. Im Verzeichnis der Handlungen unserer Mitarbeitenden bleibt der Name stehen",
      ending: {
        clock: "Am Tag des Versuchs oder wenn der Zugangscode oder Zugangslink abläuft oder widerrufen wird",
        how: rowsDeleted,
      },
    },
    unconfirmedAccounts: {
      data: "Nie bestätigte Konten",
      what: "Was bei der Registrierung eingegeben wurde und die Sprache der Seite, wenn die Adresse nicht bestätigt wird",
      ending: { clock: "Bei der Registrierung", how: rowsDeleted },
    },
    subscriptions: {
      data: "Statusmeldungen per E-Mail",
      what: "E-Mail-Adresse, die Sprache der Seite, die gewählten Dienste und ob geplante Wartungen dazugehören",
      keptFor: m("Bis Sie das Abonnement beenden; {period}, wenn es nie bestätigt wird"),
      ending: {
        clock: "Bei der Eingabe der Adresse, falls sie nicht bestätigt wird",
        deleted: m("{period} danach; ein bestätigtes Abonnement sofort, wenn Sie es beenden"),
        how: rowsDeleted,
      },
    },
    confirmedAccounts: {
      data: "Bestätigte Konten",
      what: "Namen, Unternehmen, E-Mail-Adresse, die Sprache der Registrierungsseite, Passwort-Hash (bis das Dashboard ihn erhalten hat) und wann die Bedingungen angenommen wurden",
      keptFor: m("Bis unsere Mitarbeitenden sie löschen, spätestens {period} nach dem Ende des Kontos"),
      ending: null,
    },
    audit: {
      data: "Verzeichnis der Handlungen unserer Mitarbeitenden",
      what: "Wer wann was getan hat, mit der Referenz eines Antrags oder einer Nachricht oder dem Namen, auf den ein Zugangscode oder Zugangslink ausgestellt ist. Keine Adressen und nichts, was Sie geschrieben haben",
      keptFor: m("Solange es diese Website gibt"),
      ending: null,
    },
    requestLogs: {
      data: "Anfrageprotokolle",
      what: "Seite, Zeit und Ergebnis jeder Anfrage an diese Website. Keine Adressen, Formularinhalte oder Passwörter",
      ending: { clock: "Wenn der Eintrag geschrieben wird", how: "Einträge gelöscht" },
    },
    errors: {
      data: "Unerwartete Fehler",
      what: "Auf welcher Seite und wann ein Fehler aufgetreten ist",
      ending: { clock: "Wenn der Fehler aufgezeichnet wird", how: rowsDeleted },
    },
    measurements: {
      data: "Messungen des Dienstes",
      what: "Stundenwerte hinter der Statusseite und die einzelnen Messungen, auf denen sie beruhen, auf unseren Servern und an anderen Orten vorgenommen",
      keptFor: m("Stundenwerte {period}, einzelne Messungen {samples}"),
      ending: {
        clock: "Bei der Messung",
        deleted: m("Einzelne Messungen {samples} danach, Stundenwerte {period} danach"),
        how: rowsDeleted,
      },
    },
  },
  tables: {
    service: "Für Kunden des Dienstes verarbeitete Daten",
    website: "Aufzeichnungen dieser Website",
    columns: { data: "Daten", what: "Was dazugehört", kept: "Aufbewahrungs\u00addauer" },
    schedule: "Wann jede Frist beginnt und was an ihrem Ende geschieht",
    scheduleColumns: { data: "Daten", starts: "Fristbeginn", deleted: "Gelöscht", how: "Wie" },
    backups: "Sicherungen",
    backupColumns: { backup: "Sicherung", purpose: "Zweck", kept: "Aufbewahrungs\u00addauer" },
    operational: { name: "Betrieb", purpose: "Wiederherstellung nach Fehlern und einzelnen Ausfällen" },
    disaster: { name: "Notfall", purpose: "Wiederherstellung nach dem Verlust eines ganzen Rechenzentrums" },
  },
  scale: {
    caption: "Von der kürzesten zur längsten Frist. Die Skala ist logarithmisch.",
    bars: {
      content: "Eingereichte Inhalte",
      usageLogs: "Protokolle, Betriebssicherungen",
      results: "Moderationsergebnisse",
      disasterBackups: "Notfallsicherungen",
      analytics: "Statistik, anonymisiert",
      account: "Kontodaten nach Kontoende",
      privacyRequests: "Aufzeichnungen zu Anträgen",
      billing: "Abrechnungsunterlagen",
    },
  },
};
