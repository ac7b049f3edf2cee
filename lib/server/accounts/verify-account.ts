import "server-only";
import { Refusal } from "@/lib/refusal";
import type { Transaction } from "../db";
import { hashToken } from "../tokens/mail-token";
import { dropHeld } from "./drop-held";
import { lookUp } from "./find-verification";

/**
 * Confirms an account's address with what was entered at the link's own sign-up, and spends the link.
 * @returns the work of one transaction
 * @throws Refusal 404 for an unknown link, 410 for one that was used or is too old
 */
export function verifyAccount(token: string, now: Date) {
  return async (tx: Transaction) => {
    const { state, account, signUp } = await lookUp(tx, token, now);
    if (!account) throw new Refusal(404, "This link opens nothing.");
    if (state === "confirmed")
      throw new Refusal(410, "This link was used already. The address is confirmed.");
    if (state === "expired" || !signUp) throw new Refusal(410, "This link is too old. Ask for a new one.");
    await tx.mailToken.update({ where: { tokenHash: hashToken(token) }, data: { usedAt: now } });
    // What waits to be mailed says that the address was never confirmed.
    await dropHeld(tx, account.id, now);
    const { id: _, accountId, createdAt: __, ...entered } = signUp;
    await tx.account.update({ where: { id: accountId }, data: { ...entered, verifiedAt: now } });
    await tx.signUp.deleteMany({ where: { accountId } });
    return { success: true as const };
  };
}
