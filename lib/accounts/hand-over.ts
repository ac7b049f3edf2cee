import "server-only";
import { audit } from "@/lib/platform/audit";
import { type Context, requireRecentProof, requireRight } from "@/lib/platform/context";
import { read, type Transaction } from "@/lib/platform/database";
import type { Account } from "@/lib/platform/database/generated/client";
import { HttpError } from "@/lib/platform/http-error";
import type { AccountRead, AccountRecord } from "@/lib/webhooks/events";

const recordOf = ({ termsAcceptedAt, createdAt, verifiedAt, ...account }: Account): AccountRecord => ({
  ...account,
  termsAcceptedAt: termsAcceptedAt.toISOString(),
  createdAt: createdAt.toISOString(),
  verifiedAt: verifiedAt?.toISOString() ?? null,
});

/** The hash is gone once the app has it. */
const isAcknowledged = ({ passwordHash }: Account) => passwordHash === "";

/** Whether the app itself asks: nobody else has a use for a password's hash. */
const isApp = ({ actor }: Context) =>
  actor.kind === "staff" && actor.identity.kind === "token" && actor.role === "app";

/** @throws HttpError 404 also for one whose address was never confirmed: what was entered may be a stranger's */
async function confirmed(tx: Transaction, id: string): Promise<Account> {
  const account = await tx.account.findFirst({ where: { id, NOT: { verifiedAt: null } } });
  if (!account) throw new HttpError(404, "This account doesn’t exist.");
  return account;
}

/** An account as the app's endpoint receives it; null when it is gone, was never confirmed, or the app has it. */
export async function accountForEvent(id: string): Promise<AccountRecord | null> {
  const account = await read((db) => db.account.findFirst({ where: { id, NOT: { verifiedAt: null } } }));
  return account && !isAcknowledged(account) ? recordOf(account) : null;
}

/**
 * Hands an account to the app until it acknowledges it, and shows it without its hash to an owner. Either is recorded.
 * @throws HttpError 403, 404, 410 for the app once it has it; ProofRequired
 */
export async function handOver(context: Context, { id }: { id: string }): Promise<AccountRead> {
  requireRight(context, "accounts:read");
  requireRecentProof(context);
  return context.transact(async (tx) => {
    const account = await confirmed(tx, id);
    if (isApp(context) && isAcknowledged(account))
      throw new HttpError(410, "This account has already been handed over and acknowledged.");
    await audit(tx, context, { action: "account.read", subject: id });
    return { ...recordOf(account), ...(!isApp(context) && { passwordHash: null }) };
  });
}

/**
 * Takes the app's word that it has an account, and deletes the password's hash here. Saying it again changes nothing.
 * @throws HttpError 403 for everybody else, 404
 */
export async function acknowledgeHandOver(
  context: Context,
  { id }: { id: string },
): Promise<{ success: true }> {
  requireRight(context, "accounts:read");
  return context.transact(async (tx) => {
    const account = await confirmed(tx, id);
    if (!isApp(context))
      throw new HttpError(403, "Only a token with the role “app” can acknowledge an account.");
    if (isAcknowledged(account)) return { success: true as const };
    await tx.account.update({ where: { id }, data: { passwordHash: "" } });
    await audit(tx, context, { action: "account.acknowledged", subject: id });
    return { success: true as const };
  });
}
