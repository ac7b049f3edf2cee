import { z } from "zod";
import { toFields } from "@/lib/auth/forms/form-draft";
import { settingList } from "./";
import type { AnySetting } from "./define-setting";
import { typedSetting } from "./form-values";

/** The form's counterpart of If-Match: the version that the form was rendered from. */
const version = z.object({
  version: z.coerce.number({ error: "Reload the page and try again." }).pipe(z.int().min(0)),
});

/** The console's form for a setting, with the setting's own field names and rules. */
export function settingForm({ fields, input }: AnySetting) {
  return version.and(z.preprocess((value) => typedSetting(fields, toFields(value)), input));
}

const switches = settingList.filter(({ state }) => state.kind === "switch").map(({ key }) => key);

/** The switches in the list of settings. */
export const switchForm = version.and(
  z.object({
    key: z.enum(switches, { error: "This switch doesn’t exist." }),
    to: z.enum(["enabled", "disabled"], { error: "Choose on or off." }),
    /** What the setting asks for; left out, what is stored stands. */
    text: z.string().optional(),
  }),
);
