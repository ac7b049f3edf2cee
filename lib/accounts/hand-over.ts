import "server-only";
import { audit } from "@/lib/platform/audit";
import { type Context, requireRight } from "@/lib/platform/context";
import { read, type Transaction } from "@/lib/platform/database";
import type { Account } from "@/lib/platform/database/generated/client";
import { Refusal } from "@/lib/platform/refusal";
import type { AccountRecord } from "@/lib/webhooks/events";

const recordOf = ({ termsAcceptedAt, createdAt, verifiedAt, ...account }: Account): AccountRecord => ({
  ...account,
  termsAcceptedAt: termsAcceptedAt.toISOString(),
  createdAt: createdAt.toISOString(),
  verifiedAt: verifiedAt?.toISOString() ?? null,
});

/** An account as it is handed to the app; null when there is none, or its address was never confirmed. */
export async function handedOver(id: string): Promise<AccountRecord | null> {
  const account = await read((db) => db.account.findFirst({ where: { id, NOT: { verifiedAt: null } } }));
  return account && recordOf(account);
}

/**
 * Hands an account to whoever missed its event, and records that.
 * @throws Refusal 404 also for one whose address was never confirmed: what was entered may be a stranger's
 */
export async function handOver(context: Context, { id }: { id: string }): Promise<AccountRecord> {
  requireRight(context, "accounts:read");
  return context.transact(async (tx: Transaction) => {
    const account = await tx.account.findFirst({ where: { id, NOT: { verifiedAt: null } } });
    if (!account) throw new Refusal(404, "There is no such account.");
    await audit(tx, context, { action: "account.read", subject: id });
    return recordOf(account);
  });
}
