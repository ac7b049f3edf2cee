import "server-only";
import { read } from "@/lib/platform/database";
import { type SettingKey, settingList } from "./";
import { settingValues } from "./form-values";

/** A setting in the console's lists. */
export interface SettingState {
  key: SettingKey;
  title: string;
  /** Whether visitors notice it; null for a setting that isn't a switch. */
  on: boolean | null;
  /** Whether it closes the site while it is on. */
  closesSite: boolean;
  /** What switching it changes for visitors; null for a setting that isn't a switch. */
  effect: string | null;
  detail: string | null;
  /** What is asked for when it is switched on, with what is stored. */
  asks: { label: string; value: string } | null;
  version: number;
  updatedAt: Date;
  updatedBy: string;
}

export type SwitchState = SettingState & { on: boolean; effect: string };

const isSwitch = (state: SettingState): state is SwitchState => state.on !== null;

/** Every setting with its current value, most disruptive first. */
export async function listSettings(now: Date): Promise<SettingState[]> {
  const rows = await read((db) => db.setting.findMany());
  return settingList.flatMap(({ key, title, stored, state, fields }) => {
    const row = rows.find((candidate) => candidate.key === key);
    if (!row) return [];
    const value = stored.parse(row.value);
    const on = state.kind === "switch" ? state.isOn(value, now) : null;
    const closesSite = state.kind === "switch" && state.closesSite;
    const effect = state.kind === "switch" ? state.effects[on ? "off" : "on"] : null;
    const { version, updatedAt, updatedBy } = row;
    const fieldName = state.kind === "switch" && state.asks ? String(state.asks) : null;
    const asks = fieldName
      ? { label: fields[fieldName]?.label ?? fieldName, value: settingValues(fields, value)[fieldName] ?? "" }
      : null;
    const detail = state.detail(value);
    return [{ key, title, on, closesSite, effect, detail, asks, version, updatedAt, updatedBy }];
  });
}

/** The switches among them. */
export async function listSwitches(now: Date): Promise<SwitchState[]> {
  return (await listSettings(now)).filter(isSwitch);
}
