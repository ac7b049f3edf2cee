import "server-only";
import type { Context } from "@/lib/platform/context";
import type { FileKey } from "./";
import { showLogo, storeLogo } from "./logo";
import { type Change, changeSetting, type SettingVersion, type VersionedSetting } from "./store";

const changes: { [K in FileKey]: (bytes: Buffer, now: Date) => Change<K> } = {
  logo: (bytes, now) => showLogo(storeLogo(bytes, now)),
};

/** Makes an uploaded image the setting's value. @throws HttpError 412, 422; DatabaseUnavailable */
export async function putFile<K extends FileKey>(
  context: Context,
  { key, version, bytes }: SettingVersion<K> & { bytes: Buffer },
): Promise<VersionedSetting<K>> {
  return changeSetting(context, { key, version, change: changes[key](bytes, context.now) });
}
