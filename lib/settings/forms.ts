import { z } from "zod";
import { newIncident, plannedMaintenance } from "@/lib/incidents/schema";
import { type SettingInputs, type SettingKey, settingInputs } from "./schema";

type Fields = Record<string, unknown>;

const asFields = (value: unknown): Fields =>
  typeof value === "object" && value !== null ? { ...value } : {};
/** A browser sends "on" for a ticked box and nothing for an empty one. */
const ticked = (value: unknown) => value === "on" || value === true;

/** A moment typed in UTC, "2026-01-31T22:00" as browsers send it, as an ISO moment; anything else is left to fail. */
function utcMoment(value: unknown): unknown {
  if (typeof value !== "string" || !/^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d)?$/.test(value.trim())) return value;
  const [day, time = ""] = value.trim().split(/[T ]/);
  return `${day}T${time.length === 5 ? `${time}:00` : time}Z`;
}

function lines(value: unknown): string[] {
  const all = typeof value === "string" ? value.split("\n") : [];
  return all.map((line) => line.trim()).filter(Boolean);
}

/** What If-Match is to the API: the version that the form was filled from. */
const version = z.object({
  version: z.coerce.number({ error: "Reload the page and try again." }).pipe(z.int().min(0)),
});

/** The console's forms of the four settings. The fields carry the settings' own names; their rules are the settings'. */
export const settingForms: { [K in SettingKey]: z.ZodType<{ version: number } & SettingInputs[K]> } = {
  protection: version.and(
    z.preprocess((value) => {
      const { enabled, mobile, passcode } = asFields(value);
      return { enabled: ticked(enabled), mobile, ...(passcode ? { passcode } : {}) };
    }, settingInputs.protection),
  ),
  maintenance: version.and(
    z.preprocess((value) => {
      const { enabled, message, endTime, showTimer, exempt } = asFields(value);
      return {
        enabled: ticked(enabled),
        message,
        endTime: utcMoment(endTime),
        showTimer: ticked(showTimer),
        exempt: lines(exempt),
      };
    }, settingInputs.maintenance),
  ),
  announcement: version.and(
    z.preprocess((value) => {
      const { enabled, message, type, link, linkText, dismissible, expiresAt } = asFields(value);
      return {
        enabled: ticked(enabled),
        message,
        type,
        link,
        linkText,
        dismissible: ticked(dismissible),
        expiresAt: utcMoment(expiresAt),
      };
    }, settingInputs.announcement),
  ),
  logo: version.and(
    z.preprocess((value) => {
      const { logoUrl } = asFields(value);
      return { logoUrl: logoUrl || null };
    }, settingInputs.logo),
  ),
};

/** The one-press switches of the settings' list. */
export const switchForm = version.and(
  z.object({
    key: z.enum(["maintenance", "protection", "announcement"], { error: "There is no such switch." }),
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
