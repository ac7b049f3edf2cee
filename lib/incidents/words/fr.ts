import type { IncidentWords } from "./en";

export const fr: IncidentWords = {
  kinds: { incident: "Incident", maintenance: "Maintenance planifiée" },
  states: {
    investigating: "En cours d’analyse",
    identified: "Cause identifiée",
    monitoring: "Sous surveillance",
    resolved: "Résolu",
    scheduled: "À venir",
    "in-progress": "En cours",
    completed: "Terminée",
    cancelled: "Annulée",
  },
  statesWithin: {
    investigating: "en cours d’analyse",
    identified: "cause identifiée",
    monitoring: "sous surveillance",
    resolved: "résolu",
    scheduled: "à venir",
    "in-progress": "en cours",
    completed: "terminée",
    cancelled: "annulée",
  },
  impacts: {
    none: "Sans impact",
    minor: "Impact mineur",
    major: "Impact majeur",
    critical: "Impact critique",
  },
  impactsWithin: {
    none: "sans impact",
    minor: "impact mineur",
    major: "impact majeur",
    critical: "impact critique",
  },
  scheduled: {
    started: "La maintenance planifiée a commencé.",
    ended: "La maintenance planifiée est terminée.",
  },
};
