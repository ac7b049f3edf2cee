import "server-only";
import { type SettingKey, type Settings, storedSettings } from "@/lib/schemas/settings";
import { type Reader, read } from "../db";

export interface Versioned<K extends SettingKey> {
  value: Settings[K];
  /** What If-Match and ETag carry; grows by one with every change. */
  version: number;
  updatedAt: Date;
  updatedBy: string;
}

/**
 * One setting as it is stored, hash of the passcode included: never answer it unshaped.
 * @throws DatabaseUnavailable; Error when the database was never seeded
 */
export async function getSetting<K extends SettingKey>(key: K): Promise<Versioned<K>> {
  return read((db) => findSetting(db, key));
}

/** As getSetting, inside a transaction. */
export async function findSetting<K extends SettingKey>(
  db: Pick<Reader, "setting">,
  key: K,
): Promise<Versioned<K>> {
  const { value, ...row } = await db.setting.findUniqueOrThrow({ where: { key }, omit: { key: true } });
  return { ...row, value: storedSettings[key].parse(value) as Settings[K] };
}
