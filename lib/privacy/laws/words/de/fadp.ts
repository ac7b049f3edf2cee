import { site } from "@/lib/site/brand";
import { messagesIn } from "@/lib/site/message";
import { fadpFigures } from "../../figures";
import type { FadpWords } from "../en/fadp";

const { days } = fadpFigures;

const m = messagesIn("de");

export const fadp: FadpWords = {
  name: "DSG",
  request: "DSG-Antrag",
  cited: "DSG",
  citedOrdinance: "DSV",
  inSentence: "dem Schweizer DSG",
  residence: { label: "Schweiz", note: "Es gilt das Bundesgesetz über den Datenschutz." },
  people: "Menschen in der Schweiz",
  meta: {
    title: "Antrag nach dem DSG",
    description: m(
      "Menschen in der Schweiz: Auskunft, Berichtigung, Löschung, Datenherausgabe oder Widerspruch. Antwort binnen {period}.",
    ),
    picture: "Antrag nach dem DSG stellen",
  },
  lead: "Für Menschen in der Schweiz, nach dem Bundesgesetz über den Datenschutz (DSG): Fordern Sie eine Kopie Ihrer Daten an oder üben Sie ein anderes Recht aus. Das ist kostenlos und ohne Konto möglich.",
  answer: {
    title: `Innerhalb von ${days} Tagen`,
    body: "Sie erhalten unsere Antwort oder erfahren, warum wir mehr Zeit brauchen. Wenn wir ablehnen, teilen wir Ihnen mit, warum, wie Sie gegen die Entscheidung Einspruch einlegen und an wen Sie sich wenden können.",
  },
  rights: {
    access: {
      label: "Auskunft über meine Daten erhalten",
      noun: "Auskunft",
      detail: "Eine Kopie der Personendaten, die wir über Sie gespeichert haben, und was wir damit tun.",
    },
    correction: {
      label: "Meine Daten berichtigen",
      noun: "Berichtigung",
      detail: "Berichtigung falscher Daten. Sagen Sie uns unten, wie sie lauten sollen.",
    },
    deletion: {
      label: "Meine Daten löschen",
      noun: "Löschung",
      detail: "Löschung Ihrer Personendaten, soweit wir sie nicht nach dem Gesetz behalten dürfen.",
    },
    portability: {
      label: "Meine Daten herausverlangen oder übertragen lassen",
      noun: "Datenherausgabe",
      detail: "Ihre Daten in einem gängigen elektronischen Format.",
    },
    objection: {
      label: "Der Bearbeitung widersprechen",
      noun: "Widerspruch",
      detail:
        "Wir verwenden Ihre Daten dann nicht mehr, es sei denn, ein überwiegendes Interesse oder ein Gesetz rechtfertigt die weitere Bearbeitung.",
    },
  },
  grounds: {
    identity: "Wir konnten nicht bestätigen, dass der Antrag von der Person kommt, um deren Daten es geht.",
    excessive: "Der Antrag ist offensichtlich unbegründet oder querulatorisch.",
    rightsOfOthers: "Dem Antrag stehen überwiegende Interessen Dritter entgegen.",
    otherLaw:
      "Ein Gesetz sieht vor, dass wir die Daten so aufbewahren, wie sie sind, oder dass wir sie nicht bekannt geben.",
    processor:
      "Wir bearbeiten die Daten im Auftrag eines Kunden, der darüber entscheidet. Bitte richten Sie den Antrag an diesen Kunden.",
    accurate: "Wir haben die Daten geprüft; sie sind richtig.",
    ownInterest:
      "Unsere eigenen überwiegenden Interessen stehen dem Antrag entgegen, und wir geben die betreffenden Daten Dritten nicht bekannt.",
    overridingInterest:
      "Wir haben ein überwiegendes Interesse an der weiteren Bearbeitung, zum Beispiel um einen Vertrag mit Ihnen zu erfüllen.",
  },
  together: {
    excessive: "Art.\u00a029 in Verbindung mit Art.\u00a026 Abs.\u00a01 Bst.\u00a0c DSG",
    rightsOfOthers: "Art.\u00a029 in Verbindung mit Art.\u00a026 Abs.\u00a01 Bst.\u00a0b DSG",
    otherLaw: "Art.\u00a029 in Verbindung mit Art.\u00a026 Abs.\u00a01 Bst.\u00a0a DSG",
    processor: "Art.\u00a05 Bst.\u00a0j und k DSG",
  },
  remedy: {
    sentence: `Sie können unserem Datenschutzteam unter ${site.email.dpo} schreiben. Sie können auch beim Eidgenössischen Datenschutz- und Öffentlichkeitsbeauftragten (EDÖB) Anzeige erstatten (Art.\u00a049 DSG) und vor Gericht gehen (Art.\u00a032 DSG).`,
    authority: "Eidgenössischer Datenschutz- und Öffentlichkeitsbeauftragter (EDÖB)",
  },
};
