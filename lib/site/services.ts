import { type Language, mainLanguage } from "./language";
import { siteWords } from "./words";

/**
 * The services that the status page shows, in its order. How each is measured stands in lib/status/services; incidents
 * name them by their id, which never changes.
 */
const ids = ["api", "database", "moderation", "errors"] as const;

export type ServiceId = (typeof ids)[number];

export const serviceIds: readonly ServiceId[] = ids;

/** A service as pages and incidents know it. */
export interface NamedService {
  id: string;
  name: string;
}

/** The services with their names in a language, in the order of the status page. */
export const serviceNamesIn = (language: Language): readonly { id: ServiceId; name: string }[] =>
  ids.map((id) => ({ id, name: siteWords[language].services[id] }));

/** The same for the console and for programs. */
export const serviceNames = serviceNamesIn(mainLanguage);

/** What a service is called; its id where this code no longer knows it. */
export const serviceName = (id: string, language: Language = mainLanguage): string =>
  serviceNamesIn(language).find((service) => service.id === id)?.name ?? id;
