import "server-only";
import { type Settings, storedSettings } from "@/lib/schemas/settings";
import { read } from "../db";

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
