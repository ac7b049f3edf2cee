import "server-only";
import { actorName, type Context } from "@/lib/platform/context";
import type { Transaction } from "@/lib/platform/database";
import type { Incident } from "@/lib/platform/database/generated/client";
import { type Settings, settings } from "@/lib/settings";
import { findSettingToChange, storeSetting } from "@/lib/settings/store";

/** Who changes the overlay when a plan starts or ends by its clock. */
export const scheduleActor = { kind: "system", name: "schedule" } as const;

const key = "maintenance";
type Maintenance = Settings[typeof key];
/** So many changes back the words are looked for: as many as plans may have followed each other without a gap. */
const longestChain = 50;
const endOf = (plan: Incident) => plan.endsAt?.toISOString() ?? null;

/** The overlay as a plan shows it. */
const shownBy = (plan: Incident, before: Maintenance): Maintenance => ({
  ...before,
  enabled: true,
  message: plan.title,
  endTime: endOf(plan),
  showTimer: true,
  // Its own end takes it down, with its update on the status page.
  autoOff: false,
});

/** Whether the overlay is still the one that this plan switched on: another end was set by hand, or by another plan. */
const isOf = (plan: Incident, { enabled, endTime }: Maintenance) =>
  plan.overlay && enabled && endTime === endOf(plan);

/** The other plans in progress that switched the overlay on, the one that ends last first. */
function others(tx: Transaction, { id }: Incident): Promise<Incident[]> {
  const where = { kind: "maintenance", state: "in-progress", overlay: true, id: { not: id } };
  return tx.incident.findMany({ where, orderBy: { endsAt: "desc" } });
}

/** Whether the operator uncovered the site during a plan, whose words still stand for the next overlay by hand. */
const isLeftOf = (plan: Incident, { enabled, message }: Maintenance) =>
  plan.overlay && !enabled && message === plan.title;

/** Switches the overlay on for a plan that starts, unless the operator has it on already. */
export async function beginOverlay(tx: Transaction, plan: Incident, context: Context): Promise<void> {
  let before = await findSettingToChange(tx, key);
  const running = await others(tx, plan);
  if (before.value.enabled && !running.some((other) => isOf(other, before.value))) return;
  if (!before.value.enabled) {
    // Whose words those are is known only as long as its plan has the overlay.
    const left = running.find((other) => isLeftOf(other, before.value));
    if (left) {
      const value = await without(tx, left, before.value);
      before = await storeSetting(tx, context, { key, before, value });
    }
    // The operator uncovered the site while these ran: the end of this plan must not cover it for them again.
    const ids = running.map(({ id }) => id);
    await tx.incident.updateMany({ where: { id: { in: ids } }, data: { overlay: false } });
  }
  await tx.incident.update({ where: { id: plan.id }, data: { overlay: true } });
  await storeSetting(tx, context, { key, before, value: shownBy(plan, before.value) });
}

/** The words that stood before plans put theirs there: the operator's, which the next overlay by hand shows again. */
async function wordsBefore(tx: Transaction): Promise<Partial<Maintenance>> {
  const changes = await tx.auditEntry.findMany({
    where: { action: "setting.changed", subject: key, actor: actorName(scheduleActor) },
    orderBy: { id: "desc" },
    take: longestChain,
  });
  for (const change of changes) {
    const { data } = settings.maintenance.stored.safeParse(change.before);
    if (data && !data.enabled)
      return { message: data.message, endTime: data.endTime, showTimer: data.showTimer };
  }
  return {};
}

/** The overlay off, without what a plan put there; what the operator changed meanwhile, words or end, stays. */
async function without(tx: Transaction, plan: Incident, value: Maintenance): Promise<Maintenance> {
  const { message, endTime } = value;
  const changed = {
    ...(message !== plan.title && { message }),
    ...(endTime !== endOf(plan) && { endTime }),
  };
  return { ...value, ...(await wordsBefore(tx)), ...changed, enabled: false };
}

/**
 * Takes back what the start of a plan switched on, or hands it over to a plan that still runs. Words that the operator
 * wrote meanwhile stay; the plan's own go, also where the operator uncovered the site before its end.
 */
export async function endOverlay(tx: Transaction, plan: Incident, context: Context): Promise<void> {
  const before = await findSettingToChange(tx, key);
  if (!isOf(plan, before.value) && !isLeftOf(plan, before.value)) return;
  const next = (await others(tx, plan)).find(({ endsAt }) => endsAt !== null && endsAt > context.now);
  if (before.value.enabled && next) {
    await storeSetting(tx, context, { key, before, value: shownBy(next, before.value) });
    return;
  }
  await storeSetting(tx, context, { key, before, value: await without(tx, plan, before.value) });
}
