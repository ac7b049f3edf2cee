/** What was typed into a form of the console that was refused, by field; empty for a form shown for the first time. */
export interface FormDraftValues {
  values: Record<string, string>;
  /** One sentence for each bad field. */
  fields: Record<string, string>;
}

/** The sentence of a field, or of the first of its lines. */
export function errorOf(fields: Record<string, string>, name: string): string | undefined {
  return fields[name] ?? Object.entries(fields).find(([key]) => key.startsWith(`${name}.`))?.[1];
}

/** An ISO moment as a datetime-local field takes it, in UTC; empty for none. Seconds are left out when they are zero. */
export function utcInput(iso: string | null): string {
  if (iso === null) return "";
  const second = new Date(iso).toISOString().slice(0, 19);
  return second.endsWith(":00") ? second.slice(0, 16) : second;
}

/** A moment typed in UTC, "2026-01-31T22:00" as browsers send it, as an ISO moment; anything else is left to fail. */
export function utcMoment(value: unknown): unknown {
  if (typeof value !== "string" || !/^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d)?$/.test(value.trim())) return value;
  const [day, time = ""] = value.trim().split(/[T ]/);
  return `${day}T${time.length === 5 ? `${time}:00` : time}Z`;
}

/** A form's fields, whatever was sent in its place. */
export const asFields = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? { ...value } : {};
