const prefix = "pick-";

/** The name of the checkbox that selects a row of a list. */
export const rowFieldName = (id: string): string => `${prefix}${id}`;

/** The ids of the selected rows among a form's fields. */
export const selectedIds = (fields: Record<string, unknown>): string[] =>
  Object.keys(fields).flatMap((name) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : []));
