import "server-only";
import { read } from "@/lib/platform/database";
import { answerEvents, type CaseRow } from "@/lib/privacy/core/case";

/** What the site's own records say about the person, which some standard texts state as facts. */
export interface AnswerFacts {
  /** Whether an earlier request of this person for the same thing was answered. */
  answeredBefore: boolean;
  /** Whether proof of the identity was asked for. */
  proofAsked: boolean;
}

export function readAnswerFacts({ id, emailKey, requestType, receivedAt }: CaseRow): Promise<AnswerFacts> {
  return read(async (db) => {
    const earlierRequests = {
      emailKey,
      requestType,
      id: { not: id },
      receivedAt: { lte: receivedAt },
      // Not one that a stranger may have filed: a denial for lack of proof deals with no matter.
      verifiedAt: { not: null },
      OR: [{ denialGround: null }, { denialGround: { not: "identity" } }],
      events: { some: { kind: { in: [...answerEvents] } } },
    };
    const [earlierAnswers, proofQuestions] = await Promise.all([
      db.privacyRequest.count({ where: earlierRequests }),
      db.caseQuestion.count({ where: { requestId: id, reason: "identity" } }),
    ]);
    return { answeredBefore: earlierAnswers > 0, proofAsked: proofQuestions > 0 };
  });
}
