import { z } from "zod";
import { utcMoment } from "@/lib/console/typed-form";
import { newIncident, plannedMaintenance } from "@/lib/incidents/schema";
import { settingList } from "./";
import type { AnySetting } from "./define-setting";
import { typedSetting } from "./form-values";

type Fields = Record<string, unknown>;

const asFields = (value: unknown): Fields =>
  typeof value === "object" && value !== null ? { ...value } : {};

/** What If-Match is to the API: the version that the form was filled from. */
const version = z.object({
  version: z.coerce.number({ error: "Reload the page and try again." }).pipe(z.int().min(0)),
});

/** The console's form of a setting: its fields carry the setting's own names, its rules are the setting's. */
export function settingForm({ fields, input }: AnySetting) {
  return version.and(z.preprocess((value) => typedSetting(fields, asFields(value)), input));
}

const switches = settingList.filter(({ state }) => state.kind === "switch").map(({ key }) => key);

/** The one-press switches of the settings' list. */
export const switchForm = version.and(
  z.object({
    key: z.enum(switches, { error: "There is no such switch." }),
    to: z.enum(["enabled", "disabled"], { error: "Choose on or off." }),
  }),
);

export const incidentForm = newIncident.omit({ kind: true });
export const planForm = z.preprocess((value) => {
  const fields = asFields(value);
  return {
    ...fields,
    kind: "maintenance",
    startsAt: utcMoment(fields.startsAt),
    endsAt: utcMoment(fields.endsAt),
  };
}, plannedMaintenance);

/** Where a list stood when one of its buttons was pressed. */
const place = { show: z.string().optional(), page: z.string().optional() };

export const messageForm = z.object({
  ...place,
  to: z.enum(["handled", "open"], { error: "Choose handled or new." }),
});
export const listPlace = z.object(place);
