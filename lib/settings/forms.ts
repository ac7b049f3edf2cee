import { z } from "zod";
import { toFields } from "@/lib/auth/forms/form-draft";
import { settingList } from "./";
import type { AnySetting } from "./define-setting";
import { typedSetting } from "./form-values";

/** What If-Match is to the API: the version that the form was filled from. */
const version = z.object({
  version: z.coerce.number({ error: "Reload the page and try again." }).pipe(z.int().min(0)),
});

/** The console's form of a setting: its fields carry the setting's own names, its rules are the setting's. */
export function settingForm({ fields, input }: AnySetting) {
  return version.and(z.preprocess((value) => typedSetting(fields, toFields(value)), input));
}

const switches = settingList.filter(({ state }) => state.kind === "switch").map(({ key }) => key);

/** The one-press switches of the settings' list. */
export const switchForm = version.and(
  z.object({
    key: z.enum(switches, { error: "This switch doesn’t exist." }),
    to: z.enum(["enabled", "disabled"], { error: "Choose on or off." }),
  }),
);
