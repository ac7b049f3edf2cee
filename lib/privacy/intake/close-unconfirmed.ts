import "server-only";
import { addDays, subDays } from "date-fns";
import { contextOf } from "@/lib/platform/context";
import { read } from "@/lib/platform/database";
import { HttpError } from "@/lib/platform/http-error";
import { runForEach } from "@/lib/platform/jobs";
import { type Leadership, runWhileLeader } from "@/lib/platform/lease";
import { transitionCase } from "@/lib/privacy/cases/transition-case";
import { whereAwaitsLink } from "@/lib/privacy/core/unconfirmed";
import { emailWords } from "@/lib/privacy/words/email-words";
import { figures } from "@/lib/site/figures";
import { storedLanguage } from "@/lib/site/language";
import { askedFor, findLinked, findNewestRequests, requestKey } from "./newest-request";

const { confirmationDays, unconfirmedDays } = figures.privacy;

/** By the time of storing: requests entered by staff have an earlier day of receipt. */
const storedBefore = (at: Date) => ({ events: { some: { kind: "received", at: { lt: at } } } });

/** Requests that were never confirmed. */
const unconfirmed = (now: Date) => ({
  ...whereAwaitsLink,
  AND: [
    ...whereAwaitsLink.AND,
    {
      OR: [
        storedBefore(subDays(now, unconfirmedDays)),
        // One that was entered late is closed no earlier than the link that was emailed for it expires.
        {
          dueAt: { lt: addDays(now, 1) },
          OR: [{ channel: "website" }, storedBefore(subDays(now, confirmationDays))],
        },
      ],
    },
  ],
});

/**
 * Closes requests that were never confirmed, with an email that explains how to file again. It happens before they are due, since the
 * laws require a reason by then if nothing is done.
 * @returns how many were closed
 */
export async function closeUnconfirmed(now: Date): Promise<number> {
  const context = contextOf({ kind: "system", name: "schedule" }, now);
  const rows = await read((db) =>
    db.privacyRequest.findMany({
      where: unconfirmed(now),
      select: {
        id: true,
        language: true,
        ...askedFor,
        events: {
          where: { kind: { in: ["receipt-held", "confirmation-sent"] } },
          select: { kind: true, at: true },
          orderBy: { id: "asc" },
        },
      },
      orderBy: { receivedAt: "asc" },
    }),
  );
  const [oldest] = rows;
  if (!oldest) return 0;
  const [{ newest }, linkedIds] = await Promise.all([findNewestRequests(oldest.receivedAt), findLinked(now)]);
  let closed = 0;
  await runForEach(jobName, rows, async ({ id, language, events, ...row }) => {
    // If the receipt was held back, the time runs from the first link. The newest without any stays open for staff.
    if (events.some(({ kind }) => kind === "receipt-held")) {
      const sentEvent = events.find(({ kind }) => kind === "confirmation-sent");
      const isReplaced = row.receivedAt < (newest.get(requestKey(row)) ?? row.receivedAt);
      const hasExpired = sentEvent ? sentEvent.at < subDays(now, confirmationDays) : isReplaced;
      if (linkedIds.has(id) || !hasExpired) return;
    }
    const text = emailWords[storedLanguage(language)].unconfirmed;
    try {
      await transitionCase(context, { id, step: "deny", by: "system", ground: "identity", text });
      closed += 1;
    } catch (error) {
      // Confirmed or withdrawn meanwhile.
      if (!(error instanceof HttpError && error.status === 409)) throw error;
    }
  });
  return closed;
}

const jobName = "unconfirmed requests";

const everyMs = 3_600_000;

/** Runs it once an hour, in one process of all. @returns a function that stops it */
export const startClosingUnconfirmed = (lease: Leadership): (() => Promise<void>) =>
  runWhileLeader(lease, {
    name: jobName,
    everyMs,
    async round() {
      await closeUnconfirmed(new Date());
    },
  });
