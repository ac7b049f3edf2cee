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

/** What a request asks for, for whom and from where. */
export const askedFor = {
  emailKey: true,
  law: true,
  requestType: true,
  region: true,
  filedBy: true,
  clientHash: true,
  receivedAt: true,
} as const;

interface AskedFor {
  emailKey: string;
  law: string;
  requestType: string;
  region: string | null;
  filedBy: string | null;
  clientHash: string;
}

/**
 * Requests with the same key ask for the same, for the same mailbox, from the same network address: a stranger's don't stand for the
 * person's own, nor does an agent's.
 */
export const requestKey = ({ emailKey, law, requestType, region, filedBy, clientHash }: AskedFor): string =>
  [mailboxOf(emailKey), law, requestType, region ?? "", filedBy ?? "", clientHash].join(" ");

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

/**
 * When the person got the first email about a request, by its id: each contains a link to its page, which is kept as long as the request.
 * @param since only emails from then on
 */
export async function findFirstMails(since: Date): Promise<Map<string, Date>> {
  const where = { purpose: "privacy-follow", createdAt: { gte: since } };
  const rows = await read((db) =>
    db.mailToken.groupBy({ by: ["subjectId"], where, _min: { createdAt: true } }),
  );
  return new Map(
    rows.flatMap(({ subjectId, _min }) => (_min.createdAt ? [[subjectId, _min.createdAt]] : [])),
  );
}
