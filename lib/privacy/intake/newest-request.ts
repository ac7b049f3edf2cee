import "server-only";
import { mailboxOf } from "@/lib/mail/mailbox";
import { read } from "@/lib/platform/database";
import type { PrivacyRequest } from "@/lib/platform/database/generated/client";
import { confirmedByLink } from "@/lib/privacy/core/unconfirmed";

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

type AskedFor = Omit<Pick<PrivacyRequest, keyof typeof askedFor>, "receivedAt">;

/** What is asked for, for one mailbox. */
const kindOf = ({ emailKey, law, requestType }: AskedFor): string =>
  [mailboxOf(emailKey), law, requestType].join(" ");

/**
 * Requests with the same key ask for the same, for the same mailbox, from the same network address on one day (its hash changes daily).
 * So a request of a stranger or an agent never replaces one of the person.
 */
export const requestKey = (row: AskedFor): string =>
  [kindOf(row), row.region ?? "", row.filedBy ?? "", row.clientHash].join(" ");

/** Which of a mailbox's waiting requests of one kind get a link, as strangers may file from many addresses: the oldest and the newest. */
const chosenOf = (newestFirst: readonly string[]): string[] => [
  ...newestFirst.slice(0, 2),
  ...newestFirst.slice(-1),
];

/**
 * Among requests that ask for the same, only the newest is considered, even if it was confirmed since.
 * @param since only requests received from then on
 * @returns when the newest was received, by key; and the keys whose newest gets a link if its receipt was held back
 */
export async function findNewestRequests(since: Date) {
  const where = {
    AND: confirmedByLink,
    state: { notIn: ["withdrawn", "denied"] },
    receivedAt: { gte: since },
  };
  const events = { where: { kind: "receipt-held" }, select: { id: true }, take: 1 };
  const rows = await read((db) =>
    db.privacyRequest.findMany({
      where,
      select: { ...askedFor, events },
      orderBy: { receivedAt: "desc" },
    }),
  );
  const newest = new Map<string, Date>();
  const heldKeys = new Map<string, string[]>();
  for (const row of rows) {
    const [key, kind] = [requestKey(row), kindOf(row)];
    if (newest.has(key)) continue;
    newest.set(key, row.receivedAt);
    if (row.events.length === 0) continue;
    const keys = heldKeys.get(kind);
    if (keys) keys.push(key);
    else heldKeys.set(kind, [key]);
  }
  return { newest, chosen: new Set([...heldKeys.values()].flatMap(chosenOf)) };
}

/** The ids of requests with a link that still confirms them, from us or because the person asked for one. */
export async function findLinked(now: Date): Promise<Set<string>> {
  const where = { purpose: "privacy-confirm", usedAt: null, expiresAt: { gte: now } };
  const rows = await read((db) => db.mailToken.findMany({ where, select: { subjectId: true } }));
  return new Set(rows.map(({ subjectId }) => subjectId));
}
