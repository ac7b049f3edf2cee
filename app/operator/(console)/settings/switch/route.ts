import { operatorForm } from "@/lib/console/operator-form";
import { switchForm } from "@/lib/settings/forms";
import { flipSwitch } from "@/lib/settings/store";
import { settingSaved } from "@/lib/settings/words";
import { consolePaths } from "@/lib/site/paths";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = operatorForm({
  schema: switchForm,
  run: async ({ key, to, version }, { actor, now }) => {
    await flipSwitch(key, to === "enabled", { version, actor, now });
    return { said: settingSaved[key](to === "enabled") };
  },
  page: () => consolePaths.settings,
});
