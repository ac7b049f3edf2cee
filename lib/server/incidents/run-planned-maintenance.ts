import "server-only";
import { statusPage } from "@/lib/content/status";
import { read, type Transaction, write } from "../db";
import { log } from "../log";
import { forgetSnapshot } from "../settings/snapshot";
import { scheduleActor as actor, beginOverlay, endOverlay } from "./overlay";
import { addUpdate } from "./post-update";

const dueAt = (now: Date) => ({
  kind: "maintenance",
  OR: [
    { state: "scheduled", startsAt: { lte: now } },
    { state: "in-progress", endsAt: { lte: now } },
  ],
});

/** Starts or ends one plan, if it is still due. @returns the state that it has now, or null */
async function runPlan(tx: Transaction, id: string, now: Date): Promise<string | null> {
  const plan = await tx.incident.findFirst({ where: { id, ...dueAt(now) } });
  if (!plan) return null;
  const starting = plan.state === "scheduled" && plan.endsAt !== null && plan.endsAt > now;
  const state = starting ? "in-progress" : "completed";
  const message = starting ? statusPage.maintenanceStarted : statusPage.maintenanceEnded;
  await addUpdate(tx, plan, { state, message }, { actor, now });
  await (starting ? beginOverlay : endOverlay)(tx, plan, { actor, now });
  return state;
}

/**
 * Switches the overlay on when planned maintenance starts and off when it ends, each with its update on the status
 * page in the same transaction. What the operator switched by hand, before or meanwhile, stands.
 */
export async function runPlannedMaintenance(now: Date): Promise<void> {
  const due = await read((db) =>
    db.incident.findMany({ where: dueAt(now), orderBy: { startsAt: "asc" }, select: { id: true } }),
  );
  for (const { id } of due) {
    const state = await write((tx) => runPlan(tx, id, now));
    forgetSnapshot();
    log.info({ incident: id, state }, "planned maintenance");
  }
}
