import "server-only";
import { addDays, subDays } from "date-fns";
import { contextOf } from "@/lib/platform/context";
import { read } from "@/lib/platform/database";
import { HttpError } from "@/lib/platform/http-error";
import { runForEach } from "@/lib/platform/jobs";
import { everyWhileLeader, type Leadership } from "@/lib/platform/lease";
import { transitionCase } from "@/lib/privacy/cases/transition-case";
import { mailWords } from "@/lib/privacy/core/email-words";
import { figures } from "@/lib/site/figures";
import { storedLanguage } from "@/lib/site/language";
import { newestUnconfirmed, requestKey, toBeConfirmed } from "./newest-unconfirmed";

const { confirmationDays, unconfirmedDays } = figures.privacy;

/** By the time of storing: requests entered by staff have an earlier day of receipt. */
const storedBefore = (at: Date) => ({ events: { some: { kind: "received", at: { lt: at } } } });

/** Requests that were never confirmed. */
const unconfirmed = (now: Date) => ({
  ...toBeConfirmed,
  AND: [
    ...toBeConfirmed.AND,
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

const linkEvents = ["receipt-held", "confirmation-sent"];

interface UnconfirmedRow {
  emailKey: string;
  law: string;
  requestType: string;
  receivedAt: Date;
  events: { kind: string; at: Date }[];
}

/**
 * Whether the person had the usual time for a link whose receipt was held back. Of several requests that ask for the same, only the newest
 * waits for a link, so that a stranger's don't pile up.
 */
function hadTime(request: UnconfirmedRow, newest: ReadonlyMap<string, Date>, now: Date): boolean {
  const { events, receivedAt } = request;
  if (!events.some(({ kind }) => kind === "receipt-held")) return true;
  const sent = events.filter(({ kind }) => kind === "confirmation-sent").at(-1);
  if (sent) return sent.at < subDays(now, confirmationDays);
  const latest = newest.get(requestKey(request));
  return latest !== undefined && receivedAt < latest;
}

/**
 * Closes requests that were never confirmed, with an email that explains how to file again. It happens before they are due, since the
 * laws require a reason by then if nothing is done; only one that never got a link stays open for staff.
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
        emailKey: true,
        law: true,
        requestType: true,
        receivedAt: true,
        events: {
          where: { kind: { in: linkEvents } },
          select: { kind: true, at: true },
          orderBy: { id: "asc" },
        },
      },
      orderBy: { receivedAt: "asc" },
    }),
  );
  if (rows.length === 0) return 0;
  const newest = await newestUnconfirmed();
  let closed = 0;
  await runForEach(jobName, rows, async ({ id, language, ...row }) => {
    if (!hadTime(row, newest, now)) return;
    const text = mailWords[storedLanguage(language)].unconfirmed;
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
  everyWhileLeader(lease, {
    name: jobName,
    everyMs,
    async round() {
      await closeUnconfirmed(new Date());
    },
  });
