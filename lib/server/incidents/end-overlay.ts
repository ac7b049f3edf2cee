import type { Settings } from "@/lib/schemas/settings";

type Maintenance = Settings["maintenance"];

/** Takes back what the start of a plan switched on. What the operator set by hand meanwhile stands. */
export function endOverlay(setting: Maintenance, plan: { endsAt: Date | null }): Maintenance {
  return setting.endTime === (plan.endsAt?.toISOString() ?? null) ? { ...setting, enabled: false } : setting;
}
