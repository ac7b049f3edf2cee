import { utcInput } from "@/lib/console/typed-form";
import type { SettingKey, Settings } from "./schema";

/** A form's fields by name, as text; a ticked box is "on". */
export type FormValues = Record<string, string>;

const ticked = (value: boolean) => (value ? "on" : "");

const shown: { [K in SettingKey]: (value: Settings[K]) => FormValues } = {
  protection: ({ enabled, mobile }) => ({ enabled: ticked(enabled), mobile }),
  maintenance: ({ enabled, message, endTime, showTimer, exempt }) => ({
    enabled: ticked(enabled),
    message,
    endTime: utcInput(endTime),
    showTimer: ticked(showTimer),
    exempt: exempt.join("\n"),
  }),
  announcement: ({ enabled, message, type, link, linkText, dismissible, expiresAt }) => ({
    enabled: ticked(enabled),
    message,
    type,
    link: link ?? "",
    linkText: linkText ?? "",
    dismissible: ticked(dismissible),
    expiresAt: utcInput(expiresAt),
  }),
  logo: ({ logoUrl }) => ({ logoUrl: logoUrl ?? "" }),
};

/** A setting as its form shows it. */
export function settingValues<K extends SettingKey>(key: K, value: Settings[K]): FormValues {
  return shown[key](value);
}

const plain = (value: string | undefined) => (value ?? "").replaceAll("\r\n", "\n").trim();

/** The fields in which what was typed differs from what stands, with what stands. */
export function differences(stored: FormValues, typed: FormValues): { name: string; stands: string }[] {
  return Object.entries(stored)
    .filter(([name, stands]) => plain(typed[name]) !== plain(stands))
    .map(([name, stands]) => ({ name, stands }));
}
