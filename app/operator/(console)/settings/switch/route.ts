import { operatorForm } from "@/lib/console/operator-form";
import { anySetting } from "@/lib/settings";
import { switchForm } from "@/lib/settings/forms";
import { flipSwitch } from "@/lib/settings/store";
import { consolePaths } from "@/lib/site/paths";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = operatorForm({
  schema: switchForm,
  run: async ({ key, to, version }, { actor, now }) => {
    await flipSwitch(key, to === "enabled", { version, actor, now });
    return { said: anySetting(key).saved(to === "enabled") };
  },
  page: () => consolePaths.settings,
});
