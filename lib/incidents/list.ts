import "server-only";
import { subDays } from "date-fns";
import { type Reader, read } from "@/lib/platform/database";
import type { Prisma } from "@/lib/platform/database/generated/client";
import { containsText } from "@/lib/platform/database/sql";
import { type ListQuery, pageOf } from "@/lib/platform/list-query";
import { log } from "@/lib/platform/log";
import { site } from "@/lib/site/brand";
import { figures } from "@/lib/site/figures";
import { statusPaths } from "@/lib/site/paths";
import { serviceName, serviceNames } from "@/lib/site/services";
import { affectedServices, storedImpact } from "./impacts";
import { sortForPage } from "./order";
import { closedStates, type IncidentState, type PublicIncident, publicIncident } from "./schema";

export const incidentFilters = ["open", "closed"] as const;
export type IncidentFilter = (typeof incidentFilters)[number];

const wheres = {
  open: { state: { notIn: [...closedStates] } },
  closed: { state: { in: [...closedStates] } },
};

/** The condition for open incidents, without planned maintenance. */
export const whereOpenIncident = { kind: "incident", state: { not: "resolved" } } as const;

export const incidentSearch = (search: string) => ({ title: containsText(search) });

/** Open or planned ones, latest first. */
export const listOpenIncidents = (): Promise<{ id: string; title: string }[]> =>
  read((db) =>
    db.incident.findMany({
      where: wheres.open,
      select: { id: true, title: true },
      orderBy: { startsAt: "desc" },
      take: 20,
    }),
  );

/** One page of incidents and planned maintenance: closed ones latest first, others in the order of the status page. */
export async function listIncidentPage({
  filter,
  page: requestedPage,
  search = "",
}: ListQuery<IncidentFilter>) {
  const found = search ? incidentSearch(search) : {};
  return read(async (db) => {
    const counts = await Promise.all(
      incidentFilters.map((name) => db.incident.count({ where: { ...wheres[name], ...found } })),
    );
    const { rows, ...place } = pageOf(requestedPage, counts[incidentFilters.indexOf(filter)] ?? 0);
    const where = { ...wheres[filter], ...found };
    const incidents = await db.incident.findMany({ where, orderBy: { startsAt: "desc" }, ...rows });
    return { incidents: sortForPage(incidents), counts, ...place };
  });
}

const updatesAndServices = {
  updates: { orderBy: [{ at: "desc" as const }, { id: "desc" as const }] },
  services: { orderBy: { service: "asc" as const } },
};
export type IncidentWithUpdates = Prisma.IncidentGetPayload<{ include: typeof updatesAndServices }>;
/** The public part of it. */
export type ShownIncident = Omit<IncidentWithUpdates, "overlay" | "closesSite" | "services" | "updates"> & {
  services: Pick<IncidentWithUpdates["services"][number], "service" | "impact">[];
  updates: Pick<IncidentWithUpdates["updates"][number], "id" | "state" | "message" | "at" | "services">[];
};

/** Services with their names, in the page's order. */
function withNames(services: readonly { id: string; impact: string }[]) {
  const place = (id: string) => serviceNames.findIndex((service) => service.id === id);
  return services
    .toSorted((one, other) => place(one.id) - place(other.id))
    .map(({ id, impact }) => ({ id, name: serviceName(id), impact: storedImpact(impact) }));
}

/** Ids of incidents whose impact was reported as unknown: once each, since the status page reads them every second. */
const unknown = new Set<string>();

/** The public form of an incident, without the authors. */
export function toPublic(row: ShownIncident): PublicIncident {
  const impact = storedImpact(row.impact);
  if (impact !== row.impact && !unknown.has(row.id)) {
    unknown.add(row.id);
    log.error({ incident: row.id, impact: row.impact }, `unknown impact, shown as ${impact}`);
  }
  return publicIncident.parse({
    ...row,
    impact,
    url: `${site.url}${statusPaths.incident(row.id)}`,
    services: withNames(row.services.map(({ service, impact }) => ({ id: service, impact }))),
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    updates: row.updates.map((update) => ({
      ...update,
      at: update.at.toISOString(),
      services: update.services && withNames(update.services as { id: string; impact: string }[]),
    })),
  });
}

/** One incident as its page shows it; null if it doesn't exist. */
export async function readIncident(id: string): Promise<PublicIncident | null> {
  const row = await findIncident(id);
  return row && toPublic(row);
}

export async function isIncident(id: string): Promise<boolean> {
  return (await read((db) => db.incident.count({ where: { id } }))) > 0;
}

/** The latest of a kind, open or not, by start. */
export async function latestIncidents(
  kind: PublicIncident["kind"],
  limit: number,
): Promise<PublicIncident[]> {
  const rows = await read((db) =>
    db.incident.findMany({
      where: { kind },
      include: updatesAndServices,
      orderBy: { startsAt: "desc" },
      take: limit,
    }),
  );
  return rows.map(toPublic);
}

/** Those that overlap a time span, latest first, including planned ones. */
export async function incidentsWithin(from: Date, to: Date): Promise<PublicIncident[]> {
  const where = { startsAt: { lt: to }, OR: [{ endsAt: null }, { endsAt: { gte: from } }] };
  const rows = await read((db) =>
    db.incident.findMany({ where, include: updatesAndServices, orderBy: { startsAt: "desc" } }),
  );
  return rows.map(toPublic);
}

/** The start of the first incident; null if there was none. */
export async function firstIncidentAt(): Promise<Date | null> {
  return (await read((db) => db.incident.aggregate({ _min: { startsAt: true } })))._min.startsAt;
}

/** One incident with its updates, latest first; null if it doesn't exist. */
export async function findIncident(id: string) {
  return read((db) => db.incident.findUnique({ where: { id }, include: updatesAndServices }));
}

/** The first current one: an open incident, worst first, or maintenance that has started. */
export async function findCurrentIncident() {
  const where = { AND: [wheres.open, { state: { not: "scheduled" } }] };
  return (
    sortForPage(await read((db) => db.incident.findMany({ where, include: updatesAndServices })))[0] ?? null
  );
}

/** The initial values of the update form. */
export const updateFields = ({ id, kind, state, impact, services }: IncidentWithUpdates) => ({
  id,
  kind: kind === "maintenance" ? ("maintenance" as const) : ("incident" as const),
  state: state as IncidentState,
  impact: storedImpact(impact),
  services: affectedServices(services),
});

/** Open, planned and recently closed ones, newest first. */
export async function listRecentIncidents(
  db: Pick<Reader, "incident">,
  now: Date,
): Promise<PublicIncident[]> {
  const rows = await db.incident.findMany({
    where: {
      OR: [wheres.open, { updatedAt: { gt: subDays(now, figures.timings.incidentDays) } }],
    },
    include: updatesAndServices,
    orderBy: { startsAt: "desc" },
    take: 50,
  });
  return rows.map(toPublic);
}
