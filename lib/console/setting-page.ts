import "server-only";
import { differences, type FormValues, settingValues } from "@/lib/settings/form-values";
import type { SettingKey } from "@/lib/settings/schema";
import { getSetting, type Versioned } from "@/lib/settings/store";
import { type Flash, readFlash, readTyped } from "./form-page";
import { operatorPage } from "./require-operator";

export type Query = Promise<Record<string, string | string[] | undefined>>;

export interface SettingForm {
  /** The version that saving replaces: what stands now, which the page has just shown. */
  version: number;
  values: FormValues;
  fields: Record<string, string>;
  /** What stands in the fields that were typed differently, when somebody else saved in between. */
  stale: { name: string; stands: string }[] | null;
  changedAt: string;
  changedBy: string;
}

/** Everything a settings page shows, for a signed-in operator only. */
export async function settingPage<K extends SettingKey>(
  key: K,
  page: string,
  query: Query,
): Promise<{ flash: Flash | null; setting: Versioned<K>; form: SettingForm }> {
  const now = new Date();
  await operatorPage(now);
  const { said, typed: id } = await query;
  const [setting, typed] = await Promise.all([getSetting(key), readTyped(page, id, now)]);
  const stored = settingValues(key, setting.value);
  const isStale = typed !== null && typed.values.version !== String(setting.version);
  const form = {
    version: setting.version,
    values: typed?.values ?? stored,
    fields: typed?.fields ?? {},
    stale: isStale ? differences(stored, typed.values) : null,
    changedAt: setting.updatedAt.toISOString(),
    changedBy: setting.updatedBy,
  };
  return { flash: readFlash(said), setting, form };
}
