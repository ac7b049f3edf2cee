import "server-only";
import { type DailyLine, isDailyEmailPending, sendDailyEmails } from "@/lib/desk/daily-email";
import { contextOf } from "@/lib/platform/context";
import { type Reader, read } from "@/lib/platform/database";
import type { Prisma } from "@/lib/platform/database/generated/client";
import { type Leadership, runWhileLeader } from "@/lib/platform/lease";
import { whereOpen } from "@/lib/privacy/core/case";
import { unanswered } from "@/lib/privacy/core/conversation";
import { whereUnconfirmed } from "@/lib/privacy/core/unconfirmed";
import { figures } from "@/lib/site/figures";
import { officeDay, officeHour } from "@/lib/site/office-time";
import { casePaths } from "@/lib/site/staff-paths";
import { notSentCases, whereDueSoon, whereOverdue } from "./needs";
import { caseQueueWords } from "./queue-words";

/** The most references that one line of the email names; of the rest it says how many. */
const maxNamed = 30;

async function lineOf(db: Reader, label: string, where: Prisma.PrivacyRequestWhereInput): Promise<DailyLine> {
  const count = await db.privacyRequest.count({ where });
  const first = await db.privacyRequest.findMany({
    where,
    select: { reference: true },
    orderBy: { dueAt: "asc" },
    take: maxNamed,
  });
  return { label, count, references: first.map(({ reference }) => reference) };
}

/** What needs attention on a day, in numbers and references; empty lines are left out. */
async function duesOf(now: Date): Promise<DailyLine[]> {
  const { counts } = caseQueueWords;
  const lines = await read(async (db) => {
    const notSent = await notSentCases(db);
    return Promise.all([
      lineOf(db, counts.overdue, whereOverdue(now)),
      lineOf(db, counts.dueSoon, whereDueSoon(now)),
      lineOf(db, counts.unconfirmed, whereUnconfirmed),
      lineOf(db, counts.unanswered, { ...whereOpen, questions: { some: unanswered } }),
      lineOf(db, counts.notSent, notSent),
    ]);
  });
  return lines.filter(({ count }) => count > 0);
}

/**
 * Emails what is due to the staff who asked for it, once a day after a fixed hour in the office's time zone, if anything is
 * due. If the site was down at that hour, it is sent later the same day.
 * @returns how many people were emailed
 */
export async function sendDueEmails(now: Date): Promise<number> {
  if (officeHour(now) < figures.privacy.dueMailHour) return 0;
  const day = officeDay(now);
  if (!(await isDailyEmailPending(day))) return 0;
  const lines = await duesOf(now);
  const { mailed } = await contextOf({ kind: "system", name: "schedule" }, now).transact((tx) =>
    sendDailyEmails(tx, { now, day, lines, path: casePaths.queue }),
  );
  return mailed;
}

const everyMs = 60_000;

/** Checks once a minute, in one process of all, whether the day's email has to be sent. @returns a function that stops it */
export const startDueEmails = (lease: Leadership): (() => Promise<void>) =>
  runWhileLeader(lease, { name: "daily mail", everyMs, round: () => sendDueEmails(new Date()) });
