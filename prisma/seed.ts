import { fingerprintOf } from "@/lib/access/fingerprint";
import { refuseGuessable } from "@/lib/access/refuse-guessable";
import { actorName, contextOf } from "@/lib/platform/context";
import { lock, write } from "@/lib/platform/database";
import type { Env } from "@/lib/platform/environment";
import { hashPassword } from "@/lib/platform/hash-password";
import { settingList } from "@/lib/settings";
import { findSettingToChange, storeSetting } from "@/lib/settings/store";

/** The actor in the audit. */
const actor = { kind: "system", name: "seed" } as const;

async function firstPasscode(passcode: string) {
  const isGuessable = await refuseGuessable(passcode).then(
    () => false,
    () => true,
  );
  const passcodeHash = await hashPassword(passcode, "staff");
  return { isGuessable, stored: { passcodeHash, passcodeFingerprint: fingerprintOf(passcode) } };
}

/**
 * Creates missing settings; those changed by an operator are never touched. SITE_PASSCODE becomes the passcode of a
 * site that has none, with a version and an audit entry like any other change.
 * @returns the keys created
 */
export async function seed(env: Env, now: Date): Promise<string[]> {
  const first = env.SITE_PASSCODE ? await firstPasscode(env.SITE_PASSCODE) : null;
  return write(async (tx) => {
    await lock(tx, "seed");
    const existing = await tx.setting.findMany({ select: { key: true } });
    const missing = settingList.filter(({ key }) => !existing.some((row) => row.key === key));
    for (const { key, initial } of missing) {
      await tx.setting.create({ data: { key, value: initial, updatedAt: now, updatedBy: actorName(actor) } });
    }
    const before = await findSettingToChange(tx, "protection");
    if (first && before.value.passcodeHash === null) {
      if (first.isGuessable) throw new Error("SITE_PASSCODE is easy to guess. Choose another passcode.");
      const value = { ...before.value, ...first.stored };
      await storeSetting(tx, contextOf(actor, now), { key: "protection", before, value });
    }
    return missing.map(({ key }) => key);
  });
}
