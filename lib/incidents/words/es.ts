import type { IncidentWords } from "./en";

export const es: IncidentWords = {
  kinds: { incident: "Incidente", maintenance: "Mantenimiento programado" },
  states: {
    investigating: "En investigación",
    identified: "Causa identificada",
    monitoring: "En observación",
    resolved: "Resuelto",
    scheduled: "Anunciado",
    "in-progress": "En curso",
    completed: "Finalizado",
    cancelled: "Cancelado",
  },
  statesWithin: {
    investigating: "en investigación",
    identified: "causa identificada",
    monitoring: "en observación",
    resolved: "resuelto",
    scheduled: "anunciado",
    "in-progress": "en curso",
    completed: "finalizado",
    cancelled: "cancelado",
  },
  impacts: {
    none: "Sin impacto",
    minor: "Impacto menor",
    major: "Impacto grave",
    critical: "Impacto crítico",
  },
  impactsWithin: {
    none: "sin impacto",
    minor: "impacto menor",
    major: "impacto grave",
    critical: "impacto crítico",
  },
  scheduled: {
    started: "El mantenimiento programado ha comenzado.",
    ended: "El mantenimiento programado ha finalizado.",
  },
};
