import { Refusal } from "@/lib/platform/refusal";
import { anySetting, type SettingInputs, type SettingKey, type Settings } from "@/lib/settings";
import { type ChangeFacts, getSetting, putSetting, type Versioned } from "@/lib/settings/store";
import { sentencesOf, UsageError } from "./command";

export const inForce = "In force on every page within 2 seconds; open pages follow at their next check.";

const tries = 3;

/** Reads a setting and writes it, again when somebody else wrote in between. @throws Refusal, UsageError */
export async function withCurrent<K extends SettingKey>(
  key: K,
  write: (current: Settings[K], facts: ChangeFacts) => Promise<Versioned<K>>,
): Promise<Settings[K]> {
  for (let left = tries; ; left--) {
    const { value, version } = await getSetting(key);
    try {
      return (await write(value, { version, actor: "cli", now: new Date() })).value;
    } catch (error) {
      if (!(error instanceof Refusal) || error.status !== 412 || left === 1) throw error;
    }
  }
}

/** Changes a setting as typed on the command line. @throws Refusal; UsageError with every wrong value named */
export async function change<K extends SettingKey>(
  key: K,
  build: (current: Settings[K]) => unknown,
): Promise<Settings[K]> {
  return withCurrent(key, (current, facts) => {
    const result = anySetting(key).input.safeParse(build(current));
    if (!result.success) throw new UsageError(sentencesOf(result.error));
    return putSetting(key, result.data as SettingInputs[K], facts);
  });
}
