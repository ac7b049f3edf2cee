import "server-only";
import { randomUUID } from "node:crypto";
import { addMilliseconds } from "date-fns";
import { sharedClock, type Transaction, write } from "@/lib/platform/database";
import { HttpError } from "@/lib/platform/http-error";
import { describeError, log } from "@/lib/platform/log";
import { refusalSentence } from "@/lib/platform/words";

/** How long a question is reserved for an upload unless renewed, in milliseconds. It frees questions of a crashed process. */
const reservationMs = 90_000;
const renewEveryMs = 30_000;

const underWay = () =>
  new HttpError(
    409,
    refusalSentence((words) => words.beingSent),
    { retryAfter: 5 },
  );

/** Reserves a question in one conditional update, so that one of many simultaneous uploads succeeds. */
async function reserve(questionId: string, uploadId: string): Promise<void> {
  const { count } = await write(async (tx) => {
    const now = await sharedClock(tx);
    const unreserved = [{ uploadUntil: null }, { uploadUntil: { lte: now } }];
    return tx.caseQuestion.updateMany({
      where: { id: questionId, OR: unreserved },
      data: { uploadId, uploadUntil: addMilliseconds(now, reservationMs) },
    });
  });
  if (count === 0) throw underWay();
}

async function renew(where: { id: string; uploadId: string }): Promise<void> {
  await write(async (tx) => {
    const uploadUntil = addMilliseconds(await sharedClock(tx), reservationMs);
    return tx.caseQuestion.updateMany({ where, data: { uploadUntil } });
  });
}

export type AssertReserved = (tx: Transaction) => Promise<void>;

/**
 * Runs one upload at a time for a question, on all machines, so that the room checked at its start is still free at its end.
 */
export async function withUploadReservation<T>(
  questionId: string,
  upload: (assertReserved: AssertReserved) => Promise<T>,
): Promise<T> {
  const uploadId = randomUUID();
  const ownReservation = { id: questionId, uploadId };
  const failed = (error: unknown) =>
    log.warn({ question: questionId, ...describeError(error) }, "the hold on an upload could not be stored");
  await reserve(questionId, uploadId);
  const renewing = setInterval(() => renew(ownReservation).catch(failed), renewEveryMs);
  try {
    return await upload(async (tx) => {
      if ((await tx.caseQuestion.count({ where: ownReservation })) === 0) throw underWay();
    });
  } finally {
    clearInterval(renewing);
    const free = { uploadId: null, uploadUntil: null };
    await write((tx) => tx.caseQuestion.updateMany({ where: ownReservation, data: free })).catch(failed);
  }
}
