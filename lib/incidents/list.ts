import "server-only";
import { subDays } from "date-fns";
import { type Reader, read } from "@/lib/platform/database";
import type { Prisma } from "@/lib/platform/database/generated/client";
import { containsText } from "@/lib/platform/database/sql";
import { type ListQuery, pageOf } from "@/lib/platform/list-query";
import { site } from "@/lib/site/brand";
import { figures } from "@/lib/site/figures";
import { statusPaths } from "@/lib/site/paths";
import { serviceName, serviceNames } from "@/lib/site/services";
import { type PublicIncident, publicIncident } from "./schema";

export const incidentFilters = ["open", "closed"] as const;
export type IncidentFilter = (typeof incidentFilters)[number];

const closedStates = ["resolved", "completed", "cancelled"];
const wheres = {
  open: { state: { notIn: closedStates } },
  closed: { state: { in: closedStates } },
};

export const incidentSearch = (search: string) => ({ title: containsText(search) });

/** What is open or planned, the latest first. */
export const listOpenIncidents = (): Promise<{ id: string; title: string }[]> =>
  read((db) =>
    db.incident.findMany({
      where: wheres.open,
      select: { id: true, title: true },
      orderBy: { startsAt: "desc" },
      take: 20,
    }),
  );

/** One page of all incidents and plans, the latest first, however long ago they were closed. */
export async function listIncidentPage({ filter, page: asked, search = "" }: ListQuery<IncidentFilter>) {
  const found = search ? incidentSearch(search) : {};
  return read(async (db) => {
    const counts = await Promise.all(
      incidentFilters.map((name) => db.incident.count({ where: { ...wheres[name], ...found } })),
    );
    const { rows, ...place } = pageOf(asked, counts[incidentFilters.indexOf(filter)] ?? 0);
    const where = { ...wheres[filter], ...found };
    const incidents = await db.incident.findMany({ where, orderBy: { startsAt: "desc" }, ...rows });
    return { incidents, counts, ...place };
  });
}

const whole = {
  updates: { orderBy: [{ at: "desc" as const }, { id: "desc" as const }] },
  services: { orderBy: { service: "asc" as const } },
};
type IncidentWithUpdates = Prisma.IncidentGetPayload<{ include: typeof whole }>;

/** Services as the page names them, in its order. */
function withNames(services: readonly { id: string; impact: string }[]) {
  const place = (id: string) => serviceNames.findIndex((service) => service.id === id);
  return services
    .toSorted((one, other) => place(one.id) - place(other.id))
    .map(({ id, impact }) => ({ id, name: serviceName(id), impact }));
}

/** An incident as everybody may read it: without who wrote what. */
function toPublic(row: IncidentWithUpdates): PublicIncident {
  return publicIncident.parse({
    ...row,
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

/** One incident as its page shows it; null when there is none. */
export async function readIncident(id: string): Promise<PublicIncident | null> {
  const row = await findIncident(id);
  return row && toPublic(row);
}

/** Whether there is an incident of this id. */
export async function isIncident(id: string): Promise<boolean> {
  return (await read((db) => db.incident.count({ where: { id } }))) > 0;
}

/** The latest of a kind, open or not, by their start. */
export async function latestIncidents(kind: PublicIncident["kind"], most: number): Promise<PublicIncident[]> {
  const rows = await read((db) =>
    db.incident.findMany({ where: { kind }, include: whole, orderBy: { startsAt: "desc" }, take: most }),
  );
  return rows.map(toPublic);
}

/** Those that lasted into a span of time, the latest first. What is planned for it belongs to it as well. */
export async function incidentsWithin(from: Date, to: Date): Promise<PublicIncident[]> {
  const where = { startsAt: { lt: to }, OR: [{ endsAt: null }, { endsAt: { gte: from } }] };
  const rows = await read((db) =>
    db.incident.findMany({ where, include: whole, orderBy: { startsAt: "desc" } }),
  );
  return rows.map(toPublic);
}

/** When the first incident began; null when there was never one. */
export async function firstIncidentAt(): Promise<Date | null> {
  return (await read((db) => db.incident.aggregate({ _min: { startsAt: true } })))._min.startsAt;
}

/** One incident with its updates, the latest first; null when there is none. */
export async function findIncident(id: string) {
  return read((db) => db.incident.findUnique({ where: { id }, include: whole }));
}

const closed = ["resolved", "completed", "cancelled"];

/** What is open, planned, or was closed lately; newest first. */
export async function listIncidents(db: Pick<Reader, "incident">, now: Date): Promise<PublicIncident[]> {
  const rows = await db.incident.findMany({
    where: {
      OR: [{ state: { notIn: closed } }, { updatedAt: { gt: subDays(now, figures.timings.incidentDays) } }],
    },
    include: whole,
    orderBy: { startsAt: "desc" },
    take: 50,
  });
  return rows.map(toPublic);
}
