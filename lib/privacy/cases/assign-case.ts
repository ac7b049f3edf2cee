import "server-only";
import { type Assignee, type Assignment, findAssignee, personOf } from "@/lib/desk/assignee";
import { audit } from "@/lib/platform/audit";
import { type Context, requireRight, staffName } from "@/lib/platform/context";
import type { Transaction } from "@/lib/platform/database";
import { HttpError } from "@/lib/platform/http-error";
import { caseChangedSince, nextVersion } from "@/lib/privacy/core/case-version";
import { caseQueueWords } from "@/lib/privacy/core/case-words";

type Given = { kind: Assignment; assignee: Assignee | null };

/** @throws HttpError 409 when the case changed since the version that was seen */
async function assign(
  tx: Transaction,
  context: Context,
  {
    id,
    reference,
    seen,
    stands,
    kind,
    assignee,
  }: Given & { id: string; reference: string; seen: number; stands: number },
): Promise<void> {
  const { count } = await tx.privacyRequest.updateMany({
    where: { id, version: seen },
    data: { assigneeId: assignee?.id ?? null, ...nextVersion },
  });
  if (count === 0) throw await caseChangedSince(tx, id, seen, stands);
  const note = kind === "given" ? (assignee?.name ?? null) : null;
  const by = { at: context.now, actor: "operator", staff: staffName(context) };
  await tx.privacyRequestEvent.create({ data: { requestId: id, ...by, kind, note } });
  const after = { assignee: assignee?.name ?? null };
  await audit(tx, context, { action: "case.assigned", subject: reference, after });
}

/**
 * Takes a case, gives it to somebody who may work on it, or makes it nobody's.
 * @throws HttpError 403, 404, 409 when the case changed since the version that was seen, 422
 */
export async function assignCase(
  context: Context,
  { id, to, version }: { id: string; to: string; version?: number },
): Promise<void> {
  requireRight(context, "cases:write");
  await context.transact(async (tx) => {
    const row = await tx.privacyRequest.findUnique({ where: { id } });
    if (!row) throw new HttpError(404, "There is no such request.");
    const given = await findAssignee(tx, context, to, "cases:write");
    await assign(tx, context, {
      ...given,
      id,
      reference: row.reference,
      seen: version ?? row.version,
      stands: row.version,
    });
    return { id };
  });
}

/** The same for several cases as they stand: all of them or none. Who has one already keeps it without a record. */
export async function assignCases(
  context: Context,
  { ids, to }: { ids: readonly string[]; to: string },
): Promise<{ assigned: number }> {
  requireRight(context, "cases:write");
  if (ids.length === 0) throw new HttpError(422, caseQueueWords.bulk.none);
  return context.transact(async (tx) => {
    const given = await findAssignee(tx, context, to, "cases:write");
    const rows = await tx.privacyRequest.findMany({ where: { id: { in: [...ids] } } });
    for (const { id, reference, version, assigneeId } of rows) {
      if (assigneeId === (given.assignee?.id ?? null)) continue;
      await assign(tx, context, { ...given, id, reference, seen: version, stands: version });
    }
    return { assigned: rows.length };
  });
}

/** The first person who works on an unassigned case has it from then on. A token and the shell take nothing. */
export async function takeUnassigned(tx: Transaction, context: Context, id: string): Promise<void> {
  const personId = personOf(context.actor)?.id;
  if (!personId) return;
  const where = { id, assigneeId: null };
  const { count } = await tx.privacyRequest.updateMany({
    where,
    data: { assigneeId: personId, ...nextVersion },
  });
  if (count === 0) return;
  const by = { at: context.now, actor: "operator", staff: staffName(context) };
  await tx.privacyRequestEvent.create({ data: { requestId: id, ...by, kind: "taken" } });
}
