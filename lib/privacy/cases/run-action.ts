import "server-only";
import { replacingRefused } from "@/lib/desk/held-actions";
import { audit } from "@/lib/platform/audit";
import { type Context, requireRecentProof, requireRight } from "@/lib/platform/context";
import { read } from "@/lib/platform/database";
import { HttpError } from "@/lib/platform/http-error";
import { requireCaseRow } from "@/lib/privacy/core/case-file";
import type { CaseAction } from "@/lib/privacy/core/case-schema";
import { caseChangedSince, incrementVersion, lockCase } from "@/lib/privacy/core/case-version";
import { caseWords } from "@/lib/privacy/core/case-words";
import { recordEvent } from "@/lib/privacy/core/record-event";
import { formOfAction } from "@/lib/privacy/core/undoable";
import { eraseSubject } from "@/lib/privacy/erasure/erase-subject";
import { sendNewConfirmation } from "@/lib/privacy/intake/confirm-request";
import { askQuestion, closeQuestion } from "./ask-question";
import { assignCase } from "./assign-case";
import { checkAnswer } from "./check-answer";
import { checkIdentifiers } from "./check-identifiers";
import { transitionCase } from "./transition-case";

/** Typing the reference prevents erasing the wrong person by mistake. */
async function eraseFor(
  context: Context,
  { id, reference: typedReference, reason }: { id: string; reference: string; reason?: string },
): Promise<void> {
  requireRight(context, "subjects:erase");
  requireRecentProof(context);
  const row = await read((db) => requireCaseRow(db, id));
  if (typedReference.trim().toUpperCase() !== row.reference) {
    throw new HttpError(422, "Type the reference of this request to erase the data.", {
      fields: { reference: "This is not the reference of this request." },
    });
  }
  if (row.verifiedAt === null) throw new HttpError(409, "The address hasn’t been confirmed.");
  await eraseSubject(context, { email: row.email, caseId: id, reason });
}

/** Adds an event to the record, even if the case changed meanwhile. */
async function addNote(context: Context, id: string, text: string): Promise<void> {
  await context.transact(async (tx) => {
    // Keeps events in the order of versions, by which `versionAfterIndependentEvents` knows them.
    await lockCase(tx, id);
    const { count } = await tx.privacyRequest.updateMany({ where: { id }, data: incrementVersion });
    if (count === 0) throw new HttpError(404, caseWords.gone);
    const { reference } = await tx.privacyRequest.findUniqueOrThrow({ where: { id } });
    await recordEvent(tx, context, { requestId: id, kind: "note", note: text });
    await audit(tx, context, { action: "case.note", subject: reference });
    return { id };
  });
}

/** Updates the explanation that staff add to an answer. */
async function explain(
  context: Context,
  { id, text, version }: { id: string; text: string; version?: number },
): Promise<void> {
  const explanation = text.trim() || null;
  await context.transact(async (tx) => {
    const row = await requireCaseRow(tx, id);
    const { count } = await tx.privacyRequest.updateMany({
      where: { id, version: version ?? row.version },
      data: { explanation, ...incrementVersion },
    });
    if (count === 0) throw await caseChangedSince(tx, id, version ?? row.version, row.version);
    await recordEvent(tx, context, { requestId: id, kind: "explained" });
    await audit(tx, context, { action: "case.step", subject: row.reference, after: { step: "explain" } });
    return { id };
  });
}

/** A copy of the context whose transactions also record which kinds of numbers staff confirmed to send. */
function recordingNumbers(context: Context, requestId: string, numbers: string | null): Context {
  if (!numbers) return context;
  const transact: Context["transact"] = (work) =>
    context.transact(async (tx) => {
      const result = await work(tx);
      await recordEvent(tx, context, { requestId, kind: "identifiers-sent", note: numbers });
      return result;
    });
  return { ...context, transact };
}

/**
 * Runs an action of staff on a case. What was typed for the same action and not carried out is then no longer needed.
 */
export async function runCaseAction(
  caller: Context,
  { id, ...action }: CaseAction & { id: string },
): Promise<void> {
  requireRight(caller, "cases:write");
  const numbers = await checkIdentifiers(action, id, caller.now);
  const form = formOfAction(action.step);
  const context = replacingRefused(recordingNumbers(caller, id, numbers), { subjectId: id, form });
  await checkAnswer(await read((db) => requireCaseRow(db, id)), action, context.now);
  switch (action.step) {
    case "note":
      return addNote(context, id, action.text);
    case "assign":
      await assignCase(context, { id, ...action });
      return;
    case "explain":
      return explain(context, { id, ...action });
    case "ask":
      await askQuestion(context, { id, ...action });
      return;
    case "settle":
      await closeQuestion(context, { id, ...action });
      return;
    case "erase":
      return eraseFor(context, { id, ...action });
    case "confirmation": {
      const { sent } = await sendNewConfirmation(context, { id, by: "operator" });
      if (!sent)
        throw new HttpError(
          409,
          "A confirmation link was emailed a few minutes ago. Please wait before sending another one.",
        );
      return;
    }
    default:
      await transitionCase(context, { ...action, id, by: "operator" });
  }
}
