import type { IncidentWords } from "./en";

export const de: IncidentWords = {
  kinds: { incident: "Störung", maintenance: "Geplante Wartung" },
  states: {
    investigating: "Wird untersucht",
    identified: "Ursache gefunden",
    monitoring: "Wird beobachtet",
    resolved: "Behoben",
    scheduled: "Angekündigt",
    "in-progress": "Läuft",
    completed: "Abgeschlossen",
    cancelled: "Abgesagt",
  },
  statesWithin: {
    investigating: "wird untersucht",
    identified: "Ursache gefunden",
    monitoring: "wird beobachtet",
    resolved: "behoben",
    scheduled: "angekündigt",
    "in-progress": "läuft",
    completed: "abgeschlossen",
    cancelled: "abgesagt",
  },
  impacts: {
    none: "Keine Auswirkung",
    minor: "Geringe Auswirkung",
    major: "Große Auswirkung",
    critical: "Kritische Auswirkung",
  },
  impactsWithin: {
    none: "keine Auswirkung",
    minor: "geringe Auswirkung",
    major: "große Auswirkung",
    critical: "kritische Auswirkung",
  },
  scheduled: {
    started: "Die geplante Wartung hat begonnen.",
    ended: "Die geplante Wartung ist abgeschlossen.",
  },
};
