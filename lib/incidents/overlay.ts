import "server-only";
import { actorName, type Context } from "@/lib/platform/context";
import { type Reader, read, type Transaction } from "@/lib/platform/database";
import type { Incident } from "@/lib/platform/database/generated/client";
import { type Settings, settings } from "@/lib/settings";
import { findSettingToChange, getSetting, storeSetting } from "@/lib/settings/store";

/** The actor when the schedule changes the overlay at the start or end of a plan. */
export const scheduleActor = { kind: "system", name: "schedule" } as const;

const key = "maintenance";
type Maintenance = Settings[typeof key];
/** How many changes are searched for the operator's text: the number of plans that may follow each other without a gap. */
const maxChangesSearched = 50;
const endOf = (plan: Incident) => plan.endsAt?.toISOString() ?? null;

/** The overlay of a plan. */
const overlayOf = (plan: Incident, before: Maintenance): Maintenance => ({
  ...before,
  enabled: true,
  message: plan.title,
  endTime: endOf(plan),
  showTimer: true,
  // The plan's own end switches it off, with an update on the status page.
  autoOff: false,
});

/** Whether the overlay is still the one that this plan switched on. A different end was set by hand, or by another plan. */
const wasSwitchedOnBy = (plan: Incident, { enabled, endTime }: Maintenance) =>
  plan.overlay && enabled && endTime === endOf(plan);

/** The other plans in progress that switched the overlay on, the one that ends last first. */
function findOtherRunningPlans(db: Reader, { id }: Incident): Promise<Incident[]> {
  const where = { kind: "maintenance", state: "in-progress", overlay: true, id: { not: id } };
  return db.incident.findMany({ where, orderBy: { endsAt: "desc" } });
}

/** The plan that takes the overlay over when this one ends. */
const findNextPlan = async (db: Reader, plan: Incident, now: Date) =>
  (await findOtherRunningPlans(db, plan)).find(({ endsAt }) => endsAt !== null && endsAt > now);

/** Whether the end of a plan opens the site. */
export async function opensSite(plan: Incident, now: Date): Promise<boolean> {
  const { value } = await getSetting(key);
  return wasSwitchedOnBy(plan, value) && (await read((db) => findNextPlan(db, plan, now))) === undefined;
}

/** Whether the operator switched the overlay off during a plan whose text is still in the setting. */
const hasTextOf = (plan: Incident, { enabled, message }: Maintenance) =>
  plan.overlay && !enabled && message === plan.title;

/** Switches the overlay on when a plan starts, unless the operator has it on already. */
export async function beginOverlay(tx: Transaction, plan: Incident, context: Context): Promise<void> {
  let before = await findSettingToChange(tx, key);
  const running = await findOtherRunningPlans(tx, plan);
  if (before.value.enabled && !running.some((other) => wasSwitchedOnBy(other, before.value))) return;
  if (!before.value.enabled) {
    // Whose text it is can be determined only while its plan owns the overlay.
    const left = running.find((other) => hasTextOf(other, before.value));
    if (left) {
      const value = await withoutPlan(tx, left, before.value);
      before = await storeSetting(tx, context, { key, before, value });
    }
    // The operator switched the overlay off while these ran, so the end of this plan must not switch it on again for
    // them.
    const ids = running.map(({ id }) => id);
    await tx.incident.updateMany({ where: { id: { in: ids } }, data: { overlay: false } });
  }
  await tx.incident.update({ where: { id: plan.id }, data: { overlay: true } });
  await storeSetting(tx, context, { key, before, value: overlayOf(plan, before.value) });
}

/** The text from before the plans: the operator's, which is restored for the next overlay by hand. */
async function findOperatorText(tx: Transaction): Promise<Partial<Maintenance>> {
  const changes = await tx.auditEntry.findMany({
    where: { action: "setting.changed", subject: key, actor: actorName(scheduleActor) },
    orderBy: { id: "desc" },
    take: maxChangesSearched,
  });
  for (const change of changes) {
    const { data } = settings.maintenance.stored.safeParse(change.before);
    if (data && !data.enabled)
      return { message: data.message, endTime: data.endTime, showTimer: data.showTimer };
  }
  return {};
}

/** Switches the overlay off and removes a plan's text and end; changes by the operator stay. */
async function withoutPlan(tx: Transaction, plan: Incident, value: Maintenance): Promise<Maintenance> {
  const { message, endTime } = value;
  const changed = {
    ...(message !== plan.title && { message }),
    ...(endTime !== endOf(plan) && { endTime }),
  };
  return { ...value, ...(await findOperatorText(tx)), ...changed, enabled: false };
}

/**
 * Reverts what the start of a plan switched on, or hands it over to a plan that still runs. Text that the operator
 * wrote meanwhile stays; the plan's own is removed, even if the operator switched the overlay off before its end.
 */
export async function endOverlay(tx: Transaction, plan: Incident, context: Context): Promise<void> {
  const before = await findSettingToChange(tx, key);
  if (!wasSwitchedOnBy(plan, before.value) && !hasTextOf(plan, before.value)) return;
  const next = await findNextPlan(tx, plan, context.now);
  if (before.value.enabled && next) {
    await storeSetting(tx, context, { key, before, value: overlayOf(next, before.value) });
    return;
  }
  await storeSetting(tx, context, { key, before, value: await withoutPlan(tx, plan, before.value) });
}
