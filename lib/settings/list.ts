import "server-only";
import { read } from "@/lib/platform/database";
import { type SettingKey, settingList } from "./";

/** A setting as the lists of the console show it. */
export interface SettingState {
  key: SettingKey;
  title: string;
  /** Whether visitors notice it; null for a setting that is neither on nor off. */
  on: boolean | null;
  /** Whether it keeps visitors out while it is on. */
  closesSite: boolean;
  detail: string | null;
  version: number;
  updatedAt: Date;
  updatedBy: string;
}

/** A setting that is on or off. */
type SwitchState = SettingState & { on: boolean };

const isSwitch = (state: SettingState): state is SwitchState => state.on !== null;

/** Every setting with its current value, most disruptive first. */
export async function listSettings(now: Date): Promise<SettingState[]> {
  const rows = await read((db) => db.setting.findMany());
  return settingList.flatMap(({ key, title, stored, state }) => {
    const row = rows.find((candidate) => candidate.key === key);
    if (!row) return [];
    const value = stored.parse(row.value);
    const on = state.kind === "switch" ? state.isOn(value, now) : null;
    const closesSite = state.kind === "switch" && state.closesSite;
    const { version, updatedAt, updatedBy } = row;
    return [{ key, title, on, closesSite, detail: state.detail(value), version, updatedAt, updatedBy }];
  });
}

/** Those that are on or off. */
export async function listSwitches(now: Date): Promise<SwitchState[]> {
  return (await listSettings(now)).filter(isSwitch);
}
