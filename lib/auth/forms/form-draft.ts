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

/** The name, value and error of each field of a form. `otherwise` is the value in a new form. */
export const draftFields =
  ({ values, fields }: FormDraftValues) =>
  (name: string, otherwise?: string) => ({
    name,
    defaultValue: values[name] ?? otherwise,
    error: errorOf(fields, name),
  });

/** The fields of an untrusted form. */
export const toFields = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? { ...value } : {};
