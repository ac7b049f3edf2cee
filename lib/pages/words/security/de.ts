import { site } from "@/lib/site/brand";
import { figures } from "@/lib/site/figures";
import type { SecurityWords } from "./en";

export const de: SecurityWords = {
  meta: {
    title: "Sicherheit",
    description: `Was die Website von ${site.name} speichert, wie lange sie es speichert und wie es geschützt ist, mit Zahlen, die die Website selbst misst.`,
    picture: "Was nicht gespeichert ist, kann nicht abfließen",
  },
  label: "Sicherheit",
  header: {
    title: "Was nicht gespeichert ist, kann nicht abfließen",
    lead: "Was diese Website speichert, wie lange sie es speichert und wie es geschützt ist. Die folgenden Zahlen misst die Website selbst.",
  },
  kept: {
    title: "Was gerade gespeichert ist",
    lead: "Dies ist ein Teil dessen, was diese Website speichert. Mindestens einmal am Tag werden Einträge, deren Aufbewahrungsfrist abgelaufen ist, automatisch gelöscht. Alles, was wir aufbewahren, nennt die Richtlinie zur Datenaufbewahrung, auch bestätigte Konten, die stattdessen von unseren Mitarbeitenden gelöscht werden. Jeder Balken vergleicht das Alter des ältesten Eintrags mit der längsten Aufbewahrungsdauer. Bei Datenschutzanträgen zählt das Alter ab dem Abschluss; geltende Opt-outs und Begrenzungen bleiben dabei unberücksichtigt. Bei Statusmeldungen per E-Mail zählen nur unbestätigte Abonnements.",
    oldest: "Ältester: {age}",
    underOneDay: "weniger als ein Tag, oder keiner",
    records: "weniger als {count} Einträge",
    overdue: "Löschung überfällig",
    waiting: "Wird gemessen …",
    failed: "Die Zahlen konnten nicht geladen werden.",
    note: "Höchstens einmal in der Stunde gemessen. Die Anzahl ist auf eine Zehnerpotenz aufgerundet. Für Konten und Abonnements nennen wir keine, damit niemand herausfinden kann, ob es zu einer Adresse eines gibt.",
    json: "Diese Zahlen als JSON",
    policy: "Alle Fristen: Richtlinie zur Datenaufbewahrung",
  },
  measures: {
    title: "Wie es geschützt ist",
    lead: "Die Maßnahmen hinter den Formularen, den E-Mails und der internen Konsole dieser Website.",
    items: {
      secrets: {
        title: "Passwörter und Links",
        text: "Passwörter sind als argon2id-Hash gespeichert, Zugriffstoken und die Geheimnisse in Links, die Konten bestätigen oder Datenschutzanträge öffnen, als SHA-256-Hash. Aus einem Hash lassen sie sich nicht zurückgewinnen. Anmelde-Cookies und die Links in Status-E-Mails sind signiert; ihre Signaturen werden nicht gespeichert.",
      },
      addresses: {
        title: "IP-Adressen",
        text: "Die Adresse, von der eine Anfrage kommt, wird nicht gespeichert, nur ein Hash davon. Dessen Salt wechselt täglich und wird danach gelöscht, sodass später niemand sagen kann, wem die Adresse gehörte.",
      },
      files: {
        title: "Dateien",
        text: "Jede Datei eines Datenschutzantrags ist mit einem eigenen Schlüssel verschlüsselt (AES-256-GCM). Um eine Datei zu löschen, löschen wir zuerst ihren Schlüssel. Von da an kann die Website die Datei nicht mehr öffnen, auch wenn die verschlüsselten Daten noch nicht entfernt sind.",
      },
      mails: {
        title: "E-Mails",
        text: `Der Text einer E-Mail an eine einzelne Person wird aus dem Postausgang entfernt, sobald sie zugestellt ist. ${figures.retention.sentMailDays}\u00a0Tage lang bleibt ein Eintrag über den Versand mit Empfänger und Betreff gespeichert. Der Text einer Statusmeldung wird je Sprache einmal gespeichert und bleibt, bis der letzte Eintrag dazu gelöscht ist.`,
      },
      scripts: {
        title: "Seiten",
        text: "Eine Seite führt nur die Skripte aus, die ihre Content-Security-Policy nennt. Kein Skript, keine Schrift und kein Bild kommt von einem anderen Unternehmen.",
      },
      staff: {
        title: "Mitarbeitende",
        text: "Mitarbeitende melden sich mit einem Passkey an oder mit Passwort und Code. Auch ein eigenes Token, das zum Einrichten des ersten Zugangs dient, erlaubt die Anmeldung, bis es abgeschaltet wird. Jede Rolle sieht nur, was sie braucht, und jede Änderung in der Konsole wird mit ihrem Urheber festgehalten.",
      },
    },
  },
  limits: {
    title: "Einschränkungen",
    certificates:
      "Diese Seite ist kein Zertifikat, und wir behaupten nicht, eines zu haben. Sie beschreibt die Software dieser Website, nicht den Moderationsdienst; dessen Fristen stehen in der Richtlinie zur Datenaufbewahrung.",
    uploads:
      "Dateien, die uns jemand zu einem Datenschutzantrag sendet, werden nicht auf Viren geprüft. Ihr Typ wird am Inhalt erkannt, und nur wer Datenschutzanträge bearbeitet, kann sie öffnen. Jedes Öffnen wird festgehalten.",
    questions: "Frage stellen",
  },
  report: {
    title: "Schwachstelle melden",
    text: "Wenn Sie eine Schwachstelle finden, melden Sie sie bitte zuerst uns. Schreiben Sie auf Englisch:",
    file: "security.txt",
  },
};
