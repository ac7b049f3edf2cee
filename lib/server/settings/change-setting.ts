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

/**
 * The transaction of every change: checks the version, stores the value, records who changed what.
 * @throws Refusal 412 when the version is stale; DatabaseUnavailable
 */
export async function changeSetting<K extends SettingKey>(
  key: K,
  change: Change<K>,
  { version, actor, now }: ChangeFacts,
): Promise<Versioned<K>> {
  const changed = await write(async (tx) => {
    const before = await findSetting(tx, key);
    if (before.version !== version) {
      throw new Refusal(
        412,
        "This setting was changed in the meantime. Read it again and repeat your change.",
      );
    }
    const value = await change(before.value, tx);
    const row = { value, version: version + 1, updatedAt: now, updatedBy: actor };
    await tx.setting.update({ where: { key }, data: row });
    const audited = { before: auditedValue(before.value), after: auditedValue(value) };
    await tx.settingChange.create({ data: { key, ...audited, actor, at: now } });
    return row;
  });
  forgetSnapshot();
  return changed;
}
