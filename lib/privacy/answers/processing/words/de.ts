import { messagesIn } from "@/lib/site/message";
import type { ExplanationWords } from "./en";

const m = messagesIn("de");

export const de: ExplanationWords = {
  title: "Was wir mit Ihren Daten tun",
  lead: m(
    "Nach {law} teilen wir Ihnen dies zusammen mit Ihren Daten mit ({citation}). Die Angaben umfassen nur, was Sie betrifft.",
  ),
  leadForRegion: m(
    "Nach dem Gesetz Ihres Wohnorts teilen wir Ihnen dies zusammen mit Ihren Daten mit: {statute}, {citation}. Die Angaben umfassen nur, was Sie betrifft.",
  ),
  leadOfOurs:
    "Dies teilen wir Ihnen zusammen mit Ihren Daten mit. Die Angaben umfassen nur, was Sie betrifft.",
  controller: {
    title: "Wer verantwortlich ist",
    name: "Verantwortlicher",
    address: "Anschrift",
    contact: "Datenschutzteam",
    dataProtection: "Kontakt für Datenschutz",
  },
  activities: {
    title: "Zwecke, Empfänger und Fristen",
    data: "Daten",
    basis: m("Rechtsgrundlage ({citation})"),
    sources: "Woher sie kommen",
    recipients: "Empfänger",
    kept: "Aufbewahrungsdauer",
    period: m("{data}: {period}"),
  },
  systems: {
    purpose: "Daten in unseren anderen Systemen",
    data: m("Die von {systems} gemeldeten Daten, oben aufgeführt"),
    stated: "Siehe „Ergänzt von unserem Datenschutzteam“",
  },
  categories: {
    title: "Kategorien der in den letzten zwölf Monaten erhobenen Daten",
    lead: m("Erhoben vom {from} bis {to}."),
    examples: "Beispiele",
    sources: "Quellen",
    purpose: "Zweck",
    disclosed: "Empfänger (Offenlegung zu geschäftlichen Zwecken)",
    sold: "Verkauft oder weitergegeben",
    none: "Nein. Nichts davon wurde verkauft oder für Werbung weitergegeben.",
  },
  thirdParties: {
    title: "Dritte",
    none: "Die Aufzeichnungen dieser Website zeigen keine Offenlegung Ihrer Daten an Dritte. Dienstleister, die nach unseren Weisungen handeln, sind oben genannt und keine Dritten. Offenlegungen, die nicht über diese Website erfolgt sind, stehen unter „Ergänzt von unserem Datenschutzteam“.",
  },
  recipients: {
    title: "Empfänger",
    lead: "Die oben unter „Zwecke, Empfänger und Fristen“ genannten Empfänger erhalten Daten wie dort angegeben. Die übrigen in dieser Liste erhalten Daten nur in den beschriebenen Fällen. Hat einer von ihnen Ihre Daten erhalten, steht das unter „Ergänzt von unserem Datenschutzteam“.",
  },
  transfers: "Übermittlung in andere Länder",
  automated: "Automatisierte Entscheidungen",
  rights: { title: "Ihre Rechte" },
  complaint: "Beschwerden",
  added: "Ergänzt von unserem Datenschutzteam",
};
