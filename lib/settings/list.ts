import "server-only";
import { read } from "@/lib/platform/database";
import { pageOf } from "@/lib/platform/list-query";
import { type SettingKey, settingList } from "./";

/** A setting as the lists of the console show it. */
export interface SettingState {
  key: SettingKey;
  title: string;
  /** Whether visitors notice it; null for a setting that is neither on nor off. */
  on: boolean | null;
  detail: string | null;
  version: number;
  updatedAt: Date;
  updatedBy: string;
}

/** A setting that is on or off. */
type SwitchState = SettingState & { on: boolean };

const isSwitch = (state: SettingState): state is SwitchState => state.on !== null;

/** Every setting as it stands, what hides most first. */
export async function listSettings(now: Date): Promise<SettingState[]> {
  const rows = await read((db) => db.setting.findMany());
  return settingList.flatMap(({ key, title, stored, state }) => {
    const row = rows.find((candidate) => candidate.key === key);
    if (!row) return [];
    const value = stored.parse(row.value);
    const on = state.kind === "switch" ? state.isOn(value, now) : null;
    const { version, updatedAt, updatedBy } = row;
    return [{ key, title, on, detail: state.detail(value), version, updatedAt, updatedBy }];
  });
}

/** Those that are on or off. */
export async function listSwitches(now: Date): Promise<SwitchState[]> {
  return (await listSettings(now)).filter(isSwitch);
}

/** One page of the audit, the latest change first. */
export async function listChanges(asked: number) {
  return read(async (db) => {
    const { rows, ...place } = pageOf(asked, await db.settingChange.count());
    const changes = await db.settingChange.findMany({ orderBy: { id: "desc" }, ...rows });
    return { changes, ...place };
  });
}

/** One field of a setting that a change touched. */
export interface FieldChange {
  name: string;
  from: unknown;
  to: unknown;
}

const members = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};

/** The fields that differ between two audited values. */
export function changedFields(before: unknown, after: unknown): FieldChange[] {
  const [old, current] = [members(before), members(after)];
  const names = [...new Set([...Object.keys(old), ...Object.keys(current)])];
  return names
    .filter((name) => JSON.stringify(old[name]) !== JSON.stringify(current[name]))
    .map((name) => ({ name, from: old[name], to: current[name] }));
}
