import "server-only";
import { findAssignee } from "@/lib/desk/assignee";
import { audit } from "@/lib/platform/audit";
import { type Context, requireRecentProof, requireRight, staffName } from "@/lib/platform/context";
import { read, type Transaction } from "@/lib/platform/database";
import type { OutboxMail } from "@/lib/platform/database/generated/client";
import { Refusal } from "@/lib/platform/refusal";
import { askQuestion, settleQuestion } from "./ask-question";
import type { CaseOrder } from "./case-schema";
import { caseChangedSince, nextVersion } from "./case-version";
import { sendNewConfirmation } from "./confirm-request";
import { eraseSubject } from "./erase-subject";
import { subjectAccess } from "./subject-access";
import { takeStep } from "./take-step";

/** Typing the reference is what keeps a slip of the hand from erasing the wrong person. */
async function eraseFor(context: Context, id: string, typed: string): Promise<void> {
  requireRight(context, "subjects:erase");
  requireRecentProof(context);
  const row = await read((db) => db.privacyRequest.findUnique({ where: { id } }));
  if (!row) throw new Refusal(404, "There is no such request.");
  if (typed.trim().toUpperCase() !== row.reference) {
    throw new Refusal(422, "Type the reference of this request to erase the data.", {
      fields: { reference: "This is not the reference of this request." },
    });
  }
  if (row.verifiedAt === null) throw new Refusal(409, "The address has not been confirmed.");
  await eraseSubject(context, { email: row.email, caseId: id });
}

/** What staff do with a case, as its record has it. */
const byStaff = (context: Context) => ({
  at: context.now,
  actor: "operator",
  staff: staffName(context),
});

/** Adds to what is there, whatever else was done meanwhile. */
async function addNote(context: Context, id: string, text: string): Promise<void> {
  const data = { requestId: id, ...byStaff(context), kind: "note", note: text };
  await context.transact(async (tx) => {
    const { count } = await tx.privacyRequest.updateMany({ where: { id }, data: nextVersion });
    if (count === 0) throw new Refusal(404, "There is no such request.");
    const { reference } = await tx.privacyRequest.findUniqueOrThrow({ where: { id } });
    await tx.privacyRequestEvent.create({ data });
    await audit(tx, context, { action: "case.note", subject: reference });
    return { id };
  });
}

/**
 * Takes a case, gives it to somebody who may work on it, or makes it nobody's.
 * @throws Refusal 403, 404, 409 when the case changed since the version that was seen, 422
 */
async function assignCase(
  context: Context,
  { id, to, version }: { id: string; to: string; version?: number },
): Promise<void> {
  await context.transact(async (tx) => {
    const row = await tx.privacyRequest.findUnique({ where: { id } });
    if (!row) throw new Refusal(404, "There is no such request.");
    const { kind, assignee } = await findAssignee(tx, context, to, "cases:write");
    const { count } = await tx.privacyRequest.updateMany({
      where: { id, version: version ?? row.version },
      data: { assigneeId: assignee?.id ?? null, ...nextVersion },
    });
    if (count === 0) throw await caseChangedSince(tx, id, version ?? row.version, row.version);
    const note = kind === "given" ? (assignee?.name ?? null) : null;
    await tx.privacyRequestEvent.create({ data: { requestId: id, ...byStaff(context), kind, note } });
    const after = { assignee: assignee?.name ?? null };
    await audit(tx, context, { action: "case.assigned", subject: row.reference, after });
    return { id };
  });
}

/**
 * Carries out what the operator ordered on a case.
 * @throws Refusal 404, 409 or 422, as takeStep
 */
export async function runOrder(
  context: Context,
  { id, ...order }: CaseOrder & { id: string },
): Promise<void> {
  requireRight(context, "cases:write");
  switch (order.step) {
    case "note":
      return addNote(context, id, order.text);
    case "assign":
      await assignCase(context, { id, ...order });
      return;
    case "ask":
      await askQuestion(context, { id, ...order });
      return;
    case "settle":
      await settleQuestion(context, { id, ...order });
      return;
    case "erase":
      return eraseFor(context, id, order.reference);
    case "confirmation": {
      const { sent } = await sendNewConfirmation(context, { id, by: "operator" });
      if (!sent) throw new Refusal(409, "A confirmation link was mailed within the last minutes.");
      return;
    }
    default:
      await takeStep(context, { ...order, id, by: "operator" });
  }
}

/**
 * Records that the person of a request has our receipt (11 CCR §7021(a)): the first mail about it that reached their
 * address. What is recorded already stays, since the first confirmation counts.
 */
export async function confirmReceipt(tx: Transaction, mail: OutboxMail, sentAt: Date): Promise<void> {
  const { topic, subjectId, recipient } = mail;
  if (topic !== "privacy-request" || !subjectId) return;
  const unconfirmed = { id: subjectId, email: recipient, acknowledgedAt: null };
  await tx.privacyRequest.updateMany({ where: unconfirmed, data: { acknowledgedAt: sentAt } });
}

/** What this site holds about the person of a case, and the record of who looked. @throws Refusal 404 */
export async function exportSubject(context: Context, { id }: { id: string }) {
  requireRight(context, "subjects:export");
  requireRecentProof(context);
  const row = await read((db) => db.privacyRequest.findUnique({ where: { id } }));
  if (!row) throw new Refusal(404, "There is no such request.");
  const data = await subjectAccess(row.email, context.now);
  await context.transact(async (tx) => {
    await audit(tx, context, { action: "subject.exported", subject: row.reference });
    return tx.privacyRequestEvent.create({
      data: { requestId: id, ...byStaff(context), kind: "subject-access" },
    });
  });
  return { reference: row.reference, data };
}
