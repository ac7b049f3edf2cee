import { write } from "@/lib/platform/database";
import type { Env } from "@/lib/platform/environment";
import { hashPassword } from "@/lib/platform/hash-password";
import { type Settings, settingList, settings } from "@/lib/settings";

/**
 * Creates the settings that don't exist yet; what an operator changed is never touched. SITE_PASSCODE becomes the
 * passcode of a site that has none.
 * @returns the keys created
 */
export async function seed(env: Env, now: Date): Promise<string[]> {
  const passcodeHash = env.SITE_PASSCODE ? await hashPassword(env.SITE_PASSCODE) : null;
  return write(async (tx) => {
    const existing = await tx.setting.findMany({ select: { key: true, value: true } });
    const missing = settingList.filter(({ key }) => !existing.some((row) => row.key === key));
    for (const { key, initial } of missing) {
      await tx.setting.create({ data: { key, value: initial, updatedAt: now, updatedBy: "seed" } });
    }
    const stored = existing.find(({ key }) => key === "protection")?.value ?? settings.protection.initial;
    const protection = stored as Settings["protection"];
    if (passcodeHash && protection.passcodeHash === null) {
      const data = { value: { ...protection, passcodeHash }, updatedAt: now, updatedBy: "seed" };
      await tx.setting.update({ where: { key: "protection" }, data });
    }
    return missing.map(({ key }) => key);
  });
}
