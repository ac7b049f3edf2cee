import "server-only";
import { Refusal } from "@/lib/refusal";
import type { SettingKey, Settings } from "@/lib/schemas/settings";
import { type Transaction, write } from "../db";
import { auditedValue } from "./audit";
import { findSetting, type Versioned } from "./get-setting";
import { forgetSnapshot } from "./snapshot";

export interface ChangeFacts {
  /** The version that the change was made from. */
  version: number;
  /** Who: "console", "api" or "cli". */
  actor: string;
  now: Date;
}

/** What a written value becomes, given what stood there before. */
export type Change<K extends SettingKey> = (
  before: Settings[K],
  tx: Transaction,
) => Settings[K] | Promise<Settings[K]>;

/** Stores a value and records who changed what, inside a transaction, after which comes `forgetSnapshot`. */
export async function storeSetting<K extends SettingKey>(
  tx: Transaction,
  key: K,
  before: Versioned<K>,
  value: Settings[K],
  { actor, now }: Omit<ChangeFacts, "version">,
): Promise<Versioned<K>> {
  const row = { value, version: before.version + 1, updatedAt: now, updatedBy: actor };
  await tx.setting.update({ where: { key }, data: row });
  const audited = { before: auditedValue(before.value), after: auditedValue(value) };
  await tx.settingChange.create({ data: { key, ...audited, actor, at: now } });
  return row;
}

/**
 * The transaction of every change: checks the version, stores the value, records who changed what.
 * @throws Refusal 412 when the version is stale; DatabaseUnavailable
 */
export async function changeSetting<K extends SettingKey>(
  key: K,
  change: Change<K>,
  { version, ...facts }: ChangeFacts,
): Promise<Versioned<K>> {
  const changed = await write(async (tx) => {
    const before = await findSetting(tx, key);
    if (before.version !== version) {
      throw new Refusal(
        412,
        "This setting was changed in the meantime. Read it again and repeat your change.",
      );
    }
    return storeSetting(tx, key, before, await change(before.value, tx), facts);
  });
  forgetSnapshot();
  return changed;
}
