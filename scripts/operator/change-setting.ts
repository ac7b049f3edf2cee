import type { Context } from "@/lib/platform/context";
import { HttpError } from "@/lib/platform/http-error";
import { anySetting, type SettingInputs, type SettingKey, type Settings } from "@/lib/settings";
import { getSetting, putSetting, type VersionedSetting } from "@/lib/settings/store";
import { issueText, shellContext, UsageError } from "./command";

export const activeNote =
  "This takes effect on every page within 2 seconds. Open pages will follow at their next check.";

const tries = 3;

/** Reads a setting and writes it, and retries if somebody else wrote in between. @throws HttpError, UsageError */
export async function changeCurrent<K extends SettingKey>(
  key: K,
  write: (current: Settings[K], context: Context, version: number) => Promise<VersionedSetting<K>>,
): Promise<Settings[K]> {
  for (let left = tries; ; left--) {
    const { value, version } = await getSetting(key);
    try {
      return (await write(value, shellContext(new Date()), version)).value;
    } catch (error) {
      if (!(error instanceof HttpError) || error.status !== 412 || left === 1) throw error;
    }
  }
}

/** Changes a setting as given on the command line. @throws HttpError; UsageError that names every wrong value */
export async function change<K extends SettingKey>(
  key: K,
  build: (current: Settings[K]) => unknown,
): Promise<Settings[K]> {
  return changeCurrent(key, (current, context, version) => {
    const result = anySetting(key).input.safeParse(build(current));
    if (!result.success) throw new UsageError(issueText(result.error));
    return putSetting(context, { key, version, input: result.data as SettingInputs[K] });
  });
}
