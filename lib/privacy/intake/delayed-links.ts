import "server-only";
import { min, subDays } from "date-fns";
import { mailboxOf, rateLimitDomain } from "@/lib/mail/mailbox";
import { findNextMailTimes, isRateLimited } from "@/lib/mail/outbox";
import { contextOf } from "@/lib/platform/context";
import { read } from "@/lib/platform/database";
import { HttpError } from "@/lib/platform/http-error";
import { runForEach } from "@/lib/platform/jobs";
import { type Leadership, runWhileLeader } from "@/lib/platform/lease";
import { whereAwaitsLink } from "@/lib/privacy/core/unconfirmed";
import { figures } from "@/lib/site/figures";
import { sendNewConfirmation } from "./confirm-request";
import { askedFor, findLinked, findNewestRequests, requestKey } from "./newest-request";

const { confirmationDays, unconfirmedDays } = figures.privacy;

const whereDelayed = {
  ...whereAwaitsLink,
  events: { some: { kind: "receipt-held" }, none: { kind: "confirmation-sent" } },
};

/** Emails per hour that this job leaves for new requests. Not applied after a day of waiting. */
const reservedMails = 3;

/**
 * Requests without a link, because the address or its domain got too many emails, oldest first. Of several that ask for the same, only
 * the newest: a stranger may have filed any number of them.
 */
async function findDelayed(now: Date) {
  const select = { id: true, email: true, ...askedFor };
  const rows = await read((db) =>
    db.privacyRequest.findMany({ where: whereDelayed, select, orderBy: { receivedAt: "asc" } }),
  );
  if (rows.length === 0) return [];
  const [{ newest, chosen }, linkedIds] = await Promise.all([
    findNewestRequests(
      min([subDays(now, unconfirmedDays + confirmationDays), ...rows.map((row) => row.receivedAt)]),
    ),
    findLinked(now),
  ]);
  const mayGetLink = (row: (typeof rows)[number]) => {
    const key = requestKey(row);
    return chosen.has(key) && newest.get(key)?.getTime() === row.receivedAt.getTime();
  };
  const last = rows.filter(mayGetLink);
  const rowByKey = new Map(last.map((row) => [requestKey(row), row]));
  return [...rowByKey.values()].filter(({ id }) => !linkedIds.has(id));
}

const jobName = "held links";

/**
 * Emails the confirmation links that were held back, once the address may get emails again: without one, nobody could confirm.
 * @returns how many were stored
 */
export async function sendDelayedLinks(now: Date): Promise<number> {
  const context = contextOf({ kind: "system", name: "schedule" }, now);
  // Mailboxes and domains without room, so that no email is rendered in vain for the others there.
  const full = new Set<string>();
  let mailCount = 0;
  await runForEach(jobName, await findDelayed(now), async ({ id, email, receivedAt }) => {
    const [mailbox, domain] = [mailboxOf(email), rateLimitDomain(email)];
    if (full.has(mailbox) || (domain !== null && full.has(domain))) return;
    // Asked again when the link is stored.
    const nextTimes = await read((db) =>
      findNextMailTimes(db, "privacy-request", email, now, receivedAt < subDays(now, 1) ? 0 : reservedMails),
    );
    if (nextTimes.mailbox > now) full.add(mailbox);
    if (domain !== null && nextTimes.domain > now) full.add(domain);
    if (isRateLimited(nextTimes, now)) return;
    try {
      const { sent } = await sendNewConfirmation(context, { id, by: "system" });
      if (sent) mailCount += 1;
    } catch (error) {
      // Confirmed, withdrawn or erased meanwhile.
      if (!(error instanceof HttpError && [404, 409].includes(error.status))) throw error;
    }
  });
  return mailCount;
}

const everyMs = 10 * 60_000;

/** Runs it every ten minutes, in one process of all. @returns a function that stops it */
export const startDelayedLinks = (lease: Leadership): (() => Promise<void>) =>
  runWhileLeader(lease, { name: jobName, everyMs, round: () => sendDelayedLinks(new Date()) });
