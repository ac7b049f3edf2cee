import "server-only";
import { mayMail } from "@/lib/mail/outbox";
import { type Context, contextOf } from "@/lib/platform/context";
import { read } from "@/lib/platform/database";
import { HttpError } from "@/lib/platform/http-error";
import { runForEach } from "@/lib/platform/jobs";
import { everyWhileLeader, type Leadership } from "@/lib/platform/lease";
import { toBeConfirmed } from "./close-unconfirmed";
import { sendNewConfirmation } from "./confirm-request";

const held = {
  ...toBeConfirmed,
  events: { some: { kind: "receipt-held" }, none: { kind: "confirmation-sent" } },
};

/** Addresses with a request that never got a link, because the address or its domain got too many emails. */
async function findAddresses(): Promise<string[]> {
  const groups = await read((db) => db.privacyRequest.groupBy({ by: ["emailKey"], where: held }));
  return groups.map(({ emailKey }) => emailKey);
}

/** The newest request of an address, if it has no link. Older ones get none: a stranger may have filed any number of them. */
async function findHeld(emailKey: string, now: Date): Promise<{ id: string; email: string } | null> {
  return read(async (db) => {
    const newest = await db.privacyRequest.findFirst({
      where: { ...toBeConfirmed, emailKey },
      orderBy: [{ receivedAt: "desc" }, { id: "desc" }],
      select: { id: true, email: true },
    });
    if (!newest || (await db.privacyRequest.count({ where: { ...held, id: newest.id } })) === 0) return null;
    // The person may have asked for one.
    const link = { purpose: "privacy-confirm", subjectId: newest.id, usedAt: null, expiresAt: { gt: now } };
    return (await db.mailToken.count({ where: link })) > 0 ? null : newest;
  });
}

async function sendHeldLink(context: Context, emailKey: string): Promise<boolean> {
  const { now } = context;
  const request = await findHeld(emailKey, now);
  if (!request) return false;
  const { isFree } = await context.transact(async (tx) => ({
    isFree: await mayMail(tx, "privacy-request", request.email, now),
  }));
  if (!isFree) return false;
  try {
    return (await sendNewConfirmation(context, { id: request.id, by: "system" })).sent;
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
  await runForEach(jobName, await findAddresses(), async (emailKey) => {
    if (await sendHeldLink(context, emailKey)) mailed += 1;
  });
  return mailed;
}

const everyMs = 10 * 60_000;

/** Runs it every ten minutes, in one process of all. @returns a function that stops it */
export const startHeldLinks = (lease: Leadership): (() => Promise<void>) =>
  everyWhileLeader(lease, { name: jobName, everyMs, round: () => sendHeldLinks(new Date()) });
