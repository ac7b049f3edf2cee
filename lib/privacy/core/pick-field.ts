const prefix = "pick-";

/** The name of the box by which a request of the queue is ticked. */
export const pickField = (id: string): string => `${prefix}${id}`;

/** The ids of the ticked requests among a form's fields. */
export const pickedIds = (fields: Record<string, unknown>): string[] =>
  Object.keys(fields).flatMap((name) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : []));
