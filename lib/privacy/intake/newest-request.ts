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

/** What is asked for, for one mailbox. */
const kindOf = ({ emailKey, law, requestType }: AskedFor): string =>
  [mailboxOf(emailKey), law, requestType].join(" ");

/**
 * Requests with the same key ask for the same, for the same mailbox, from the same network address on one day (its hash changes daily): a
 * stranger's don't stand for the person's own, nor does an agent's.
 */
export const requestKey = (row: AskedFor): string =>
  [kindOf(row), row.region ?? "", row.filedBy ?? "", row.clientHash].join(" ");

/** How many of a mailbox's held requests of one kind get a link: strangers may file them from many addresses. */
const mostOfKind = 3;

/**
 * When the newest of the requests that ask for the same was received, also if it was confirmed since: it then stands for the others. Only
 * the latest of each kind; the others get no link.
 * @param since only requests received from then on
 */
export async function findNewestRequests(since: Date): Promise<Map<string, Date>> {
  const where = {
    AND: confirmedByLink,
    state: { notIn: ["withdrawn", "denied"] },
    receivedAt: { gte: since },
  };
  const rows = await read((db) =>
    db.privacyRequest.findMany({ where, select: askedFor, orderBy: { receivedAt: "desc" } }),
  );
  const newest = new Map<string, Date>();
  const counts = new Map<string, number>();
  for (const row of rows) {
    const [key, kind] = [requestKey(row), kindOf(row)];
    const count = counts.get(kind) ?? 0;
    if (newest.has(key) || count === mostOfKind) continue;
    newest.set(key, row.receivedAt);
    counts.set(kind, count + 1);
  }
  return newest;
}

/** The ids of requests with a link that still confirms them, from us or because the person asked for one. */
export async function findLinked(now: Date): Promise<Set<string>> {
  const where = { purpose: "privacy-confirm", usedAt: null, expiresAt: { gte: now } };
  const rows = await read((db) => db.mailToken.findMany({ where, select: { subjectId: true } }));
  return new Set(rows.map(({ subjectId }) => subjectId));
}
