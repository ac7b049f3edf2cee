import "server-only";
import { mailboxOf } from "@/lib/mail/mailbox";
import { read } from "@/lib/platform/database";
import { kindsWhere } from "@/lib/privacy/laws";

/** Requests that a link in an email confirms. Representatives prove their authority to staff instead. */
const confirmedByLink = [
  { OR: kindsWhere(({ verification }) => verification !== null) },
  { OR: [{ filedBy: null }, { filedBy: "agent" }] },
];

/** Those of them that still wait for it. */
export const toBeConfirmed = { state: "received", pausedAt: null, AND: confirmedByLink };

/** What a request asks for, and for whom. */
export const askedFor = {
  emailKey: true,
  law: true,
  requestType: true,
  region: true,
  filedBy: true,
  receivedAt: true,
} as const;

interface AskedFor {
  emailKey: string;
  law: string;
  requestType: string;
  region: string | null;
  filedBy: string | null;
}

/** Requests with the same key ask for the same, for the same mailbox; one by an agent isn't the person's own. */
export const requestKey = ({ emailKey, law, requestType, region, filedBy }: AskedFor): string =>
  [mailboxOf(emailKey), law, requestType, region ?? "", filedBy ?? ""].join(" ");

/**
 * When the newest of the requests that ask for the same was received, also if it was confirmed since: it then stands for the others.
 * @param since only requests received from then on
 */
export async function findNewestRequests(since: Date): Promise<Map<string, Date>> {
  const where = {
    AND: confirmedByLink,
    state: { notIn: ["withdrawn", "denied"] },
    receivedAt: { gte: since },
  };
  const rows = await read((db) => db.privacyRequest.findMany({ where, select: askedFor }));
  const newest = new Map<string, Date>();
  for (const row of rows) {
    const key = requestKey(row);
    const known = newest.get(key);
    if (!known || known < row.receivedAt) newest.set(key, row.receivedAt);
  }
  return newest;
}

/** Whether the person has a link that still confirms the request, from us or because they asked for one. */
export async function hasValidLink(requestId: string, now: Date): Promise<boolean> {
  const where = { purpose: "privacy-confirm", subjectId: requestId, usedAt: null, expiresAt: { gte: now } };
  return (await read((db) => db.mailToken.count({ where }))) > 0;
}
