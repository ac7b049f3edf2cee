import "server-only";
import { subMinutes } from "date-fns";
import { renderMail } from "@/lib/email/render-mail";
import { accountConfirmation } from "@/lib/email/templates/account";
import { Refusal } from "@/lib/refusal";
import { read, type Transaction } from "../db";
import { enqueue } from "../outbox/enqueue";
import { lookUp } from "./find-verification";
import { newVerification } from "./new-verification";

/** Minutes between two links for one account, so that nobody's mailbox is filled through us. */
const pause = 5;

/**
 * Mails a new confirmation link of the same sign-up to whoever holds an old one. Quietly does nothing within minutes of
 * the last link.
 * @returns the work of one transaction
 * @throws Refusal 404 for an unknown link, 409 when the account needs no new one
 */
export async function resendVerification(token: string, now: Date) {
  const { state, account, signUp } = await read((db) => lookUp(db, token, now));
  if (!account) throw new Refusal(404, "This link opens nothing.");
  if (state !== "expired" || !signUp) throw new Refusal(409, "This account doesn't need a new link.");
  const link = newVerification();
  const letter = await renderMail(accountConfirmation(link.href, signUp.createdAt));

  return async (tx: Transaction) => {
    // A link that is held until its address may be mailed counts from then, and isn't out yet.
    const lately = { gt: subMinutes(now, pause), lte: now };
    const recent = { purpose: "account", subjectId: account.id, createdAt: lately };
    if ((await tx.mailToken.count({ where: recent })) > 0) return { success: true as const };
    await link.store(tx, account.id, signUp.id, now);
    const about = { recipient: account.email, topic: "account", subjectId: account.id };
    await enqueue(tx, { ...letter, ...about }, now);
    return { success: true as const };
  };
}
