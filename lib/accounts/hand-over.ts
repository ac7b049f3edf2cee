import "server-only";
import { audit } from "@/lib/platform/audit";
import { type Context, requireRecentProof, requireRight } from "@/lib/platform/context";
import { type Reader, read, type Transaction } from "@/lib/platform/database";
import type { Account } from "@/lib/platform/database/generated/client";
import { HttpError } from "@/lib/platform/http-error";
import type { AccountRead, AccountRecord } from "@/lib/webhooks/events";

/** The documented fields, and no other columns. */
const recordOf = (account: Account): AccountRecord => ({
  id: account.id,
  email: account.email,
  firstName: account.firstName,
  lastName: account.lastName,
  companyName: account.companyName,
  passwordHash: account.passwordHash,
  termsAcceptedAt: account.termsAcceptedAt.toISOString(),
  createdAt: account.createdAt.toISOString(),
  verifiedAt: account.verifiedAt?.toISOString() ?? null,
});

/** The hash is deleted once the app has acknowledged it. */
const isAcknowledged = ({ passwordHash }: Account) => passwordHash === "";

/** Whether the app itself asks: nobody else gets the password's hash. */
const isApp = ({ actor }: Context) =>
  actor.kind === "staff" && actor.identity.kind === "token" && actor.role === "app";

/** @throws HttpError 404 also if the address was never confirmed, since the data may be a stranger's */
async function findConfirmedAccount(db: Reader | Transaction, id: string): Promise<Account> {
  const account = await db.account.findFirst({ where: { id, NOT: { verifiedAt: null } } });
  if (!account) throw new HttpError(404, "This account doesn’t exist.");
  return account;
}

/** The account for the app's endpoint; null if it is removed, unconfirmed or acknowledged. */
export async function findUndeliveredAccount(id: string): Promise<AccountRecord | null> {
  const account = await read((db) => db.account.findFirst({ where: { id, NOT: { verifiedAt: null } } }));
  return account && !isAcknowledged(account) ? recordOf(account) : null;
}

/** A confirmed account that the caller may read: the app may not once it acknowledged the account. */
async function findReadableAccount(db: Reader | Transaction, context: Context, id: string): Promise<Account> {
  const account = await findConfirmedAccount(db, id);
  if (isApp(context) && isAcknowledged(account))
    throw new HttpError(410, "This account has already been handed over and acknowledged.");
  return account;
}

/** Whether handOver would return the account, without a record. */
export async function checkHandOver(context: Context, { id }: { id: string }): Promise<void> {
  requireRight(context, "accounts:read");
  requireRecentProof(context);
  await read((db) => findReadableAccount(db, context, id));
}

/**
 * Returns an account with its hash to the app until it acknowledges it, and without the hash to an owner. Both are audited.
 */
export async function handOver(context: Context, { id }: { id: string }): Promise<AccountRead> {
  requireRight(context, "accounts:read");
  requireRecentProof(context);
  return context.transact(async (tx) => {
    const account = await findReadableAccount(tx, context, id);
    await audit(tx, context, { action: "account.read", subject: id });
    return { ...recordOf(account), ...(!isApp(context) && { passwordHash: null }) };
  });
}

/** The app's acknowledgment of an account: deletes the password's hash. A repetition changes nothing. */
export async function acknowledgeHandOver(
  context: Context,
  { id }: { id: string },
): Promise<{ success: true }> {
  requireRight(context, "accounts:read");
  return context.transact(async (tx) => {
    const account = await findConfirmedAccount(tx, id);
    if (!isApp(context))
      throw new HttpError(403, "Only a token with the role “app” can acknowledge an account.");
    if (isAcknowledged(account)) return { success: true as const };
    const { passwordHash } = account;
    const { count } = await tx.account.updateMany({
      where: { id, passwordHash },
      data: { passwordHash: "" },
    });
    // Somebody was faster: the app, which sent it twice, or an erasure.
    if (count === 0) await findConfirmedAccount(tx, id);
    else await audit(tx, context, { action: "account.acknowledged", subject: id });
    return { success: true as const };
  });
}
