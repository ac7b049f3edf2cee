import "server-only";
import { audit } from "@/lib/platform/audit";
import { type Context, requireRecentProof, requireRight } from "@/lib/platform/context";
import { read } from "@/lib/platform/database";
import { type CaseRow, isClosed } from "@/lib/privacy/core/case";
import { requireCaseRow } from "@/lib/privacy/core/case-file";
import { offeredSince } from "@/lib/privacy/core/data-offer";
import { recordEvent } from "@/lib/privacy/core/record-event";
import { packageOf } from "./package";
import { answerData } from "./subject-access";

/** Makes something of a case's data for staff, and records who got it. */
async function recordExport<T>(
  context: Context,
  id: string,
  make: (request: CaseRow, now: Date) => Promise<T>,
): Promise<T> {
  requireRight(context, "subjects:export");
  requireRecentProof(context);
  const request = await read((db) => requireCaseRow(db, id));
  const result = await make(request, context.now);
  await context.transact(async (tx) => {
    await recordEvent(tx, context, { requestId: id, kind: "subject-access" });
    await audit(tx, context, { action: "subject.exported", subject: request.reference });
    return {};
  });
  return result;
}

/** What this site holds about the person of a case. */
export const exportSubject = (context: Context, { id }: { id: string }) =>
  recordExport(context, id, async (request, now) => ({
    reference: request.reference,
    data: await answerData(request, now),
  }));

/**
 * The answer as a ZIP, with the files of the case: what the requester gets; of an open request, what an answer would give them now.
 */
export const exportPackage = (context: Context, { id }: { id: string }) =>
  recordExport(context, id, (request, now) => {
    const { state, dataOfferedUntil } = request;
    return packageOf(request, isClosed(state) && dataOfferedUntil ? offeredSince(dataOfferedUntil) : now);
  });
