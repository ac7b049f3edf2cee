import "server-only";
import { addDays } from "date-fns";
import { type DailyLine, mailDaily, waitsForDaily } from "@/lib/desk/daily-mail";
import { contextOf } from "@/lib/platform/context";
import { type Reader, read } from "@/lib/platform/database";
import type { Prisma } from "@/lib/platform/database/generated/client";
import { everyWhileLeader, type Leadership } from "@/lib/platform/lease";
import { openStates } from "@/lib/privacy/core/case";
import { caseQueueWords } from "@/lib/privacy/core/case-words";
import { unanswered } from "@/lib/privacy/core/conversation";
import { officeDay, officeHour } from "@/lib/privacy/core/deadlines";
import { dueSoonDays } from "@/lib/privacy/core/events";
import { figures } from "@/lib/site/figures";
import { casePaths } from "@/lib/site/paths";
import { unconfirmedCases } from "./needs";

/** References that one line of the mail names; the rest is a number, and stands in the queue. */
const mostNamed = 30;

async function lineOf(db: Reader, label: string, where: Prisma.PrivacyRequestWhereInput): Promise<DailyLine> {
  const count = await db.privacyRequest.count({ where });
  const first = await db.privacyRequest.findMany({
    where,
    select: { reference: true },
    orderBy: { dueAt: "asc" },
    take: mostNamed,
  });
  return { label, count, references: first.map(({ reference }) => reference) };
}

/** What wants somebody's eye on a day, in numbers and references; what there is none of is left out. */
async function duesOf(now: Date): Promise<DailyLine[]> {
  const open = { state: { in: [...openStates] } };
  // A clock that stands still for a question makes nothing due; the question is counted itself.
  const running = { ...open, pausedAt: null };
  const { counts } = caseQueueWords;
  const lines = await read((db) =>
    Promise.all([
      lineOf(db, counts.overdue, { ...running, dueAt: { lt: now } }),
      lineOf(db, counts.dueSoon, { ...running, dueAt: { gte: now, lte: addDays(now, dueSoonDays) } }),
      lineOf(db, counts.unconfirmed, unconfirmedCases()),
      lineOf(db, counts.unanswered, { ...open, questions: { some: unanswered } }),
    ]),
  );
  return lines.filter(({ count }) => count > 0);
}

/**
 * Mails whoever wants it what is due, once a day from the office's hour on; nothing when there is nothing. A day that the
 * site was away at that hour is made up for later on the day.
 * @returns how many people were mailed
 */
export async function sendDueEmails(now: Date): Promise<number> {
  if (officeHour(now) < figures.privacy.dueMailHour) return 0;
  const day = officeDay(now);
  if (!(await waitsForDaily(day))) return 0;
  const lines = await duesOf(now);
  const { mailed } = await contextOf({ kind: "system", name: "schedule" }, now).transact((tx) =>
    mailDaily(tx, { now, day, lines, path: casePaths.queue }),
  );
  return mailed;
}

const everyMs = 60_000;

/** Looks once a minute whether the day's mail is to be sent, in one process of all. @returns a function that stops it */
export const startDueMail = (lease: Leadership): (() => Promise<void>) =>
  everyWhileLeader(lease, { name: "daily mail", everyMs, round: () => sendDueEmails(new Date()) });
