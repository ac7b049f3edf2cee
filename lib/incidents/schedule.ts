import "server-only";
import { read, type Transaction, write } from "@/lib/platform/database";
import { errorFacts, log } from "@/lib/platform/log";
import { forgetSnapshot } from "@/lib/settings/snapshot";
import { scheduleActor as actor, beginOverlay, endOverlay } from "./overlay";
import { addUpdate } from "./store";
import { scheduledUpdates } from "./words";

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
  const message = starting ? scheduledUpdates.started : scheduledUpdates.ended;
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

const everyMs = 1000;

/** Watches the planned maintenance. @returns a function that stops it */
export function startMaintenanceSchedule(): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  let busy = false;
  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    running = runPlannedMaintenance(new Date())
      .catch((error) => log.error(errorFacts(error), "planned maintenance could not be switched"))
      .finally(() => {
        busy = false;
      });
  }, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
