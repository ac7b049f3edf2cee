import { gdprFigures } from "../../figures";
import type { DataSubjectWords } from "../en/data-subject";

export const dataSubject: DataSubjectWords = {
  rights: {
    access: {
      label: "Auskunft über meine Daten erhalten",
      noun: "Auskunft",
      detail:
        "Eine Kopie der personenbezogenen Daten, die wir über Sie gespeichert haben, und was wir damit tun.",
    },
    deletion: {
      label: "Meine Daten löschen",
      noun: "Löschung",
      detail: "Löschung Ihrer personenbezogenen Daten, soweit wir sie nicht nach dem Gesetz behalten dürfen.",
    },
    rectification: {
      label: "Meine Daten berichtigen",
      noun: "Berichtigung",
      detail: "Berichtigung falscher oder unvollständiger Daten. Sagen Sie uns unten, wie sie lauten sollen.",
    },
    portability: {
      label: "Meine Daten in übertragbarer Form erhalten",
      noun: "Übertragbarkeit",
      detail: "Ihre Daten in einem strukturierten, maschinenlesbaren Format.",
    },
    restriction: {
      label: "Die Verarbeitung einschränken",
      noun: "Einschränkung",
      detail:
        "Ihre Daten werden aufbewahrt, aber nicht verwendet, zum Beispiel solange wir prüfen, ob sie richtig sind.",
    },
    objection: {
      label: "Der Verarbeitung widersprechen",
      noun: "Widerspruch",
      detail: `Wir verwenden Ihre Daten dann nicht mehr, es sei denn, wir können zwingende schutzwürdige Gründe nachweisen. Antwort innerhalb von ${gdprFigures.objectionDays} Tagen.`,
    },
  },
  grounds: {
    identity: "Wir konnten nicht bestätigen, dass der Antrag von der Person kommt, um deren Daten es geht.",
    excessive: "Der Antrag ist offenkundig unbegründet oder exzessiv.",
    processor:
      "Wir verarbeiten die Daten im Auftrag eines Kunden, der darüber entscheidet. Bitte richten Sie den Antrag an diesen Kunden.",
    noErasureGround:
      "Die Daten werden für den Zweck, für den sie erhoben wurden, noch benötigt, und es liegt kein Grund für eine Löschung vor.",
    legalDuty: "Ein Gesetz verpflichtet uns, die Daten aufzubewahren.",
    legalClaims:
      "Die Daten werden benötigt, um Rechtsansprüche geltend zu machen, auszuüben oder zu verteidigen.",
    accurate: "Wir haben die Daten geprüft; sie sind richtig und vollständig.",
    rightsOfOthers: "Eine Kopie würde die Rechte und Freiheiten anderer Personen beeinträchtigen.",
    notPortable:
      "Die Daten wurden nicht von Ihnen bereitgestellt oder werden nicht mithilfe automatisierter Verfahren auf der Grundlage einer Einwilligung oder eines Vertrags verarbeitet.",
    noRestrictionGround:
      "Keine der Voraussetzungen, unter denen die Verarbeitung eingeschränkt werden muss, ist erfüllt.",
    compellingGrounds:
      "Wir haben zwingende schutzwürdige Gründe, die Ihre Interessen, Rechte und Freiheiten überwiegen.",
  },
};
