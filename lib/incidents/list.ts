import "server-only";
import { subDays } from "date-fns";
import { type Reader, read } from "@/lib/platform/database";
import { type ListQuery, pageOf } from "@/lib/platform/list-query";
import { figures } from "@/lib/site/figures";
import { type PublicIncident, publicIncident } from "./schema";

export const incidentFilters = ["open", "closed"] as const;
export type IncidentFilter = (typeof incidentFilters)[number];

const closedStates = ["resolved", "completed", "cancelled"];
const wheres = {
  open: { state: { notIn: closedStates } },
  closed: { state: { in: closedStates } },
};

/** One page of all incidents and plans, the latest first, however long ago they were closed. */
export async function browseIncidents({ filter, page: asked }: ListQuery<IncidentFilter>) {
  return read(async (db) => {
    const counts = await Promise.all(
      incidentFilters.map((name) => db.incident.count({ where: wheres[name] })),
    );
    const { rows, ...place } = pageOf(asked, counts[incidentFilters.indexOf(filter)] ?? 0);
    const where = wheres[filter];
    const incidents = await db.incident.findMany({ where, orderBy: { startsAt: "desc" }, ...rows });
    return { incidents, counts, ...place };
  });
}

/** One incident with its updates, the latest first; null when there is none. */
export async function findIncident(id: string) {
  const include = { updates: { orderBy: [{ at: "desc" as const }, { id: "desc" as const }] } };
  return read((db) => db.incident.findUnique({ where: { id }, include }));
}

const closed = ["resolved", "completed", "cancelled"];

/** What is open, planned, or was closed lately; newest first. */
export async function listIncidents(db: Pick<Reader, "incident">, now: Date): Promise<PublicIncident[]> {
  const rows = await db.incident.findMany({
    where: {
      OR: [{ state: { notIn: closed } }, { updatedAt: { gt: subDays(now, figures.timings.incidentDays) } }],
    },
    include: { updates: { orderBy: [{ at: "desc" }, { id: "desc" }] } },
    orderBy: { startsAt: "desc" },
    take: 50,
  });
  return rows.map((row) =>
    publicIncident.parse({
      ...row,
      startsAt: row.startsAt.toISOString(),
      endsAt: row.endsAt?.toISOString() ?? null,
      updatedAt: row.updatedAt.toISOString(),
      updates: row.updates.map((update) => ({ ...update, at: update.at.toISOString() })),
    }),
  );
}
