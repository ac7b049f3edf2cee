import { actorName, contextOf } from "@/lib/platform/context";
import { lock, write } from "@/lib/platform/database";
import type { Env } from "@/lib/platform/environment";
import { hashPassword } from "@/lib/platform/hash-password";
import { settingList } from "@/lib/settings";
import { findSettingToChange, storeSetting } from "@/lib/settings/store";

/** Who wrote it, in the audit. */
const actor = { kind: "system", name: "seed" } as const;

/**
 * Creates the settings that don't exist yet; what an operator changed is never touched. SITE_PASSCODE becomes the
 * passcode of a site that has none, with a version and a line in the audit like any other change.
 * @returns the keys created
 */
export async function seed(env: Env, now: Date): Promise<string[]> {
  const passcodeHash = env.SITE_PASSCODE ? await hashPassword(env.SITE_PASSCODE) : null;
  return write(async (tx) => {
    await lock(tx, "seed");
    const existing = await tx.setting.findMany({ select: { key: true } });
    const missing = settingList.filter(({ key }) => !existing.some((row) => row.key === key));
    for (const { key, initial } of missing) {
      await tx.setting.create({ data: { key, value: initial, updatedAt: now, updatedBy: actorName(actor) } });
    }
    const before = await findSettingToChange(tx, "protection");
    if (passcodeHash && before.value.passcodeHash === null) {
      const value = { ...before.value, passcodeHash };
      await storeSetting(tx, contextOf(actor, now), { key: "protection", before, value });
    }
    return missing.map(({ key }) => key);
  });
}
