import "server-only";
import { subDays } from "date-fns";
import { read, type Transaction, write } from "@/lib/platform/database";
import { lockCase } from "@/lib/privacy/core/case-version";
import { isOptOutActive } from "@/lib/privacy/erasure/active-opt-outs";
import {
  anonymizeRequest,
  isAnonymous,
  removePersonalText,
  whereNotAnonymized,
} from "@/lib/privacy/erasure/anonymize";
import { eraseAgain, reasonToKeep } from "@/lib/privacy/erasure/erase-subject";
import { erasuresSince, readingKeys, subjectHash } from "@/lib/privacy/erasure/ledger";
import { figures } from "@/lib/site/figures";
import { cutoff } from "./periods";

/**
 * Removes the address from closed requests of erased people after their answers were available. An active opt-out or
 * limit keeps it, and loses everything else.
 * @returns the number of changed requests
 */
export async function settleErasedRequests(now: Date): Promise<number> {
  const closedAt = { lt: cutoff("addresses of erased people", now) };
  const rows = await read((db) =>
    db.privacyRequest.findMany({ where: { erasedAt: { not: null }, closedAt } }),
  );
  let settled = 0;
  for (const { id } of rows.filter(({ emailKey }) => !isAnonymous(emailKey))) {
    settled += await write(async (tx) => {
      await lockCase(tx, id);
      const row = await tx.privacyRequest.findUnique({ where: { id } });
      if (!row || isAnonymous(row.emailKey)) return 0;
      if (await isOptOutActive(tx, row.id)) return forgetWordsLeft(tx, row.id, now);
      if ((await reasonToKeep(tx, row)) !== null) return 0;
      await anonymizeRequest(tx, row, now);
      return 1;
    });
  }
  return settled;
}

async function forgetWordsLeft(tx: Transaction, id: string, now: Date): Promise<number> {
  const left = await tx.privacyRequest.count({ where: { id, ...whereNotAnonymized } });
  return left === 0 ? 0 : removePersonalText(tx, [id], now);
}

/** All addresses that this site stores, in lower case. */
async function heldAddresses(): Promise<string[]> {
  return read(async (db) => {
    const [messages, accounts, requests, agents, subscribers, subscriptionRequests] = await Promise.all([
      db.contactMessage.findMany({ select: { email: true }, distinct: ["email"] }),
      db.account.findMany({ select: { email: true } }),
      db.privacyRequest.findMany({ select: { emailKey: true }, distinct: ["emailKey"] }),
      db.privacyRequest.findMany({ select: { agentEmail: true }, distinct: ["agentEmail"] }),
      db.subscriber.findMany({ select: { emailKey: true } }),
      db.subscriptionRequest.findMany({ select: { emailKey: true }, distinct: ["emailKey"] }),
    ]);
    const all = [
      ...[...messages, ...accounts].map(({ email }) => email),
      ...[...requests, ...subscribers, ...subscriptionRequests].map(({ emailKey }) => emailKey),
      ...agents.flatMap(({ agentEmail }) => agentEmail ?? []),
    ];
    return [...new Set(all.map((address) => address.toLowerCase()))];
  });
}

/**
 * Repeats erasures on rows that are older than them: after a restore, everything that it brought back.
 * @returns the number of deleted rows
 */
export async function repeatErasures(now: Date): Promise<number> {
  const entries = await erasuresSince(subDays(now, figures.retention.disasterBackupDays));
  if (entries.length === 0) return 0;
  // The later of two counts, which may not be the one recorded last.
  const inOrder = entries.toSorted((one, other) => one.at.getTime() - other.at.getTime());
  const erasedAt = new Map(inOrder.map(({ subject, at }) => [subject, at]));
  const keys = readingKeys();
  let rows = 0;
  for (const address of await heldAddresses()) {
    // A line with the new key is the later one.
    const [at] = keys.flatMap((key) => erasedAt.get(subjectHash(address, key)) ?? []);
    if (at) rows += await eraseAgain(address, at);
  }
  return rows;
}
