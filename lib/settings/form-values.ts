import { parseOfficeMoment, toOfficeInput } from "@/lib/platform/forms/office-moment";
import type { SettingField } from "./define-setting";

type Fields = Record<string, SettingField>;

/** Form fields by name, as text; a checked checkbox is "on". */
export type FormValues = Record<string, string>;

function shown({ kind }: SettingField, value: unknown): string {
  if (kind === "check") return value === true ? "on" : "";
  if (kind === "lines") return (value as readonly string[]).join("\n");
  if (kind === "moment") return toOfficeInput(value as string | null);
  return typeof value === "string" ? value : "";
}

/** A setting's form values, without secrets. */
export function settingValues(fields: Fields, value: object): FormValues {
  const visible = Object.entries(fields).filter(([, { kind }]) => kind !== "secret");
  return Object.fromEntries(
    visible.map(([name, field]) => [name, shown(field, (value as Record<string, unknown>)[name])]),
  );
}

function lines(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  const all = typeof value === "string" ? value.split("\n") : [];
  return all.map((line) => line.trim()).filter(Boolean);
}

function read(field: SettingField, value: unknown): unknown {
  // Browsers send "on" for a checked checkbox and nothing for an unchecked one.
  if (field.kind === "check") return value === "on" || value === true;
  if (field.kind === "lines") return lines(value);
  if (field.kind === "moment") return parseOfficeMoment(value);
  if (field.kind === "secret") return value || undefined;
  return field.kind === "text" && field.emptyIsNull ? value || null : value;
}

/** Converts submitted form fields to the input of the setting's schema. */
export function typedSetting(fields: Fields, sent: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, read(field, sent[name])]));
}

const plain = (value: string | undefined) => (value ?? "").replaceAll("\r\n", "\n").trim();

/** Fields whose submitted value differs from the stored one, with the stored value. */
export function fieldConflicts(stored: FormValues, typed: FormValues): { name: string; current: string }[] {
  return Object.entries(stored)
    .filter(([name, current]) => plain(typed[name]) !== plain(current))
    .map(([name, current]) => ({ name, current }));
}
