import "server-only";
import type { Transaction } from "@/lib/platform/database";
import type { Incident } from "@/lib/platform/database/generated/client";
import { type Settings, settings } from "@/lib/settings";
import { findSetting, storeSetting } from "@/lib/settings/store";

interface Facts {
  actor: string;
  now: Date;
}

/** Who changes the overlay when a plan starts or ends by its clock. */
export const scheduleActor = "schedule";

type Maintenance = Settings["maintenance"];
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
});

/** Whether the overlay is still the one that this plan switched on: another end was set by hand, or by another plan. */
const isOf = (plan: Incident, { enabled, endTime }: Maintenance) =>
  plan.overlay && enabled && endTime === endOf(plan);

/** The other plans in progress that switched the overlay on, the one that ends last first. */
function others(tx: Transaction, { id }: Incident): Promise<Incident[]> {
  const where = { kind: "maintenance", state: "in-progress", overlay: true, id: { not: id } };
  return tx.incident.findMany({ where, orderBy: { endsAt: "desc" } });
}

/** Switches the overlay on for a plan that starts, unless the operator has it on already. */
export async function beginOverlay(tx: Transaction, plan: Incident, facts: Facts): Promise<void> {
  const before = await findSetting(tx, "maintenance");
  const running = await others(tx, plan);
  if (before.value.enabled && !running.some((other) => isOf(other, before.value))) return;
  if (!before.value.enabled) {
    // The operator uncovered the site while these ran: the end of this plan must not cover it for them again.
    const ids = running.map(({ id }) => id);
    await tx.incident.updateMany({ where: { id: { in: ids } }, data: { overlay: false } });
  }
  await tx.incident.update({ where: { id: plan.id }, data: { overlay: true } });
  await storeSetting(tx, "maintenance", before, shownBy(plan, before.value), facts);
}

/** The words that stood before plans put theirs there: the operator's, which the next overlay by hand shows again. */
async function wordsBefore(tx: Transaction): Promise<Partial<Maintenance>> {
  const changes = await tx.settingChange.findMany({
    where: { key: "maintenance", actor: scheduleActor },
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

/**
 * Takes back what the start of a plan switched on, or hands it over to a plan that still runs. Words that the operator
 * wrote meanwhile stay; the plan's own go, also where the operator uncovered the site before its end.
 */
export async function endOverlay(tx: Transaction, plan: Incident, facts: Facts): Promise<void> {
  const before = await findSetting(tx, "maintenance");
  const { enabled, message, endTime } = before.value;
  const isOver = plan.overlay && !enabled && endTime === endOf(plan) && message === plan.title;
  if (!isOf(plan, before.value) && !isOver) return;
  const next = (await others(tx, plan)).find(({ endsAt }) => endsAt !== null && endsAt > facts.now);
  if (enabled && next) {
    await storeSetting(tx, "maintenance", before, shownBy(next, before.value), facts);
    return;
  }
  const own = { ...(await wordsBefore(tx)), ...(message !== plan.title && { message }) };
  await storeSetting(tx, "maintenance", before, { ...before.value, ...own, enabled: false }, facts);
}
