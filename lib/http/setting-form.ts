import { settingSaved } from "@/lib/content/operator/settings";
import { consolePaths } from "@/lib/paths";
import { settingForms } from "@/lib/schemas/operator-forms";
import type { SettingInputs, SettingKey } from "@/lib/schemas/settings";
import { putSetting } from "@/lib/server/settings/put-setting";
import { operatorForm } from "./operator-form";

/** The handlers behind the console's form of one setting. */
export function settingForm<K extends SettingKey>(key: K) {
  return operatorForm({
    schema: settingForms[key],
    run: async (typed, { actor, now }) => {
      const { version, ...input } = typed;
      await putSetting(key, input as unknown as SettingInputs[K], { version, actor, now });
      return { said: settingSaved[key]("enabled" in typed && typed.enabled === true) };
    },
    page: () => consolePaths[key],
  });
}
