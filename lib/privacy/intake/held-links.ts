import "server-only";
import { mayMail } from "@/lib/mail/outbox";
import { type Context, contextOf } from "@/lib/platform/context";
import { read } from "@/lib/platform/database";
import { HttpError } from "@/lib/platform/http-error";
import { runForEach } from "@/lib/platform/jobs";
import { everyWhileLeader, type Leadership } from "@/lib/platform/lease";
import { sendNewConfirmation } from "./confirm-request";
import { askedFor, findNewestRequests, hasValidLink, requestKey, toBeConfirmed } from "./newest-request";

const held = {
  ...toBeConfirmed,
  events: { some: { kind: "receipt-held" }, none: { kind: "confirmation-sent" } },
};

interface HeldRequest {
  id: string;
  email: string;
}

/**
 * Requests that never got a link, because the address or its domain got too many emails, oldest first. Of several that ask for the same,
 * only the newest: a stranger may have filed any number of them.
 */
async function findHeld(now: Date): Promise<HeldRequest[]> {
  const select = { id: true, email: true, ...askedFor };
  const rows = await read((db) =>
    db.privacyRequest.findMany({ where: held, select, orderBy: { receivedAt: "asc" } }),
  );
  const [oldest] = rows;
  if (!oldest) return [];
  const newest = await findNewestRequests(oldest.receivedAt);
  const last = rows.filter((row) => newest.get(requestKey(row))?.getTime() === row.receivedAt.getTime());
  const one = new Map(last.map((row) => [requestKey(row), row]));
  const found: HeldRequest[] = [];
  for (const row of one.values()) {
    if (!(await hasValidLink(row.id, now))) found.push(row);
  }
  return found;
}

async function sendHeldLink(context: Context, { id, email }: HeldRequest): Promise<boolean> {
  const { now } = context;
  // Asked again when the link is stored; here, so that no email is rendered in vain each round.
  const { isFree } = await context.transact(async (tx) => ({
    isFree: await mayMail(tx, "privacy-request", email, now),
  }));
  if (!isFree) return false;
  try {
    return (await sendNewConfirmation(context, { id, by: "system" })).sent;
  } catch (error) {
    // Confirmed, withdrawn or erased meanwhile.
    if (error instanceof HttpError && [404, 409].includes(error.status)) return false;
    throw error;
  }
}

const jobName = "held links";

/**
 * Emails the confirmation links that were held back, once the address may get emails again: without one, nobody could confirm.
 * @returns how many were stored
 */
export async function sendHeldLinks(now: Date): Promise<number> {
  const context = contextOf({ kind: "system", name: "schedule" }, now);
  let mailed = 0;
  await runForEach(jobName, await findHeld(now), async (request) => {
    if (await sendHeldLink(context, request)) mailed += 1;
  });
  return mailed;
}

const everyMs = 10 * 60_000;

/** Runs it every ten minutes, in one process of all. @returns a function that stops it */
export const startHeldLinks = (lease: Leadership): (() => Promise<void>) =>
  everyWhileLeader(lease, { name: jobName, everyMs, round: () => sendHeldLinks(new Date()) });
