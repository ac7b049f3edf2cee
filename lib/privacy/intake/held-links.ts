import "server-only";
import { subDays } from "date-fns";
import { contextOf } from "@/lib/platform/context";
import { read } from "@/lib/platform/database";
import { HttpError } from "@/lib/platform/http-error";
import { runForEach } from "@/lib/platform/jobs";
import { everyWhileLeader, type Leadership } from "@/lib/platform/lease";
import { toBeConfirmed } from "./close-unconfirmed";
import { sendNewConfirmation } from "./confirm-request";

/** How many requests one round looks at, the newest first. */
const most = 5000;
/** Days between two such links to one address: a stranger may have filed the requests. */
const pauseDays = 1;

const sentBySystem = { kind: "confirmation-sent", actor: "system" };

/** The newest request of each address that never got a link, because the address or its domain got too many emails. */
async function findHeld(now: Date): Promise<string[]> {
  const held = {
    ...toBeConfirmed,
    events: { some: { kind: "receipt-held" }, none: { kind: "confirmation-sent" } },
  };
  const recently = { ...sentBySystem, at: { gt: subDays(now, pauseDays) } };
  const [rows, sent] = await read((db) =>
    Promise.all([
      db.privacyRequest.findMany({
        where: held,
        select: { id: true, emailKey: true },
        orderBy: { receivedAt: "asc" },
        take: -most,
      }),
      db.privacyRequestEvent.findMany({
        where: recently,
        select: { request: { select: { emailKey: true } } },
      }),
    ]),
  );
  const newest = new Map(rows.map(({ id, emailKey }) => [emailKey, id]));
  for (const { request } of sent) newest.delete(request.emailKey);
  return [...newest.values()];
}

const jobName = "held links";

/**
 * Emails the confirmation links that were held back, once the address may get emails again: without one, nobody could confirm.
 * @returns how many were stored
 */
export async function sendHeldLinks(now: Date): Promise<number> {
  const context = contextOf({ kind: "system", name: "schedule" }, now);
  let mailed = 0;
  await runForEach(jobName, await findHeld(now), async (id) => {
    try {
      const { sent } = await sendNewConfirmation(context, { id, by: "system" });
      if (sent) mailed += 1;
    } catch (error) {
      // Confirmed, withdrawn or erased meanwhile.
      if (!(error instanceof HttpError && [404, 409].includes(error.status))) throw error;
    }
  });
  return mailed;
}

const everyMs = 5 * 60_000;

/** Runs it every five minutes, in one process of all. @returns a function that stops it */
export const startHeldLinks = (lease: Leadership): (() => Promise<void>) =>
  everyWhileLeader(lease, { name: jobName, everyMs, round: () => sendHeldLinks(new Date()) });
