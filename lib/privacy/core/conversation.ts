import type { Law, PauseReason } from "@/lib/privacy/laws";
import { stopsClockOf } from "@/lib/privacy/laws";
import { type Language, mainLanguage } from "@/lib/site/language";

/** The reasons for a question. The law may let the first two stop the clock. */
export const questionReasons = ["identity", "clarification", "other"] as const satisfies readonly (
  | PauseReason
  | "other"
)[];
export type QuestionReason = (typeof questionReasons)[number];

export const questionAudiences = ["person", "agent"] as const;
/** Who is asked, and who reads: the person concerned, or the agent who filed for them and sees less. */
export type Audience = (typeof questionAudiences)[number];

export interface QuestionRow {
  id: string;
  reason: string;
  audience: string;
  stopsClock: boolean;
  askedAt: Date;
  askedId: number;
  answeredAt: Date | null;
  answerId: number | null;
  settledAt: Date | null;
}

/** A question with the answer to it. The words are null once they were removed from the record. */
export interface Exchange {
  id: string;
  audience: Audience;
  question: string | null;
  askedAt: Date;
  answer: string | null;
  answeredAt: Date | null;
  /** Withdrawn, or closed with its case. */
  settledAt: Date | null;
  /** The provision by which the clock stood still for it. */
  citation: string | null;
}

interface Conversation {
  law: Law;
  requestType: string;
  questions: readonly QuestionRow[];
  events: readonly { id: number; note: string | null }[];
}

/**
 * What was asked about a request and answered, in order. What the person was asked is not the agent's to read; the
 * person reads all.
 */
export function exchangesOf(
  { law, requestType, questions, events }: Conversation,
  reader: Audience,
  language: Language = mainLanguage,
): Exchange[] {
  const words = new Map(events.map(({ id, note }) => [id, note]));
  return questions
    .filter(({ audience }) => reader === "person" || audience === "agent")
    .toSorted((a, b) => a.askedId - b.askedId)
    .map(({ id, audience, reason, stopsClock, askedAt, askedId, answeredAt, answerId, settledAt }) => ({
      id,
      audience: audience as Audience,
      question: words.get(askedId) ?? null,
      askedAt,
      answer: answerId === null ? null : (words.get(answerId) ?? null),
      answeredAt,
      settledAt,
      citation: stopsClock
        ? (stopsClockOf(law, requestType, reason as PauseReason, language)?.citation ?? null)
        : null,
    }));
}

export const isUnanswered = ({ answeredAt, settledAt }: Pick<QuestionRow, "answeredAt" | "settledAt">) =>
  answeredAt === null && settledAt === null;

/** The questions that wait for an answer, in a query. */
export const unanswered = { answeredAt: null, settledAt: null } as const;
