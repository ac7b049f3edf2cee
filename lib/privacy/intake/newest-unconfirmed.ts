import "server-only";
import { mailboxOf } from "@/lib/mail/mailbox";
import { read } from "@/lib/platform/database";
import { kindsWhere } from "@/lib/privacy/laws";

/** Requests that wait for the person's confirmation. Representatives prove their authority to staff instead. */
export const toBeConfirmed = {
  state: "received",
  pausedAt: null,
  AND: [
    { OR: kindsWhere(({ verification }) => verification !== null) },
    { OR: [{ filedBy: null }, { filedBy: "agent" }] },
  ],
};

/** Requests with the same key ask for the same, for the same mailbox. */
export const requestKey = (row: { emailKey: string; law: string; requestType: string }): string =>
  [mailboxOf(row.emailKey), row.law, row.requestType].join(" ");

/** When the newest of the requests that ask for the same was received. */
export async function newestUnconfirmed(): Promise<Map<string, Date>> {
  const by = ["emailKey", "law", "requestType"] as const;
  const rows = await read((db) =>
    db.privacyRequest.groupBy({ by: [...by], where: toBeConfirmed, _max: { receivedAt: true } }),
  );
  const newest = new Map<string, Date>();
  for (const { _max, ...row } of rows) {
    const key = requestKey(row);
    const known = newest.get(key);
    if (_max.receivedAt && (!known || known < _max.receivedAt)) newest.set(key, _max.receivedAt);
  }
  return newest;
}
