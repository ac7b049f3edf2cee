import { site } from "@/lib/site/brand";
import { type Language, mainLanguage, pathIn } from "@/lib/site/language";
import { statusPaths } from "@/lib/site/paths";
import { serviceName } from "@/lib/site/services";
import type { PublicIncident } from "./schema";
import { incidentWords } from "./words";

/** An update's text: as staff wrote it, or for scheduled updates in the reader's language. */
export function messageIn(language: Language, message: string): string {
  const { started, ended } = incidentWords[mainLanguage].scheduled;
  const { scheduled } = incidentWords[language];
  if (message === started) return scheduled.started;
  return message === ended ? scheduled.ended : message;
}

/** The label of a state; the state itself if this version doesn't know it. */
export function stateIn(language: Language, state: string): string {
  const { states } = incidentWords[language];
  return new Map(Object.entries(states)).get(state) ?? state;
}

type AffectedServices = PublicIncident["services"];

/** An incident in a reader's language, with translated services, address and scheduled updates. */
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
