import "server-only";
import { actingPerson, findAssignee } from "@/lib/desk/assignee";
import { deskWords } from "@/lib/desk/words";
import { audit } from "@/lib/platform/audit";
import { type Context, requireRight } from "@/lib/platform/context";
import type { Transaction } from "@/lib/platform/database";
import type { PrivacyRequest } from "@/lib/platform/database/generated/client";
import { HttpError } from "@/lib/platform/http-error";
import { caseChangedSince, incrementVersion, lockCase } from "@/lib/privacy/core/case-version";
import { caseWords } from "@/lib/privacy/core/case-words";
import { recordEvent } from "@/lib/privacy/core/record-event";

const caseRow = { id: true, reference: true, version: true } as const;
type CaseRow = Pick<PrivacyRequest, keyof typeof caseRow>;
type NewAssignment = Awaited<ReturnType<typeof findAssignee>>;

async function recordAssignment(
  tx: Transaction,
  context: Context,
  { row, kind, assignee }: NewAssignment & { row: Pick<CaseRow, "id" | "reference"> },
): Promise<void> {
  const note = kind === "given" ? (assignee?.name ?? null) : null;
  await recordEvent(tx, context, { requestId: row.id, kind, note });
  const after = { assignee: assignee?.name ?? null };
  await audit(tx, context, { action: "case.assigned", subject: row.reference, after });
}

/** @param seen the version that the person looked at */
async function assign(
  tx: Transaction,
  context: Context,
  { row, seen, ...assignment }: NewAssignment & { row: CaseRow; seen: number },
): Promise<void> {
  await lockCase(tx, row.id);
  const { count } = await tx.privacyRequest.updateMany({
    where: { id: row.id, version: seen },
    data: { assigneeId: assignment.assignee?.id ?? null, ...incrementVersion },
  });
  if (count === 0) throw await caseChangedSince(tx, row.id, seen, row.version);
  await recordAssignment(tx, context, { row, ...assignment });
}

/** Assigns a case to oneself or to somebody who may work on it, or unassigns it. */
export async function assignCase(
  context: Context,
  { id, to, version }: { id: string; to: string; version?: number },
): Promise<void> {
  requireRight(context, "cases:write");
  await context.transact(async (tx) => {
    const row = await tx.privacyRequest.findUnique({ where: { id }, select: caseRow });
    if (!row) throw new HttpError(404, caseWords.gone);
    const assignment = await findAssignee(tx, context, to, "cases:write");
    await assign(tx, context, { ...assignment, row, seen: version ?? row.version });
    return { id };
  });
}

/** Assigns several cases, whatever their version: all of them or none. Those that have this assignee stay unchanged. */
export async function assignCases(
  context: Context,
  { ids, to }: { ids: readonly string[]; to: string },
): Promise<{ assigned: number }> {
  requireRight(context, "cases:write");
  if (ids.length === 0) throw new HttpError(422, deskWords.bulk.none);
  return context.transact(async (tx) => {
    const assignment = await findAssignee(tx, context, to, "cases:write");
    // Locks the rows, in one order for all, so that nothing changes a case between the reading and the assignment.
    for (const id of [...new Set(ids)].toSorted()) {
      await lockCase(tx, id);
      await tx.privacyRequest.updateMany({ where: { id }, data: { version: { increment: 0 } } });
    }
    const rows = await tx.privacyRequest.findMany({
      where: { id: { in: [...ids] } },
      select: { ...caseRow, assigneeId: true },
    });
    if (rows.length < new Set(ids).size) throw new HttpError(404, caseWords.gone);
    for (const row of rows) {
      if (row.assigneeId === (assignment.assignee?.id ?? null)) continue;
      await assign(tx, context, { ...assignment, row, seen: row.version });
    }
    return { assigned: rows.length };
  });
}

/** Assigns an unassigned case to the person who takes a step on it. A token and the shell have no person. */
export async function assignIfUnassigned(
  tx: Transaction,
  context: Context,
  row: Pick<CaseRow, "id" | "reference">,
): Promise<void> {
  const person = actingPerson(context.actor);
  if (!person) return;
  const { count } = await tx.privacyRequest.updateMany({
    where: { id: row.id, assigneeId: null },
    data: { assigneeId: person.id, ...incrementVersion },
  });
  if (count > 0) await recordAssignment(tx, context, { row, kind: "taken", assignee: person });
}
