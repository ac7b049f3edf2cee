/**
 * The services that the status page shows, in its order. How each is measured stands in lib/status/services; incidents
 * name them by their id, which never changes.
 */
export const serviceNames = [
  { id: "api", name: "API Service" },
  { id: "database", name: "Database" },
  { id: "moderation", name: "Content Moderation AI" },
  { id: "errors", name: "Error Monitoring" },
] as const;

export type ServiceId = (typeof serviceNames)[number]["id"];

/** A service as pages and incidents know it. */
export interface NamedService {
  id: string;
  name: string;
}

export const serviceIds: readonly ServiceId[] = serviceNames.map(({ id }) => id);

/** What a service is called; its id where this code no longer knows it. */
export const serviceName = (id: string): string =>
  serviceNames.find((service) => service.id === id)?.name ?? id;
