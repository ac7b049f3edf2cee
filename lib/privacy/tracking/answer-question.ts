import "server-only";
import type { Context } from "@/lib/platform/context";
import type { Transaction } from "@/lib/platform/database";
import type { CaseQuestion } from "@/lib/platform/database/generated/client";
import { HttpError } from "@/lib/platform/http-error";
import { deskNews } from "@/lib/privacy/cases/staff-notices";
import { isClosed, resumed } from "@/lib/privacy/core/case";
import { asCase } from "@/lib/privacy/core/case-file";
import { nextVersion } from "@/lib/privacy/core/case-version";
import { publishCase } from "@/lib/privacy/core/events";
import { lockCase } from "@/lib/privacy/core/lock-case";
import { actorOf, openFollowed } from "./follow-request";
import { refusedRequest } from "./request-words";

interface AnswerInput {
  reference: string;
  token: string;
  /** The question's id. */
  question: string;
  text: string;
}

/** Whether the same words stand as the answer already: a second press. */
async function isSameAnswer(
  tx: Transaction,
  { answerId }: CaseQuestion,
  answer: { actor: string; note: string },
): Promise<boolean> {
  return (
    answerId !== null && (await tx.privacyRequestEvent.count({ where: { id: answerId, ...answer } })) > 0
  );
}

/**
 * Answers a question of the desk for whoever was asked and holds a link to the request. A clock that stood still for it
 * goes on, with the due date moved. A second press finds it done.
 * @throws HttpError 404 when the link or the question isn't theirs, 409 when it needs no answer any more
 */
export async function answerQuestion(
  context: Context,
  { reference, token, question: questionId, text }: AnswerInput,
): Promise<{ success: true; dueAt: string }> {
  const { now } = context;
  const { request, audience } = await openFollowed(reference, token, now);
  const { id } = request;
  const asked = request.questions.find((question) => question.id === questionId);
  if (asked?.audience !== audience)
    throw new HttpError(
      404,
      refusedRequest((words) => words.noQuestion),
    );
  const actor = actorOf(audience);
  const tell = await deskNews(request, "answer");

  return context.transact(async (tx) => {
    await lockCase(tx, id);
    const row = asCase(await tx.privacyRequest.findUniqueOrThrow({ where: { id } }));
    const question = await tx.caseQuestion.findUniqueOrThrow({ where: { id: questionId } });
    const done = { success: true as const, dueAt: row.dueAt.toISOString() };
    if (await isSameAnswer(tx, question, { actor, note: text })) return done;
    if (question.answeredAt)
      throw new HttpError(
        409,
        refusedRequest((words) => words.answered),
      );
    if (question.settledAt || isClosed(row.state)) {
      throw new HttpError(
        409,
        refusedRequest((words) => words.noAnswerNeeded),
      );
    }
    const event = await tx.privacyRequestEvent.create({
      data: { requestId: id, at: now, actor, kind: "answered", note: text },
    });
    const answered = { answeredAt: now, answerId: event.id };
    await tx.caseQuestion.update({ where: { id: questionId }, data: answered });
    const stands = await tx.privacyRequest.update({
      where: { id },
      data: { ...nextVersion, ...resumed(row, now) },
    });
    await publishCase(tx, context, "question_answered", stands);
    await tell(tx, context);
    return { ...done, dueAt: stands.dueAt.toISOString() };
  });
}
