import "server-only";
import type { Context } from "@/lib/platform/context";
import type { FileKey } from "./";
import type { Theme } from "./define-setting";
import { showLogo, storeLogo } from "./logo";
import { type Change, changeSetting, type SettingVersion, type VersionedSetting } from "./store";

const changes: { [K in FileKey]: (bytes: Buffer, theme: Theme, now: Date) => Change<K> } = {
  logo: (bytes, theme, now) =>
    showLogo({ [theme === "dark" ? "darkLogoUrl" : "logoUrl"]: storeLogo(bytes, now) }),
};

/** Sets an uploaded image as the setting's value for a theme. @throws HttpError 412, 422; DatabaseUnavailable */
export async function putFile<K extends FileKey>(
  context: Context,
  { key, version, bytes, theme = "light" }: SettingVersion<K> & { bytes: Buffer; theme?: Theme },
): Promise<VersionedSetting<K>> {
  return changeSetting(context, { key, version, change: changes[key](bytes, theme, context.now) });
}
