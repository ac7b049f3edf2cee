/** The values of a refused form of the console, by field; empty for a new form. */
export interface FormDraftValues {
  values: Record<string, string>;
  /** Messages by field. */
  fields: Record<string, string>;
}

/** The message of a field, or of its first invalid line. */
export function errorOf(fields: Record<string, string>, name: string): string | undefined {
  return fields[name] ?? Object.entries(fields).find(([key]) => key.startsWith(`${name}.`))?.[1];
}

/** The fields of an untrusted form. */
export const toFields = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? { ...value } : {};
