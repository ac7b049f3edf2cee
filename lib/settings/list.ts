import "server-only";
import { read } from "@/lib/platform/database";
import { pageOf } from "@/lib/platform/list-query";
import { type Settings, storedSettings } from "./schema";

/** A setting that changes what visitors see, when it is on: since when, and by whom. */
export interface Switch {
  key: "protection" | "maintenance" | "announcement";
  on: boolean;
  detail: string | null;
  version: number;
  updatedAt: Date;
  updatedBy: string;
}

const keys = ["maintenance", "protection", "announcement"] as const;

function detailOf(key: Switch["key"], value: unknown): string | null {
  if (key === "protection") return null;
  return (storedSettings[key].parse(value) as Settings["maintenance" | "announcement"]).message;
}

function isOn(key: Switch["key"], value: unknown, now: Date): boolean {
  const setting = storedSettings[key].parse(value) as Settings[Switch["key"]];
  if (!setting.enabled) return false;
  return !("expiresAt" in setting) || setting.expiresAt === null || new Date(setting.expiresAt) > now;
}

/** The three switches, what is on first to last in order of how much it hides. */
export async function listSwitches(now: Date): Promise<Switch[]> {
  const rows = await read((db) => db.setting.findMany({ where: { key: { in: [...keys] } } }));
  return keys.flatMap((key) => {
    const row = rows.find((candidate) => candidate.key === key);
    if (!row) return [];
    const { value, version, updatedAt, updatedBy } = row;
    const on = isOn(key, value, now);
    return [{ key, on, detail: detailOf(key, value), version, updatedAt, updatedBy }];
  });
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
