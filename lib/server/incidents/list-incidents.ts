import "server-only";
import { subDays } from "date-fns";
import { facts } from "@/lib/facts";
import { type PublicIncident, publicIncident } from "@/lib/schemas/incident";
import type { Reader } from "../db";

const closed = ["resolved", "completed", "cancelled"];

/** What is open, planned, or was closed lately; newest first. */
export async function listIncidents(db: Pick<Reader, "incident">, now: Date): Promise<PublicIncident[]> {
  const rows = await db.incident.findMany({
    where: {
      OR: [{ state: { notIn: closed } }, { updatedAt: { gt: subDays(now, facts.timings.incidentDays) } }],
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
