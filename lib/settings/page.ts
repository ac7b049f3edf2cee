import "server-only";
import { currentBrowser, type Flash, type Query, readFlash, readFormDraft } from "@/lib/auth/forms/form-page";
import { requireStaffOnPage } from "@/lib/auth/sessions/require-staff";
import { consolePaths } from "@/lib/site/staff-paths";
import { anySetting, type SettingKey } from "./";
import { type FormValues, fieldConflicts, settingValues } from "./form-values";
import { getSetting } from "./store";

export interface SettingForm {
  /** The version that saving replaces: the one that the page shows. */
  version: number;
  values: FormValues;
  fields: Record<string, string>;
  /** The current values of fields that differ from the draft, if somebody else saved in between. */
  stale: { name: string; current: string }[] | null;
  changedAt: string;
  changedBy: string;
}

export interface SettingPage {
  settingKey: SettingKey;
  flash: Flash | null;
  /** The stored setting. */
  value: object;
  form: SettingForm;
  now: Date;
}

/** Everything a settings page shows, for a signed-in operator only. */
export async function settingPage(key: SettingKey, query: Query): Promise<SettingPage> {
  const now = new Date();
  await requireStaffOnPage(now, "settings:read");
  const { flash, typed: id } = await query;
  const page = consolePaths.setting(key);
  const browser = await currentBrowser();
  const [setting, typed] = await Promise.all([getSetting(key), readFormDraft(page, browser, id, now)]);
  const stored = settingValues(anySetting(key).fields, setting.value);
  const isStale = typed !== null && typed.values.version !== String(setting.version);
  const form = {
    version: setting.version,
    values: typed?.values ?? stored,
    fields: typed?.fields ?? {},
    stale: isStale ? fieldConflicts(stored, typed.values) : null,
    changedAt: setting.updatedAt.toISOString(),
    changedBy: setting.updatedBy,
  };
  const shown = await readFlash(page, flash, now, form.fields);
  return { settingKey: key, flash: shown, value: setting.value, form, now };
}
