import "server-only";
import { randomUUID } from "node:crypto";
import { audit } from "@/lib/platform/audit";
import { type Context, requireRight } from "@/lib/platform/context";
import { read, type Transaction } from "@/lib/platform/database";
import { fieldError, HttpError } from "@/lib/platform/http-error";
import { agentMailbox, requesterEmail } from "@/lib/privacy/core/agent";
import {
  type CaseRow,
  eventOfOtherStep,
  isClosed,
  pauseFor,
  resumeData,
  withCurrentDeadline,
} from "@/lib/privacy/core/case";
import { lockCase, requireCaseAtVersion, updateUnchanged } from "@/lib/privacy/core/case-version";
import { type Audience, type QuestionReason, unanswered } from "@/lib/privacy/core/conversation";
import { publishCase } from "@/lib/privacy/core/events";
import { recordEvent } from "@/lib/privacy/core/record-event";
import { deleteAttachmentsOnRecord } from "@/lib/privacy/files/attachment-rows";
import { assignIfUnassigned } from "./assign-case";
import { prepareCaseEmail } from "./prepare-emails";
import { questionClosedEmail, questionEmail } from "./question-emails";
import { rejectLater } from "./transition-case";

interface QuestionVersion {
  /** The case. */
  id: string;
  /** The version of the case that the form was made from; without it, only the clock is compared. */
  version?: number;
}

type QuestionInput = QuestionVersion & { reason: QuestionReason; audience: Audience; text: string };

/** Who gets the emails about a question. */
function addressee(request: CaseRow, audience: Audience) {
  if (audience === "person") {
    return { recipient: requesterEmail(request), purpose: "privacy-follow" as const };
  }
  const sentence = "No agent filed this request.";
  const recipient = agentMailbox(request);
  if (!recipient) throw fieldError("audience", sentence);
  return { recipient, purpose: "privacy-agent" as const };
}

/** Updates the case unless it changed since it was read, and records the event. @returns the event's id */
async function recordQuestionStep(
  tx: Transaction,
  context: Context,
  request: CaseRow,
  step: { version?: number; data: object; name: "ask" | "settle"; note: string | null; after: object },
): Promise<number> {
  const { id, reference } = request;
  const { version, data, name, note, after } = step;
  await updateUnchanged(tx, request, data, version);
  const event = await recordEvent(tx, context, { requestId: id, kind: eventOfOtherStep[name], note });
  await audit(tx, context, {
    action: "case.step",
    subject: reference,
    after: { step: name, ...after },
  });
  await assignIfUnassigned(tx, context, { id, reference });
  return event.id;
}

/** Prepares a question. @returns the work of a transaction */
async function prepareQuestion(context: Context, input: QuestionInput) {
  const { now } = context;
  const { id: requestId, reason, audience, text, version } = input;
  const request = await requireCaseAtVersion(requestId, version);
  const earlier = await read((db) =>
    db.caseQuestion.findMany({ where: { requestId }, select: { reason: true } }),
  );
  const pause = pauseFor(request, reason, now, earlier);
  const pausedColumns = request.pausedAt === null && pause ? { pausedAt: now } : {};
  const after = withCurrentDeadline({ ...request, ...pausedColumns }, now);
  const email = (link: string) => questionEmail(after, pause, audience, link);
  const send = await prepareCaseEmail(request, addressee(request, audience), email, now);
  return async (tx: Transaction) => {
    if (isClosed(request.state)) throw new HttpError(409, "This request is closed.");
    await lockCase(tx, requestId);
    if ((await tx.caseQuestion.count({ where: { requestId, ...unanswered } })) > 0) {
      throw new HttpError(
        409,
        "An earlier question is still open. Resolve it first, or wait for its answer.",
      );
    }
    const question = { reason, audience, stopsClock: pause !== null };
    const step = { version, data: pausedColumns, name: "ask", note: text, after: question } as const;
    const askedId = await recordQuestionStep(tx, context, request, step);
    const id = randomUUID();
    await tx.caseQuestion.create({ data: { id, requestId, askedAt: now, askedId, ...question } });
    await publishCase(tx, context, "question_asked", request);
    await send(tx);
    return { id };
  };
}

/**
 * Asks the person concerned, or their agent, on the request's page. If the law allows, the clock pauses until the answer.
 * The email says that there is a question, but doesn't quote it.
 */
export async function askQuestion(context: Context, input: QuestionInput): Promise<{ id: string }> {
  requireRight(context, "cases:write");
  return context.transact(await prepareQuestion(context, input).catch(rejectLater));
}

/** Prepares to resolve the open question. @returns the work of a transaction */
async function prepareClosing(context: Context, { id: requestId, version }: QuestionVersion) {
  const { now } = context;
  const request = await requireCaseAtVersion(requestId, version);
  const open = await read((db) => db.caseQuestion.findFirst({ where: { requestId, ...unanswered } }));
  if (!open) throw new HttpError(409, "No question is open.");
  const resumedColumns = resumeData(request, now);
  const after = withCurrentDeadline({ ...request, ...resumedColumns }, now);
  const audience = open.audience as Audience;
  const email = (link: string) => questionClosedEmail(after, audience, link);
  // An agent's address may have been erased since.
  const canEmail = audience === "person" || Boolean(agentMailbox(request));
  const send = canEmail ? await prepareCaseEmail(request, addressee(request, audience), email, now) : null;
  return async (tx: Transaction) => {
    await lockCase(tx, requestId);
    const { count } = await tx.caseQuestion.updateMany({
      where: { id: open.id, ...unanswered },
      data: { settledAt: now },
    });
    if (count === 0) throw new HttpError(409, "The question has already been answered.");
    // Proof that answered an earlier question is needed until the identity is confirmed.
    if (open.reason === "identity") await deleteAttachmentsOnRecord(tx, { questionId: open.id }, now);
    const step = { version, data: resumedColumns, name: "settle", note: null, after: {} } as const;
    await recordQuestionStep(tx, context, request, step);
    await send?.(tx);
    return { id: open.id };
  };
}

/**
 * Resolves an open question without an answer on the page: it was withdrawn, or answered some other way. A paused clock
 * resumes, and the person asked is notified.
 */
export async function closeQuestion(context: Context, input: QuestionVersion): Promise<{ id: string }> {
  requireRight(context, "cases:write");
  return context.transact(await prepareClosing(context, input).catch(rejectLater));
}
