import "server-only";
import { statusPage } from "@/lib/content/status";
import { read } from "../db";
import { log } from "../log";
import { changeSetting } from "../settings/change-setting";
import { getSetting } from "../settings/get-setting";
import { endOverlay } from "./end-overlay";
import { addUpdate } from "./post-update";

const actor = "schedule";

/**
 * Switches the overlay on when planned maintenance starts and off when it ends, each with its update on the status
 * page in the same transaction. What the operator switched by hand meanwhile stands: the end only undoes this start.
 */
export async function runPlannedMaintenance(now: Date): Promise<void> {
  const due = await read((db) =>
    db.incident.findMany({
      where: {
        kind: "maintenance",
        OR: [
          { state: "scheduled", startsAt: { lte: now } },
          { state: "in-progress", endsAt: { lte: now } },
        ],
      },
      orderBy: { startsAt: "asc" },
    }),
  );
  for (const plan of due) {
    const starting = plan.state === "scheduled" && plan.endsAt !== null && plan.endsAt > now;
    const { version } = await getSetting("maintenance");
    await changeSetting(
      "maintenance",
      async (before, tx) => {
        const state = starting ? "in-progress" : "completed";
        const message = starting ? statusPage.maintenanceStarted : statusPage.maintenanceEnded;
        await addUpdate(tx, plan.id, { state, message }, { actor, now });
        const endTime = plan.endsAt?.toISOString() ?? null;
        if (starting) return { ...before, enabled: true, message: plan.title, endTime, showTimer: true };
        return endOverlay(before, plan);
      },
      { version, actor, now },
    );
    log.info({ incident: plan.id, starting }, "planned maintenance");
  }
}
