import { settingSaved } from "@/lib/content/operator/settings";
import { operatorForm } from "@/lib/http/operator-form";
import { consolePaths } from "@/lib/paths";
import { switchForm } from "@/lib/schemas/operator-forms";
import { flipSwitch } from "@/lib/server/settings/flip-switch";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = operatorForm({
  schema: switchForm,
  run: async ({ key, to, version }, { actor, now }) => {
    await flipSwitch(key, to === "enabled", { version, actor, now });
    return { said: settingSaved[key](to === "enabled") };
  },
  page: () => consolePaths.settings,
});
