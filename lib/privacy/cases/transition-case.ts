import "server-only";
import { subMonths } from "date-fns";
import { actingPerson } from "@/lib/desk/assignee";
import { audit } from "@/lib/platform/audit";
import { type Context, isStaff, requireRight } from "@/lib/platform/context";
import { read, type Transaction } from "@/lib/platform/database";
import type { PrivacyRequest } from "@/lib/platform/database/generated/client";
import { fieldError, HttpError } from "@/lib/platform/http-error";
import { assertAllReported, notifyConnectors } from "@/lib/privacy/connectors/connectors";
import {
  type CaseRow,
  type CaseState,
  type CaseStep,
  isClosed,
  resumeData,
  type StepActor,
  stepObstacle,
  stepResult,
  stepRules,
} from "@/lib/privacy/core/case";
import { asksForData } from "@/lib/privacy/core/case-file";
import type { StepFields } from "@/lib/privacy/core/case-schema";
import { lockCase, requireCaseAtVersion, updateUnchanged } from "@/lib/privacy/core/case-version";
import { unanswered } from "@/lib/privacy/core/conversation";
import { offeredUntil } from "@/lib/privacy/core/data-offer";
import { publishCase } from "@/lib/privacy/core/events";
import { recordEvent } from "@/lib/privacy/core/record-event";
import { heldWords } from "@/lib/privacy/core/step-words";
import { deleteFilesAtClosing, deleteProofs } from "@/lib/privacy/files/attachment-rows";
import { groundOf, kindsWhere } from "@/lib/privacy/laws";
import { assignIfUnassigned } from "./assign-case";
import { requireDecider } from "./decider";
import { checkNothingHeld, findUnfinished } from "./own-data";
import { prepareStepEmails } from "./prepare-emails";
import { prepareStaffNotices } from "./staff-notices";
import type { StepTexts } from "./step-emails";

/** A step of a case, with the text and the choices of whoever takes it. Without a version, only the state is compared. */
export type TransitionInput = { id: string; step: CaseStep; by: StepActor } & StepFields;

/** Until when the request's page offers the data; undefined if it doesn't. */
export function dataOfferEnd(
  request: CaseRow,
  input: Pick<TransitionInput, "step" | "offerData">,
  now: Date,
): Date | undefined {
  if ((input.step !== "complete" && input.step !== "grant") || !input.offerData) return undefined;
  if (!asksForData(request)) throw new HttpError(422, "This kind of request doesn’t ask for data.");
  return offeredUntil(now);
}

function checkGround(request: CaseRow, { step, ground }: TransitionInput): void {
  if ((step === "deny" || step === "refuse") && !ground) {
    throw new HttpError(422, "Choose a ground for the denial.");
  }
  if (ground === "agent-permission" && !request.agentName)
    throw new HttpError(422, "No agent filed this request.");
  if (ground && !groundOf(request, ground)) {
    throw new HttpError(422, "This ground doesn’t apply to this kind of request.");
  }
}

/** How often a year somebody may ask for their data in California (Cal. Civ. Code § 1798.130(b)). */
const maxPerYear = 2;

/** Checks how often data was provided before, as a ground requires. */
async function checkNumberOfAnswers(request: CaseRow, { ground }: TransitionInput, now: Date): Promise<void> {
  if (ground !== "twice-a-year") return;
  const { id, law, emailKey } = request;
  const where = {
    law,
    emailKey,
    id: { not: id },
    requestType: { in: kindsWhere(({ asksForData }) => asksForData).map(({ requestType }) => requestType) },
    // Not those that a stranger filed and nobody confirmed, or that were denied.
    events: { some: { kind: { in: ["completed", "granted"] }, at: { gte: subMonths(now, 12) } } },
  };
  if ((await read((db) => db.privacyRequest.count({ where }))) >= maxPerYear) return;
  throw fieldError(
    "ground",
    "This address didn’t get its data twice in the last 12 months. Choose another ground.",
  );
}

/** An unconfirmed identity is no ground after staff recorded how it was confirmed, unless they asked about it again. */
async function checkIdentityGround({ id }: CaseRow, { ground }: TransitionInput): Promise<void> {
  if (ground !== "identity") return;
  const contradictsRecord = await read(async (db) => {
    const where = { requestId: id, kind: stepRules.confirm.event, actor: "operator" };
    const proof = await db.privacyRequestEvent.findFirst({ where, orderBy: { id: "desc" } });
    const laterQuestions = { requestId: id, reason: "identity", askedAt: { gte: proof?.at } };
    return proof !== null && (await db.caseQuestion.count({ where: laterQuestions })) === 0;
  });
  if (!contradictsRecord) return;
  throw fieldError(
    "ground",
    "The record shows that the identity was confirmed. Choose another ground, or ask for proof again.",
  );
}

/** The columns that follow from the ground. A denial records who denied: somebody else has to decide an appeal. */
function groundColumns({ actor }: Context, { step, ground }: TransitionInput) {
  if (step === "grant") return { denialGround: ground ?? null };
  if (!ground) return {};
  const isFirst = step === "deny" || step === "complete";
  return { denialGround: ground, ...(isFirst && { deniedById: actingPerson(actor)?.id ?? null }) };
}

/**
 * The open question about the identity, which is resolved when staff confirm the identity. A link from an email proves only
 * access to the mailbox, so it resolves no question.
 */
async function findQuestionResolvedByProof({
  id,
  step,
  by,
}: TransitionInput): Promise<{ id: string } | null> {
  if (step !== "confirm" || by !== "operator") return null;
  const where = { requestId: id, reason: "identity", ...unanswered };
  return read((db) => db.caseQuestion.findFirst({ where, select: { id: true } }));
}

/** Resolves the open question of a closed case, and deletes the files that nobody needs for an appeal. */
async function closeConversation(tx: Transaction, request: CaseRow, now: Date): Promise<void> {
  const { id: requestId } = request;
  await tx.caseQuestion.updateMany({ where: { requestId, ...unanswered }, data: { settledAt: now } });
  await deleteFilesAtClosing(tx, request, now);
}

/**
 * Prepares one step of a case: the new state, its record and its emails, all or nothing.
 * @returns the work of a transaction, which refuses with 409 if the case changed since it was read
 */
export async function prepareTransition(context: Context, input: TransitionInput) {
  const { now } = context;
  const { id, step, text, ground, version } = input;
  const request = await requireCaseAtVersion(id, version);
  const reason = stepObstacle(request, step, now);
  if (reason) throw new HttpError(409, reason);
  checkGround(request, input);
  await checkIdentityGround(request, input);
  await checkNumberOfAnswers(request, input, now);
  const isDecision = step === "grant" || step === "refuse";
  const hasNoOtherDecider = isDecision && (await requireDecider(context, request)).hasNoDecider;
  const resolvedQuestion = await findQuestionResolvedByProof(input);
  const result = {
    ...stepResult(request, step, now),
    ...(resolvedQuestion && resumeData(request, now)),
    ...groundColumns(context, input),
  };
  const dataUntil = dataOfferEnd(request, input, now);
  const texts: StepTexts = { text, ground, dataUntil };
  const updated = { ...request, ...result };
  const sendEmails = await prepareStepEmails(updated, step, texts, { by: input.by, now });
  const notifyTeam = step === "appeal" ? await prepareStaffNotices(updated, "appeal") : null;

  return async (tx: Transaction): Promise<{ state: CaseState }> => {
    const record = (kind: string, note: string | null = null, actor = input.by) =>
      recordEvent(tx, context, { requestId: id, kind, note, actor });
    await lockCase(tx, id);
    if (step === "complete" || step === "grant") {
      const heldData = await checkNothingHeld(tx, request, input);
      if (heldData) await record("reports-missing", heldWords.recorded(heldData));
      const unfinished = await findUnfinished(tx, request, input);
      await assertAllReported(tx, context, { id, unfinished, reason: input.withoutReports });
    }
    const offerColumns = dataUntil && { dataOfferedUntil: dataUntil };
    const extensionColumns = step === "extend" && { extensionReason: text };
    // A new note or assignment is a conflict only if the form sent its version.
    await updateUnchanged(tx, request, { ...result, ...extensionColumns, ...offerColumns }, version);
    await record(stepRules[step].event, text || null);
    if (input.whatChanged) await record("carried-out", input.whatChanged);
    if (hasNoOtherDecider) await record("decided-alone", null, "system");
    if (input.by === "operator") await assignIfUnassigned(tx, context, request);
    if (!(await sendEmails(tx))) await record("mail-held", null, "system");
    if (resolvedQuestion) {
      await tx.caseQuestion.updateMany({
        where: { ...resolvedQuestion, ...unanswered },
        data: { settledAt: now },
      });
    }
    // The proofs of an identity are no longer needed once it is confirmed.
    if (step === "confirm" && input.by === "operator") await deleteProofs(tx, id, now);
    if (isClosed(result.state)) await closeConversation(tx, updated, now);
    if (isStaff(context)) {
      const states = { before: { state: request.state }, after: { step, state: result.state } };
      await audit(tx, context, { action: "case.step", subject: request.reference, ...states });
    }
    if (step === "confirm") {
      await linkConfirmedDuplicate(tx, request);
      await notifyConnectors(tx, context, updated);
    }
    if (step === "appeal") await publishCase(tx, context, "appealed", updated);
    await notifyTeam?.(tx, context);
    if (isClosed(result.state)) await publishCase(tx, context, "closed", updated);
    return { state: result.state };
  };
}

/**
 * A confirmed request becomes a duplicate of the oldest other one that is open, confirmed and no duplicate of such a request itself. Its
 * original until now may be unconfirmed, so a stranger's, or closed, so that nobody answers it.
 */
async function linkConfirmedDuplicate(
  tx: Transaction,
  { id, emailKey, law, requestType }: Pick<PrivacyRequest, "id" | "emailKey" | "law" | "requestType">,
): Promise<void> {
  const open = await tx.privacyRequest.findMany({
    where: { emailKey, law, requestType, closedAt: null },
    orderBy: { receivedAt: "asc" },
    select: { id: true, state: true, duplicateOfId: true },
  });
  const confirmedRequests = open.filter(({ state }) => state !== "received");
  const confirmedIds = new Set<string | null>([id, ...confirmedRequests.map((row) => row.id)]);
  const original = confirmedRequests.find((row) => row.id !== id && !confirmedIds.has(row.duplicateOfId));
  await tx.privacyRequest.update({ where: { id }, data: { duplicateOfId: original?.id ?? null } });
}

/** Throws inside the transaction instead of now, so that a repeated request still gets the first result. */
export const rejectLater = (error: unknown) => (): Promise<never> => Promise.reject(error);

/** Takes one step of a case. */
export async function transitionCase(
  context: Context,
  input: TransitionInput,
): Promise<{ state: CaseState }> {
  if (input.by === "operator") requireRight(context, "cases:write");
  return context.transact(await prepareTransition(context, input).catch(rejectLater));
}
