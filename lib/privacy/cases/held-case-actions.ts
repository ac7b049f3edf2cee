import "server-only";
import { type ActionFields, discardRefusedAction, type HeldActionHandler } from "@/lib/desk/held-actions";
import { audit } from "@/lib/platform/audit";
import { type Context, requireRight } from "@/lib/platform/context";
import { read } from "@/lib/platform/database";
import { HttpError } from "@/lib/platform/http-error";
import { requireCaseRow } from "@/lib/privacy/core/case-file";
import { lockCase, versionAfterIndependentEvents } from "@/lib/privacy/core/case-version";
import { caseWords } from "@/lib/privacy/core/case-words";
import { recordEvent } from "@/lib/privacy/core/record-event";
import { formOfAction, nameOfAction } from "@/lib/privacy/core/undoable";
import { isAnonymous } from "@/lib/privacy/erasure/anonymize";
import { caseActionFormSchema } from "./answer-form";
import { runCaseAction } from "./run-action";

/**
 * Runs a held action once it can no longer be undone. An assignment or a note since then doesn't cancel it; one that comes in the middle
 * of a run makes the transaction fail, and the action run again.
 */
export async function runHeldCaseAction(
  context: Context,
  { id, fields }: { id: string; fields: ActionFields },
): Promise<void> {
  const action = caseActionFormSchema.parse(fields);
  const formVersion = "version" in action ? action.version : undefined;
  if (formVersion === undefined) return runCaseAction(context, { id, ...action });
  const findVersion = () => read((db) => versionAfterIndependentEvents(db, id, formVersion));
  let version = await findVersion();
  for (;;) {
    const order = { id, ...action, version };
    try {
      return await runCaseAction(context, order);
    } catch (error) {
      const current = await findVersion();
      if (!(error instanceof HttpError && error.status === 409) || current === version) throw error;
      version = current;
    }
  }
}

export const heldCaseActions: HeldActionHandler = {
  run: runHeldCaseAction,
  recordRefusal: async (tx, context, { id, fields, refusal }) => {
    await lockCase(tx, id);
    const row = await tx.privacyRequest.findUnique({ where: { id } });
    if (!row || isAnonymous(row.emailKey)) return null;
    const note = caseWords.refused.recorded(nameOfAction(fields), refusal);
    await recordEvent(tx, context, { requestId: id, kind: "not-carried-out", note });
    const { data } = caseActionFormSchema.safeParse(fields);
    const after = { step: data?.step ?? null };
    await audit(tx, context, { action: "case.not-carried-out", subject: row.reference, after });
    return data ? formOfAction(data.step) : "other";
  },
};

/** Discards the text of an action that was not carried out, so that it no longer counts as work. */
export async function discardCaseAction(
  context: Context,
  { id, refused }: { id: string; refused: string },
): Promise<object> {
  requireRight(context, "cases:write");
  return context.transact(async (tx) => {
    await lockCase(tx, id);
    const { reference } = await requireCaseRow(tx, id);
    const fields = await discardRefusedAction(tx, { subjectId: id, id: refused });
    if (!fields) throw new HttpError(409, caseWords.refused.gone);
    await recordEvent(tx, context, { requestId: id, kind: "discarded", note: nameOfAction(fields) });
    await audit(tx, context, { action: "case.discarded", subject: reference });
    return {};
  });
}
