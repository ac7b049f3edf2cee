import "server-only";
import { type ListQuery, pageSize, pagesOf } from "@/lib/operator/list-query";
import { read } from "../db";

export const incidentFilters = ["open", "closed"] as const;
export type IncidentFilter = (typeof incidentFilters)[number];

const closedStates = ["resolved", "completed", "cancelled"];
const wheres = {
  open: { state: { notIn: closedStates } },
  closed: { state: { in: closedStates } },
};

/** One page of all incidents and plans, the latest first, however long ago they were closed. */
export async function browseIncidents({ filter, page }: ListQuery<IncidentFilter>) {
  return read(async (db) => {
    const [incidents, ...counts] = await Promise.all([
      db.incident.findMany({
        where: wheres[filter],
        orderBy: { startsAt: "desc" },
        skip: (page - 1) * pageSize,
        take: pageSize,
      }),
      ...incidentFilters.map((name) => db.incident.count({ where: wheres[name] })),
    ]);
    return { incidents, counts, pages: pagesOf(counts[incidentFilters.indexOf(filter)] ?? 0) };
  });
}

/** One incident with its updates, the latest first; null when there is none. */
export async function findIncident(id: string) {
  const include = { updates: { orderBy: [{ at: "desc" as const }, { id: "desc" as const }] } };
  return read((db) => db.incident.findUnique({ where: { id }, include }));
}
