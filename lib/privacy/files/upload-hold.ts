import "server-only";
import { randomUUID } from "node:crypto";
import { addMilliseconds } from "date-fns";
import { sharedClock, type Transaction, write } from "@/lib/platform/database";
import { HttpError } from "@/lib/platform/http-error";
import { describeError, log } from "@/lib/platform/log";
import { refused } from "@/lib/platform/words";

/** Milliseconds that a question is held unless the hold is renewed: a process that dies frees it within them. */
const holdMs = 90_000;
const renewEveryMs = 30_000;

const underWay = () =>
  new HttpError(
    409,
    refused((words) => words.beingSent),
    { retryAfter: 5 },
  );

/** Takes a question that nobody holds, in one conditional update: of many uploads at once, one succeeds. */
async function take(questionId: string, uploadId: string): Promise<void> {
  const { count } = await write(async (tx) => {
    const now = await sharedClock(tx);
    const isFree = [{ uploadUntil: null }, { uploadUntil: { lte: now } }];
    return tx.caseQuestion.updateMany({
      where: { id: questionId, OR: isFree },
      data: { uploadId, uploadUntil: addMilliseconds(now, holdMs) },
    });
  });
  if (count === 0) throw underWay();
}

async function renew(where: { id: string; uploadId: string }): Promise<void> {
  await write(async (tx) => {
    const uploadUntil = addMilliseconds(await sharedClock(tx), holdMs);
    return tx.caseQuestion.updateMany({ where, data: { uploadUntil } });
  });
}

/** @throws HttpError 409 when another upload has taken the question over */
export type ConfirmHold = (tx: Transaction) => Promise<void>;

/**
 * Runs an upload while no other one of the same question is under way, on any machine: what is stored and not attached
 * yet is then this upload's alone, and is within the room that was left when it began.
 * @throws HttpError 409 while another is; what the upload throws; DatabaseUnavailable
 */
export async function holdQuestion<T>(
  questionId: string,
  upload: (confirm: ConfirmHold) => Promise<T>,
): Promise<T> {
  const uploadId = randomUUID();
  const own = { id: questionId, uploadId };
  const failed = (error: unknown) =>
    log.warn({ question: questionId, ...describeError(error) }, "the hold on an upload could not be stored");
  await take(questionId, uploadId);
  const renewing = setInterval(() => renew(own).catch(failed), renewEveryMs);
  try {
    return await upload(async (tx) => {
      if ((await tx.caseQuestion.count({ where: own })) === 0) throw underWay();
    });
  } finally {
    clearInterval(renewing);
    const free = { uploadId: null, uploadUntil: null };
    await write((tx) => tx.caseQuestion.updateMany({ where: own, data: free })).catch(failed);
  }
}
