import "server-only";
import { read } from "@/lib/platform/database";
import { pageOf } from "@/lib/platform/list-query";

/** One page of the audit, the latest entry first. */
export async function listAudit(asked: number) {
  return read(async (db) => {
    const { rows, ...place } = pageOf(asked, await db.auditEntry.count());
    const entries = await db.auditEntry.findMany({ orderBy: { id: "desc" }, ...rows });
    return { entries, ...place };
  });
}

/** One field of a value that a change touched. */
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
    .filter((name) => JSON.stringify(old[name] ?? null) !== JSON.stringify(current[name] ?? null))
    .map((name) => ({ name, from: old[name], to: current[name] }));
}
