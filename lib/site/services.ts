import { type Language, mainLanguage } from "./language";
import { siteWords } from "./words";

/** The services of the status page, in its order. lib/status/services measures them; incidents refer to the ids, which never change. */
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

/** The name of a service; its id if this version doesn't know it. */
export const serviceName = (id: string, language: Language = mainLanguage): string =>
  serviceNamesIn(language).find((service) => service.id === id)?.name ?? id;
