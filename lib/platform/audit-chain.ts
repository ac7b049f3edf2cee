import "server-only";
import { createHash, createHmac } from "node:crypto";
import { lock, type Reader, type Transaction } from "./database";
import type { AuditEntry, Prisma } from "./database/generated/client";
import { deriveKey } from "./signed";

/**
 * The audit as a chain: an entry's hash covers its content and the hash of the entry before, and is sealed (HMAC with a
 * key derived from SESSION_SECRET). Whoever changes the database by hand can compute hashes, but no seals. A seal covers
 * every entry before it, too, so that after a change of SESSION_SECRET the next entry seals the whole chain anew.
 */

/** The content of an entry, without the columns of the chain. */
export type AuditContent = Pick<
  AuditEntry,
  "at" | "actor" | "personId" | "personName" | "tokenName" | "action" | "subject" | "requestId"
> & { before: unknown; after: unknown };

/** The previous hash of the first entry. */
const firstPreviousHash = "";

/** JSON with sorted members, since a database may return them in another order. */
function sortMembers(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortMembers);
  if (typeof value !== "object" || value === null) return value;
  const members = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(members.map(([name, member]) => [name, sortMembers(member)]));
}

/** A value as it will be read back from a JSON column. */
const stored = (value: unknown): unknown =>
  value === undefined || value === null ? null : sortMembers(JSON.parse(JSON.stringify(value)));

function hashEntry(previousHash: string, entry: AuditContent): string {
  const { at, actor, personId, personName, tokenName, action, subject, requestId } = entry;
  const who = [actor, personId, personName, tokenName];
  const what = [action, subject, stored(entry.before), stored(entry.after), requestId];
  const text = JSON.stringify([previousHash, at.toISOString(), ...who, ...what]);
  return createHash("sha256").update(text).digest("base64url");
}

/** The current key: its name, which reveals nothing about it, and the functions that compute seals (HMAC-SHA-256). */
function currentSealKey() {
  const key = deriveKey("audit", "");
  const seal = (text: string) => createHmac("sha256", key).update(text).digest("base64url");
  return {
    name: keyName(),
    seal,
    // The purpose is part of the sealed text, so that the seal of an entry can't pass as that of a head.
    sealHead: (entryId: number, hash: string) => seal(`head ${entryId} ${hash}`),
  };
}

const keyName = () => deriveKey("name of the audit's key", "").toString("base64url").slice(0, 8);

const headId = "newest";
const batch = 1000;

/** Reads all entries in batches, the oldest first. */
async function* readEntries(db: Reader | Transaction): AsyncGenerator<AuditEntry> {
  for (let after = 0; ; ) {
    const rows = await db.auditEntry.findMany({
      where: { id: { gt: after } },
      orderBy: { id: "asc" },
      take: batch,
    });
    yield* rows;
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
  }
}

/** The hash of the newest entry. It covers entries from before the chain existed, too. */
async function newestHash(tx: Transaction): Promise<string> {
  const newest = await tx.auditEntry.findFirst({ orderBy: { id: "desc" }, select: { hash: true } });
  if (newest?.hash) return newest.hash;
  let hash = firstPreviousHash;
  for await (const entry of readEntries(tx)) hash = entry.hash ?? hashEntry(hash, entry);
  return hash;
}

/** Locks the audit until the end of the transaction, so that nobody else adds an entry. */
export const lockAudit = (tx: Transaction): Promise<void> => lock(tx, "audit");

/** Appends an entry. Appends are serialized, on any number of machines. */
export async function appendEntry(tx: Transaction, entry: AuditContent): Promise<void> {
  await lockAudit(tx);
  const previousHash = await newestHash(tx);
  const hash = hashEntry(previousHash, entry);
  const { name: sealKey, seal, sealHead } = currentSealKey();
  const json = (value: unknown) => (value === null ? undefined : (value as Prisma.InputJsonObject));
  const { id } = await tx.auditEntry.create({
    data: {
      ...entry,
      before: json(entry.before),
      after: json(entry.after),
      previousHash,
      hash,
      seal: seal(hash),
      sealKey,
    },
    select: { id: true },
  });
  const head = { entryId: id, seal: sealHead(id, hash), sealKey };
  await tx.auditHead.upsert({ where: { id: headId }, create: { id: headId, ...head }, update: head });
}

type ChainProblem =
  /** The entry was changed. */
  | "changed"
  /** The entry doesn't follow the one before it: one was removed, inserted or changed there. */
  | "broken-link"
  /** The entry was inserted by hand. */
  | "inserted"
  /** The entries after it were removed. */
  | "removed-after";

interface AuditBreak {
  /** The id of the entry with the problem. If the newest entries were removed, the last remaining one, or 0. */
  entry: number;
  problem: ChainProblem;
}

export interface AuditCheck {
  entries: number;
  /** The first breaks, the oldest first. */
  breaks: AuditBreak[];
  /** How many of the newest entries are sealed only with an earlier SESSION_SECRET, so that only hashes protect them. */
  unsealed: number;
}

const maxBreaks = 20;

/** How an entry disagrees with the hash of those before it; null if it is intact. */
function findProblem(
  entry: AuditEntry,
  previous: string,
  isChained: boolean,
  key: ReturnType<typeof currentSealKey>,
): ChainProblem | null {
  const { hash, previousHash } = entry;
  if (hash === null) return isChained ? "inserted" : null;
  if (hashEntry(previousHash ?? firstPreviousHash, entry) !== hash) return "changed";
  if (entry.sealKey === key.name && entry.seal !== key.seal(hash)) return "changed";
  return previousHash === previous ? null : "broken-link";
}

/**
 * Verifies the whole audit.
 * @throws DatabaseUnavailable
 */
export async function checkChain(db: Reader): Promise<AuditCheck> {
  // Read first, since entries that are added meanwhile come after it.
  const head = await db.auditHead.findUnique({ where: { id: headId } });
  const key = currentSealKey();
  const isCurrentKey = head?.sealKey === key.name;
  const breaks: AuditBreak[] = [];
  let [previous, hashAtHead] = [firstPreviousHash, firstPreviousHash];
  let [entries, unsealed, newest] = [0, 0, 0];
  let isChained = false;
  for await (const entry of readEntries(db)) {
    const isAfterHead = isCurrentKey && entry.id > head.entryId && entry.sealKey !== key.name;
    const problem = findProblem(entry, previous, isChained, key) ?? (isAfterHead ? "inserted" : null);
    if (problem) breaks.push({ entry: entry.id, problem });
    entries += 1;
    isChained ||= entry.hash !== null;
    previous = entry.hash ?? hashEntry(previous, entry);
    newest = entry.id;
    if (entry.id === head?.entryId) hashAtHead = previous;
    unsealed = entry.sealKey === key.name ? 0 : unsealed + 1;
  }
  const isComplete = head ? hashAtHead !== firstPreviousHash : !isChained;
  const isForged = isCurrentKey && head.seal !== key.sealHead(head.entryId, hashAtHead);
  if (!isComplete || isForged) breaks.push({ entry: newest, problem: "removed-after" });
  return { entries, breaks: breaks.slice(0, maxBreaks), unsealed };
}

/** The key that sealed the newest entry; undefined if there is none, null if it is older than the chain. */
async function newestKey(tx: Reader | Transaction): Promise<string | null | undefined> {
  const newest = await tx.auditEntry.findFirst({ orderBy: { id: "desc" }, select: { sealKey: true } });
  return newest?.sealKey;
}

/** Whether the newest entry lacks a seal of the current key: it is older than the chain, or SESSION_SECRET changed. */
export async function needsSeal(tx: Reader | Transaction): Promise<boolean> {
  const key = await newestKey(tx);
  return key !== undefined && key !== keyName();
}

/** Whether SESSION_SECRET changed since the newest entry was sealed; "back" if it has a value again that sealed entries before. */
export async function secretChange(tx: Reader): Promise<"new" | "back" | null> {
  const sealKey = keyName();
  if (((await newestKey(tx)) ?? sealKey) === sealKey) return null;
  const earlier = await tx.auditEntry.findFirst({ where: { sealKey }, select: { id: true } });
  return earlier ? "back" : "new";
}
