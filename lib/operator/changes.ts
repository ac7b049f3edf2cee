/** One field of a setting that a change touched. */
export interface FieldChange {
  name: string;
  from: unknown;
  to: unknown;
}

const members = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};

/** The fields that differ between two audited values. */
export function changedFields(before: unknown, after: unknown): FieldChange[] {
  const [old, current] = [members(before), members(after)];
  const names = [...new Set([...Object.keys(old), ...Object.keys(current)])];
  return names
    .filter((name) => JSON.stringify(old[name]) !== JSON.stringify(current[name]))
    .map((name) => ({ name, from: old[name], to: current[name] }));
}
