import { operatorForm } from "@/lib/console/operator-form";
import { anySetting } from "@/lib/settings";
import { switchForm } from "@/lib/settings/forms";
import { flipSwitch } from "@/lib/settings/store";
import { consolePaths } from "@/lib/site/paths";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = operatorForm({
  right: "settings:write",
  schema: switchForm,
  run: async (context, { key, to, version }) => {
    await flipSwitch(context, { key, version, enabled: to === "enabled" });
    return { said: anySetting(key).saved(to === "enabled") };
  },
  page: () => consolePaths.settings,
});
