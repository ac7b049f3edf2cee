import { figures } from "@/lib/site/figures";
import type { StandardTexts } from "./en";

const { disasterBackupDays: backupDays, privacyRequestMonths: months } = figures.retention;

export const de: StandardTexts = {
  done: {
    data: "Wir haben die angeforderten Daten zusammengestellt.",
    deletion: "Wir haben die Daten wie gewünscht gelöscht.",
    correction: "Wir haben die Daten wie gewünscht berichtigt.",
    restriction:
      "Wir haben die Verarbeitung der Daten wie gewünscht eingeschränkt. Bevor wir die Einschränkung aufheben, informieren wir Sie.",
    objection:
      "Wir haben Ihren Widerspruch umgesetzt und verwenden Ihre Daten nicht mehr in der beanstandeten Weise.",
    directive: "Ihre Wahl ist gespeichert und gilt, bis Sie sie ändern.",
    complaint: "Wir haben Ihre Beschwerde geprüft. Das haben wir festgestellt, und das werden wir tun:",
    other: "Wir haben Ihren Antrag ausgeführt.",
  },
  afterDeletion: `Kopien in unseren Sicherungen werden innerhalb von ${backupDays}\u00a0Tagen überschrieben. Die Aufzeichnung dieses Antrags bewahren wir ${months}\u00a0Monate lang auf, um unsere Antwort nachweisen zu können.`,
  inPart:
    "Wir haben Ihren Antrag teilweise ausgeführt. Warum wir ihn nicht vollständig ausgeführt haben, lesen Sie unten.",
  denied: {
    identity:
      "Wir haben Sie um einen Nachweis gebeten, dass es Ihre Daten sind. Was wir erhalten haben, reichte dafür nicht aus. Würden wir auf den Antrag einer anderen Person hin handeln, könnte Ihnen das schaden. Sie können jederzeit einen neuen Antrag stellen; wir teilen Ihnen dann mit, welchen Nachweis wir brauchen.",
    "identity-not-asked":
      "Wir konnten nicht sicher sein, dass dieser Antrag von Ihnen kommt. Würden wir auf den Antrag einer anderen Person hin handeln, könnte Ihnen das schaden. Sie können jederzeit einen neuen Antrag stellen. So haben wir es geprüft, und das hat gefehlt:",
    "agent-permission":
      "Die Person, die diesen Antrag für Sie gestellt hat, hat uns Ihre unterschriebene Vollmacht nicht gesendet. Sie können jederzeit einen neuen Antrag stellen: selbst oder durch eine Person, die Ihre unterschriebene Vollmacht hat.",
    excessive:
      "Wir haben dieselbe Angelegenheit bereits bearbeitet, und seitdem hat sich nichts geändert. Wenn Sie etwas Bestimmtes suchen, nennen Sie es uns, und wir sehen nach.",
    "excessive-first": "Das sind unsere Gründe:",
    fraudulent:
      "Mehrere Anzeichen sprechen dafür, dass dieser Antrag in betrügerischer Absicht gestellt wurde, und wir haben sie dokumentiert. Wenn Sie den Antrag selbst gestellt haben, schreiben Sie uns von der Adresse, unter der wir Sie kennen.",
    "not-resident":
      "Nach Ihren Angaben wohnen Sie nicht in Kalifornien. Vielleicht haben Sie an Ihrem Wohnort ähnliche Rechte: Wählen Sie Ihren Wohnort auf unserer Seite für Datenschutzanträge aus.",
    processor:
      "Wir prüfen Inhalte im Auftrag anderer Websites und Apps. Diese entscheiden, was damit geschieht, und wir dürfen nur nach ihren Weisungen handeln. Bitte senden Sie Ihren Antrag an die Website oder App, auf der Sie die Inhalte veröffentlicht haben.",
    "no-erasure-ground":
      "Wir verwenden diese Daten noch für den Zweck, den unsere Datenschutzerklärung nennt. Wir löschen sie, sobald die dort genannte Frist abgelaufen ist.",
    "legal-duty":
      "Ein Gesetz verpflichtet uns, diese Unterlagen für eine bestimmte Zeit aufzubewahren. Wir verwenden sie für nichts anderes und löschen sie, sobald diese Zeit abgelaufen ist.",
    "legal-claims":
      "Die Daten sind Beweismittel in einer noch offenen Angelegenheit. Wir verwenden sie für nichts anderes und löschen sie, sobald die Angelegenheit abgeschlossen ist.",
    "deletion-exception":
      "Wir brauchen die Informationen für einen Zweck, für den das Gesetz ihre Aufbewahrung erlaubt. Wir verwenden sie für nichts anderes und löschen sie, sobald der Zweck entfallen ist.",
    accurate:
      "Wir haben die Daten mit unseren Unterlagen und mit Ihren Angaben verglichen und keinen Fehler gefunden. Wenn ein Dokument etwas anderes zeigt, senden Sie es uns, und wir prüfen noch einmal.",
    "rights-of-others":
      "Die weggelassenen Daten lassen sich nicht von Informationen über andere Personen trennen. Sie können nach einzelnen Angaben fragen, und wir prüfen jede von ihnen.",
    "not-portable":
      "Sie können stattdessen Auskunft verlangen, dann senden wir Ihnen eine Kopie dieser Daten.",
    "no-restriction-ground":
      "Wir haben die Richtigkeit der Daten und die Rechtsgrundlage ihrer Verwendung geprüft und keinen Grund für eine Einschränkung gefunden.",
    "compelling-grounds":
      "Wir brauchen diese Verarbeitung, um unseren Dienst und seine Nutzerinnen und Nutzer zu schützen; mit weniger Daten wäre das nicht möglich. Das haben wir gegen Ihre Gründe abgewogen.",
    "overriding-interest":
      "Wir brauchen diese Daten, um unseren Dienst und seine Nutzerinnen und Nutzer zu schützen; mit weniger Daten wäre das nicht möglich. Das haben wir gegen Ihre Interessen abgewogen.",
    "twice-a-year":
      "Unsere beiden früheren Antworten decken den Zeitraum ab, nach dem Sie fragen. Sie können wieder fragen, wenn seit der ersten dieser Antworten 12\u00a0Monate vergangen sind.",
    "other-law": "Ein anderes Gesetz erlaubt uns nicht, mehr für diesen Antrag zu tun.",
    other: "Der Grund steht in dieser Antwort, zusammen mit der Rechtsgrundlage der Ablehnung.",
  },
};
