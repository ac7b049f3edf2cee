import "server-only";
import { subDays } from "date-fns";
import { facts } from "@/lib/facts";
import { read, write } from "../db";
import { anonymiseRequest, isAnonymous, subjectHash } from "../privacy/anonymous";
import { eraseAgain, reasonToKeep } from "../privacy/erase-subject";
import { erasuresSince } from "../privacy/erasure-ledger";

/** Takes the address off the closed requests of erased people, once their answers have been there to read. */
export async function settleErasedRequests(now: Date): Promise<number> {
  const closedAt = { lt: subDays(now, facts.privacy.erasedCaseDays) };
  const rows = await read((db) =>
    db.privacyRequest.findMany({ where: { erasedAt: { not: null }, closedAt } }),
  );
  let settled = 0;
  for (const row of rows.filter(({ emailKey }) => !isAnonymous(emailKey))) {
    settled += await write(async (tx) => {
      if ((await reasonToKeep(tx, row)) !== null) return 0;
      await anonymiseRequest(tx, row, now);
      return 1;
    });
  }
  return settled;
}

/** Every address this site holds, in lower case. */
async function heldAddresses(): Promise<string[]> {
  return read(async (db) => {
    const [messages, accounts, requests] = await Promise.all([
      db.contactMessage.findMany({ select: { email: true }, distinct: ["email"] }),
      db.account.findMany({ select: { email: true } }),
      db.privacyRequest.findMany({ select: { emailKey: true }, distinct: ["emailKey"] }),
    ]);
    const all = [...messages, ...accounts].map(({ email }) => email.toLowerCase());
    return [...new Set([...all, ...requests.map(({ emailKey }) => emailKey)])];
  });
}

/**
 * Repeats erasures on what is older than they are: after a backup was restored, that is everything it brought back.
 * @returns how many rows went
 */
export async function repeatErasures(now: Date): Promise<number> {
  const entries = await erasuresSince(subDays(now, facts.retention.disasterBackupDays));
  if (entries.length === 0) return 0;
  const erasedAt = new Map(entries.map(({ subject, at }) => [subject, at]));
  let rows = 0;
  for (const address of await heldAddresses()) {
    const at = erasedAt.get(subjectHash(address));
    if (at) rows += await eraseAgain(address, at);
  }
  return rows;
}
