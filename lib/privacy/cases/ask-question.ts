import "server-only";
import { randomUUID } from "node:crypto";
import type { MailContent } from "@/lib/mail/content";
import { audit } from "@/lib/platform/audit";
import { type Context, requireRight } from "@/lib/platform/context";
import { read, type Transaction } from "@/lib/platform/database";
import { HttpError } from "@/lib/platform/http-error";
import { agentMailbox, requesterEmail } from "@/lib/privacy/core/agent";
import { byStaff } from "@/lib/privacy/core/by-staff";
import {
  eventOfOtherStep,
  isClosed,
  pauseFor,
  resumeData,
  withCurrentDeadline,
} from "@/lib/privacy/core/case";
import { type CaseRow, requireCaseRow, toCaseRow } from "@/lib/privacy/core/case-file";
import { caseChangedSince, incrementVersion, lockCase } from "@/lib/privacy/core/case-version";
import { type Audience, type QuestionReason, unanswered } from "@/lib/privacy/core/conversation";
import { publishCase } from "@/lib/privacy/core/events";
import { deleteAttachmentsOnRecord } from "@/lib/privacy/files/attachment-rows";
import { assignIfUnassigned } from "./assign-case";
import { prepareCaseEmail } from "./prepare-emails";
import { questionClosedEmail, questionEmail } from "./question-emails";

interface QuestionVersion {
  /** The case. */
  id: string;
  /** The version of the case that the form was made from; without it, only the clock is compared. */
  version?: number;
}

/**
 * Reads the case. `refusal` says that it changed: throw it in the transaction, which returns the first result to a repeated request.
 * @throws HttpError 404
 */
async function readCaseAtVersion({
  id,
  version,
}: QuestionVersion): Promise<{ request: CaseRow; refusal: HttpError | null }> {
  const row = await read((db) => requireCaseRow(db, id));
  const isStale = version !== undefined && version !== row.version;
  const refusal = isStale ? await read((db) => caseChangedSince(db, id, version, row.version)) : null;
  return { request: toCaseRow(row), refusal };
}

/** Who gets the emails about a question. @throws HttpError 422 for an agent if none filed the request */
function addressee(request: CaseRow, audience: Audience) {
  if (audience === "person") {
    return { recipient: requesterEmail(request), purpose: "privacy-follow" as const };
  }
  const sentence = "No agent filed this request.";
  const recipient = agentMailbox(request);
  if (!recipient) throw new HttpError(422, sentence, { fields: { audience: sentence } });
  return { recipient, purpose: "privacy-agent" as const };
}

const prepareEmailTo = (
  request: CaseRow,
  audience: Audience,
  content: (link: string) => MailContent,
  now: Date,
) => prepareCaseEmail(request, addressee(request, audience), content, now);

/** Updates the case unless it changed since it was read, and records the event. @returns the event's id */
async function recordQuestionStep(
  tx: Transaction,
  context: Context,
  request: CaseRow,
  step: { version?: number; data: object; name: "ask" | "settle"; note: string | null; after: object },
): Promise<number> {
  const { id, reference, state, dueAt, pausedAt, emailKey, agentEmail } = request;
  const { version, data, name, note, after } = step;
  const expectedRow = { id, state, dueAt, pausedAt, emailKey, agentEmail };
  const { count } = await tx.privacyRequest.updateMany({
    where: { ...expectedRow, ...(version !== undefined && { version }) },
    data: { ...incrementVersion, ...data },
  });
  if (count === 0) throw await caseChangedSince(tx, id, request.version, request.version + 1);
  const event = await tx.privacyRequestEvent.create({
    data: { requestId: id, ...byStaff(context), kind: eventOfOtherStep[name], note },
  });
  await audit(tx, context, {
    action: "case.step",
    subject: reference,
    after: { step: name, ...after },
  });
  await assignIfUnassigned(tx, context, { id, reference });
  return event.id;
}

/**
 * Asks the person concerned, or their agent, on the request's page. If the law allows, the clock pauses until the answer.
 * The email says that there is a question, but doesn't quote it.
 * @throws HttpError 403, 404, 409 for a closed case, an earlier question that is open or a case that changed, 422
 */
export async function askQuestion(
  context: Context,
  input: QuestionVersion & { reason: QuestionReason; audience: Audience; text: string },
): Promise<{ id: string }> {
  requireRight(context, "cases:write");
  const { now } = context;
  const { reason, audience, text, version } = input;
  const { request, refusal } = await readCaseAtVersion(input);
  const earlier = await read((db) =>
    db.caseQuestion.findMany({ where: { requestId: request.id }, select: { reason: true } }),
  );
  const pause = pauseFor(request, reason, now, earlier);
  const pausedColumns = request.pausedAt === null && pause ? { pausedAt: now } : {};
  const send = await prepareEmailTo(
    request,
    audience,
    (link) =>
      questionEmail(withCurrentDeadline({ ...request, ...pausedColumns }, now), pause, audience, link),
    now,
  );
  const requestId = request.id;
  return context.transact(async (tx) => {
    if (refusal) throw refusal;
    if (isClosed(request.state)) throw new HttpError(409, "This request is closed.");
    await lockCase(tx, requestId);
    if ((await tx.caseQuestion.count({ where: { requestId, ...unanswered } })) > 0) {
      throw new HttpError(
        409,
        "An earlier question is still open. Resolve it first, or wait for its answer.",
      );
    }
    const after = { reason, audience, stopsClock: pause !== null };
    const askedId = await recordQuestionStep(tx, context, request, {
      version,
      data: pausedColumns,
      name: "ask",
      note: text,
      after,
    });
    const id = randomUUID();
    await tx.caseQuestion.create({ data: { id, requestId, askedAt: now, askedId, ...after } });
    await publishCase(tx, context, "question_asked", request);
    await send(tx);
    return { id };
  });
}

/**
 * Resolves an open question without an answer on the page: it was withdrawn, or answered some other way. A paused clock
 * resumes, and the person asked is notified.
 * @throws HttpError 403, 404, 409 when no question is open or the case changed
 */
export async function closeQuestion(context: Context, input: QuestionVersion): Promise<{ id: string }> {
  requireRight(context, "cases:write");
  const { now } = context;
  const { request, refusal } = await readCaseAtVersion(input);
  const requestId = request.id;
  const open = await read((db) => db.caseQuestion.findFirst({ where: { requestId, ...unanswered } }));
  const resumedColumns = resumeData(request, now);
  const after = withCurrentDeadline({ ...request, ...resumedColumns }, now);
  const audience = open?.audience as Audience | undefined;
  const canEmail = audience === "person" || (audience === "agent" && Boolean(agentMailbox(request)));
  const send = canEmail
    ? await prepareEmailTo(request, audience, (link) => questionClosedEmail(after, audience, link), now)
    : null;
  return context.transact(async (tx) => {
    if (refusal) throw refusal;
    if (!open) throw new HttpError(409, "No question is open.");
    await lockCase(tx, requestId);
    const unansweredQuestion = { id: open.id, ...unanswered };
    const { count } = await tx.caseQuestion.updateMany({
      where: unansweredQuestion,
      data: { settledAt: now },
    });
    if (count === 0) throw new HttpError(409, "The question has already been answered.");
    // Proof that answered an earlier question is needed until the identity is confirmed.
    if (open.reason === "identity") await deleteAttachmentsOnRecord(tx, { questionId: open.id }, now);
    const settled = { data: resumedColumns, name: "settle", note: null, after: {} } as const;
    await recordQuestionStep(tx, context, request, { version: input.version, ...settled });
    await send?.(tx);
    return { id: open.id };
  });
}
