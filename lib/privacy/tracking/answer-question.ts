import "server-only";
import type { Context } from "@/lib/platform/context";
import { read, type Transaction } from "@/lib/platform/database";
import type { CaseQuestion } from "@/lib/platform/database/generated/client";
import type { IncomingFiles } from "@/lib/platform/files/incoming";
import { prepareStaffNotices } from "@/lib/privacy/cases/staff-notices";
import { isClosed, resumeData } from "@/lib/privacy/core/case";
import { toCaseRow } from "@/lib/privacy/core/case-file";
import { incrementVersion, lockCase } from "@/lib/privacy/core/case-version";
import { publishCase } from "@/lib/privacy/core/events";
import { recordEvent } from "@/lib/privacy/core/record-event";
import type { RequestLink } from "@/lib/privacy/core/schema";
import { addPersonFiles } from "@/lib/privacy/files/add-attachments";
import { requestError } from "@/lib/privacy/words/request-words";
import { actorOf, requireTrackedRequest } from "./follow-request";

type AnswerInput = RequestLink & { question: string; text: string };

/** Whether the question has this answer already, after a repeated request. */
async function isSameAnswer(
  tx: Pick<Transaction, "privacyRequestEvent">,
  { answerId }: CaseQuestion,
  answer: { actor: string; note: string },
): Promise<boolean> {
  return (
    answerId !== null && (await tx.privacyRequestEvent.count({ where: { id: answerId, ...answer } })) > 0
  );
}

/** @returns a function that stores the answer, and whether it is stored already. */
async function prepareAnswer(
  context: Context,
  { reference, token, question: questionId, text }: AnswerInput,
) {
  const { now } = context;
  const { request, audience } = await requireTrackedRequest(reference, token, now);
  const { id } = request;
  const askedQuestion = request.questions.find((question) => question.id === questionId);
  if (askedQuestion?.audience !== audience) throw requestError(404, (words) => words.noQuestion);
  const actor = actorOf(audience);
  const notifyTeam = await prepareStaffNotices({ ...request, ...resumeData(request, now) }, "answer");

  const store = async (tx: Transaction) => {
    await lockCase(tx, id);
    const row = toCaseRow(await tx.privacyRequest.findUniqueOrThrow({ where: { id } }));
    const question = await tx.caseQuestion.findUniqueOrThrow({ where: { id: questionId } });
    const response = { success: true as const, dueAt: row.dueAt.toISOString() };
    if (await isSameAnswer(tx, question, { actor, note: text })) return response;
    if (question.answeredAt) throw requestError(409, (words) => words.answered);
    if (question.settledAt || isClosed(row.state)) {
      throw requestError(409, (words) => words.noAnswerNeeded);
    }
    const event = await recordEvent(tx, context, { requestId: id, actor, kind: "answered", note: text });
    const answerColumns = { answeredAt: now, answerId: event.id };
    await tx.caseQuestion.update({ where: { id: questionId }, data: answerColumns });
    const updated = await tx.privacyRequest.update({
      where: { id },
      data: { ...incrementVersion, ...resumeData(row, now) },
    });
    await publishCase(tx, context, "question_answered", updated);
    await notifyTeam(tx, context);
    return { ...response, dueAt: updated.dueAt.toISOString() };
  };
  return { store, isStored: await read((db) => isSameAnswer(db, askedQuestion, { actor, note: text })) };
}

/**
 * Answers a question for the person or agent who was asked. A paused clock resumes, with a later due date. A repeated answer
 * changes nothing.
 */
export async function answerQuestion(
  context: Context,
  input: AnswerInput,
): Promise<{ success: true; dueAt: string }> {
  const { store } = await prepareAnswer(context, input);
  return context.transact(store);
}

/**
 * Answers a question with text and files: both are stored, or neither is.
 * @returns how many files were added
 */
export async function answerWithFiles(
  context: Context,
  { files, ...input }: AnswerInput & { files: IncomingFiles },
): Promise<{ added: number }> {
  const { store, isStored } = await prepareAnswer(context, input);
  if (isStored) return { added: 0 };
  return addPersonFiles(context, { ...input, questionId: input.question, files }, store);
}
