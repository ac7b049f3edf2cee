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

/** A form's fields, whatever was sent in its place. */
export const toFields = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? { ...value } : {};
