import type { CaseQuestion } from "@/lib/platform/database/generated/client";
import type { Law, PauseReason } from "@/lib/privacy/laws";
import { findPause } from "@/lib/privacy/laws";
import { type Language, mainLanguage } from "@/lib/site/language";

/** The reasons for a question. Some laws let the clock pause for the first two. */
export const questionReasons = ["identity", "clarification", "other"] as const satisfies readonly (
  | PauseReason
  | "other"
)[];
export type QuestionReason = (typeof questionReasons)[number];

export const questionAudiences = ["person", "agent"] as const;
/** The person concerned, or the agent who filed for them and may read less. */
export type Audience = (typeof questionAudiences)[number];

interface Conversation {
  law: Law;
  requestType: string;
  questions: readonly CaseQuestion[];
  events: readonly { id: number; note: string | null }[];
}

/** The questions and answers of a request, in order. The person may read all of them, an agent only their own. */
export function exchangesOf(
  { law, requestType, questions, events }: Conversation,
  reader: Audience,
  language: Language = mainLanguage,
) {
  const words = new Map(events.map(({ id, note }) => [id, note]));
  return questions
    .filter(({ audience }) => reader === "person" || audience === "agent")
    .toSorted((a, b) => a.askedId - b.askedId)
    .map(({ id, audience, reason, stopsClock, askedAt, askedId, answeredAt, answerId, settledAt }) => ({
      id,
      audience: audience as Audience,
      question: words.get(askedId) ?? null,
      askedAt,
      /** Null, like the question, once it was removed from the record. */
      answer: answerId === null ? null : (words.get(answerId) ?? null),
      answeredAt,
      /** When it was withdrawn, or its case closed. */
      settledAt,
      /** The provision by which the clock paused for it. */
      citation: stopsClock
        ? (findPause(law, requestType, reason as PauseReason, language)?.citation ?? null)
        : null,
    }));
}

/** A question with its answer. */
export type Exchange = ReturnType<typeof exchangesOf>[number];

export const isUnanswered = ({ answeredAt, settledAt }: Pick<CaseQuestion, "answeredAt" | "settledAt">) =>
  answeredAt === null && settledAt === null;

/** The condition for questions that wait for an answer. */
export const unanswered = { answeredAt: null, settledAt: null } as const;
