import "server-only";
import { type Context, contextOf } from "@/lib/platform/context";
import { read, type Transaction } from "@/lib/platform/database";
import { runForEach } from "@/lib/platform/jobs";
import { type Leadership, runWhileLeader } from "@/lib/platform/lease";
import { log } from "@/lib/platform/log";
import { clearCachedSettings } from "@/lib/settings/snapshot";
import { findSettingToChange, getSetting, storeSetting } from "@/lib/settings/store";
import { mainLanguage } from "@/lib/site/language";
import { beginOverlay, endOverlay, scheduleActor } from "./overlay";
import { addUpdate, lockIncidents } from "./store";
import { incidentWords } from "./words";

const whereDue = (now: Date) => ({
  kind: "maintenance",
  OR: [
    { state: "scheduled", startsAt: { lte: now } },
    { state: "in-progress", endsAt: { lte: now } },
  ],
});

/** Starts or ends a plan, if it is still due. @returns its new state, or null */
async function runPlan(tx: Transaction, id: string, context: Context): Promise<string | null> {
  const { now } = context;
  await lockIncidents(tx);
  const plan = await tx.incident.findFirst({ where: { id, ...whereDue(now) } });
  if (!plan) return null;
  const starting = plan.state === "scheduled" && plan.endsAt !== null && plan.endsAt > now;
  const state = starting ? "in-progress" : "completed";
  // In English, like staff's text; messageIn translates it for readers of other languages.
  const { started, ended } = incidentWords[mainLanguage].scheduled;
  const message = starting ? started : ended;
  await addUpdate(tx, plan, { state, message }, context);
  if (!starting) await endOverlay(tx, plan, context);
  else if (plan.closesSite) await beginOverlay(tx, plan, context);
  return state;
}

/** Switches maintenance off at its end, if it was set to do so. */
async function endByItself(context: Context): Promise<void> {
  const { enabled, autoOff, endTime } = (await getSetting("maintenance")).value;
  const isOver = (end: string | null) => end !== null && new Date(end) <= context.now;
  if (!enabled || !autoOff || !isOver(endTime)) return;
  await context.transact(async (tx) => {
    const before = await findSettingToChange(tx, "maintenance");
    const { value } = before;
    if (!value.enabled || !value.autoOff || !isOver(value.endTime)) return {};
    const after = { ...value, enabled: false, endTime: null, autoOff: false };
    return storeSetting(tx, context, { key: "maintenance", before, value: after });
  });
  clearCachedSettings();
  log.info("maintenance ended by itself");
}

/**
 * Posts the start and end of planned maintenance. If it closes the site, switches the overlay on and off in the same
 * transaction. Whatever the operator switched by hand, before or meanwhile, stays.
 */
export async function runPlannedMaintenance(now: Date): Promise<void> {
  const context = contextOf(scheduleActor, now);
  const due = await read((db) =>
    db.incident.findMany({ where: whereDue(now), orderBy: { startsAt: "asc" }, select: { id: true } }),
  );
  const plans = due.map(({ id }) => async () => {
    const { state } = await context.transact(async (tx) => ({ state: await runPlan(tx, id, context) }));
    clearCachedSettings();
    log.info({ incident: id, state }, "planned maintenance");
  });
  await runForEach(jobName, [...plans, () => endByItself(context)], (work) => work());
}

const jobName = "planned maintenance";

/** Runs the schedule of planned maintenance in one process of all. @returns a function that stops it */
export const startMaintenanceSchedule = (lease: Leadership): (() => Promise<void>) =>
  runWhileLeader(lease, {
    name: jobName,
    everyMs: 0,
    round: () => runPlannedMaintenance(new Date()),
  });
