import "server-only";
import { addDays, subDays } from "date-fns";
import { mailboxOf } from "@/lib/mail/mailbox";
import { canEmailNow, findNextMailTimes, isRateLimited } from "@/lib/mail/outbox";
import { type Context, contextOf } from "@/lib/platform/context";
import { read, type Transaction } from "@/lib/platform/database";
import { timestampSql } from "@/lib/platform/database/sql";
import { runForEach } from "@/lib/platform/jobs";
import { type Leadership, runWhileLeader } from "@/lib/platform/lease";
import { prepareCaseEmail } from "@/lib/privacy/cases/prepare-emails";
import { confirmationReminderEmail } from "@/lib/privacy/cases/step-emails";
import { type CaseRow, needsConfirmation, withCurrentDeadline } from "@/lib/privacy/core/case";
import { toCaseRow } from "@/lib/privacy/core/case-file";
import { lockCase } from "@/lib/privacy/core/case-version";
import { newLink } from "@/lib/privacy/core/new-link";
import { recordEvent } from "@/lib/privacy/core/record-event";
import { figures } from "@/lib/site/figures";

const { reminderDays } = figures.privacy;
/** Days between two reminders to one mailbox: anybody can file any number of requests with its address. */
const pauseDays = 1;

const unused = (requestId: string, now: Date) => ({
  purpose: "privacy-confirm",
  subjectId: requestId,
  usedAt: null,
  expiresAt: { gt: now },
});

/** The mailboxes that were reminded lately. */
async function findReminded(now: Date): Promise<Set<string>> {
  const where = { remindedAt: { gt: subDays(now, pauseDays) } };
  const rows = await read((db) => db.privacyRequest.findMany({ where, select: { emailKey: true } }));
  return new Set(rows.map(({ emailKey }) => mailboxOf(emailKey)));
}

/** The next requests to remind of, one per mailbox, oldest first. */
async function findUnconfirmed(now: Date): Promise<string[]> {
  const [from, until] = [timestampSql(now), timestampSql(addDays(now, reminderDays))];
  const rows = await read(
    (db) => db.$queryRaw<{ id: string; emailKey: string }[]>`
      SELECT request."id", request."emailKey" FROM "PrivacyRequest" AS request
      WHERE request."state" = 'received' AND request."remindedAt" IS NULL
        AND EXISTS (
          SELECT 1 FROM "MailToken" AS link
          WHERE link."purpose" = 'privacy-confirm' AND link."subjectId" = request."id" AND link."usedAt" IS NULL
            AND link."expiresAt" > ${from} AND link."expiresAt" <= ${until}
        )
      ORDER BY request."receivedAt", request."id"`,
  );
  if (rows.length === 0) return [];
  const remindedIds = await findReminded(now);
  const firsts = new Map<string, string>();
  for (const { id, emailKey } of rows) {
    const mailbox = mailboxOf(emailKey);
    if (!remindedIds.has(mailbox) && !firsts.has(mailbox)) firsts.set(mailbox, id);
  }
  return [...firsts.values()];
}

/** A request with the expiry of its link, if it needs one and the mailbox may get emails now. */
async function findToRemind(id: string, now: Date): Promise<{ request: CaseRow; until: Date } | null> {
  return read(async (db) => {
    const row = await db.privacyRequest.findUnique({ where: { id } });
    const link = await db.mailToken.findFirst({ where: unused(id, now), orderBy: { expiresAt: "desc" } });
    if (!row || !link || !needsConfirmation(toCaseRow(row))) return null;
    const nextTimes = await findNextMailTimes(db, "privacy-request", row.email, now);
    if (isRateLimited(nextTimes, now)) return null;
    return { request: toCaseRow(row), until: link.expiresAt };
  });
}

/**
 * Reminds the person of one request, with another link that expires with the first. Not if it was confirmed or reminded of
 * meanwhile; if the address got too many emails, a later round tries again.
 * @returns whether a reminder was stored
 */
async function remind(context: Context, request: CaseRow, until: Date): Promise<boolean> {
  const { now } = context;
  const { id, email, emailKey } = request;
  const confirm = newLink("privacy-confirm", request, now, until);
  const send = await prepareCaseEmail(
    request,
    { recipient: email, purpose: "privacy-follow" },
    (follow) =>
      confirmationReminderEmail(withCurrentDeadline(request, now), { confirm: confirm.href, follow, until }),
    now,
  );
  const { sent } = await context.transact(async (tx: Transaction) => {
    await lockCase(tx, id);
    if (!(await canEmailNow(tx, "privacy-request", email, now))) return { sent: false };
    const recently = { emailKey, remindedAt: { gt: subDays(now, pauseDays) } };
    if ((await tx.privacyRequest.count({ where: recently })) > 0) return { sent: false };
    if ((await tx.mailToken.count({ where: unused(id, now) })) === 0) return { sent: false };
    const { count } = await tx.privacyRequest.updateMany({
      where: { id, state: "received", remindedAt: null },
      data: { remindedAt: now },
    });
    if (count === 0) return { sent: false };
    await confirm.store(tx);
    await send(tx);
    await recordEvent(tx, context, { requestId: id, actor: "system", kind: "reminded" });
    return { sent: true };
  });
  return sent;
}

/**
 * Emails one reminder of each unconfirmed request, three days before its link expires.
 * @returns how many were emailed
 */
export async function remindUnconfirmed(now: Date): Promise<number> {
  const context = contextOf({ kind: "system", name: "schedule" }, now);
  let mailCount = 0;
  await runForEach(jobName, await findUnconfirmed(now), async (id) => {
    const requestToRemind = await findToRemind(id, now);
    if (requestToRemind && (await remind(context, requestToRemind.request, requestToRemind.until)))
      mailCount += 1;
  });
  return mailCount;
}

const jobName = "reminders";

const everyMs = 60_000;

/** Runs it once a minute, in one process of all. @returns a function that stops it */
export const startReminders = (lease: Leadership): (() => Promise<void>) =>
  runWhileLeader(lease, { name: jobName, everyMs, round: () => remindUnconfirmed(new Date()) });
