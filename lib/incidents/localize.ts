import { site } from "@/lib/site/brand";
import { type Language, mainLanguage, pathIn } from "@/lib/site/language";
import { statusPaths } from "@/lib/site/paths";
import { serviceName } from "@/lib/site/services";
import type { PublicIncident } from "./schema";
import { incidentWords } from "./words";

/** What an update says: as the staff wrote it, and what the schedule posts in the language of the reader. */
export function messageIn(language: Language, message: string): string {
  const { started, ended } = incidentWords[mainLanguage].scheduled;
  const { scheduled } = incidentWords[language];
  if (message === started) return scheduled.started;
  return message === ended ? scheduled.ended : message;
}

/** What a state is called; itself where this code no longer knows it. */
export function stateIn(language: Language, state: string): string {
  const { states } = incidentWords[language];
  return new Map(Object.entries(states)).get(state) ?? state;
}

type AffectedServices = PublicIncident["services"];

/** An incident for readers of a language: its services' names, its address and what the schedule posted are in it. */
export function incidentIn(language: Language, incident: PublicIncident): PublicIncident {
  if (language === mainLanguage) return incident;
  const named = (services: AffectedServices) =>
    services.map((service) => ({ ...service, name: serviceName(service.id, language) }));
  return {
    ...incident,
    url: `${site.url}${pathIn(language, statusPaths.incident(incident.id))}`,
    services: named(incident.services),
    updates: incident.updates.map((update) => ({
      ...update,
      message: messageIn(language, update.message),
      services: update.services && named(update.services),
    })),
  };
}
