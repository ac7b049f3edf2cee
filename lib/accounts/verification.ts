import "server-only";
import { addHours, subMinutes } from "date-fns";
import { mailboxOf } from "@/lib/mail/mailbox";
import { enqueue } from "@/lib/mail/outbox";
import { renderMail } from "@/lib/mail/render-mail";
import type { Context } from "@/lib/platform/context";
import { lock, type Reader, read, type Transaction } from "@/lib/platform/database";
import type { Account, SignUp } from "@/lib/platform/database/generated/client";
import { hashSecret, newMailToken } from "@/lib/platform/secrets";
import { site } from "@/lib/site/brand";
import { figures } from "@/lib/site/figures";
import { type Language, pathIn, storedLanguage } from "@/lib/site/language";
import { accountPaths } from "@/lib/site/paths";
import { publish } from "@/lib/webhooks/publish";
import { confirmationEmail } from "./mails";
import { proveSignUp, type SignUpProof } from "./prove-sign-up";
import { refused } from "./refusals";

/** Locks an account: one transaction at a time signs up, confirms, or emails another link. */
export const lockAccount = (tx: Transaction, email: string) => lock(tx, `account ${email}`);

/** The state of a confirmation link. */
export type VerificationState = "open" | "confirmed" | "expired" | "unknown";

/**
 * @param link the stored link, null if unknown
 * @param account the account, null if it was removed
 */
function verificationState(
  link: { expiresAt: Date; usedAt: Date | null } | null,
  account: { verifiedAt: Date | null } | null,
  now: Date,
): VerificationState {
  if (!link || !account) return "unknown";
  if (account.verifiedAt || link.usedAt) return "confirmed";
  return link.expiresAt <= now ? "expired" : "open";
}

/**
 * A new confirmation link, and a function that stores it in the transaction of its email. Its lifetime begins when the email may be sent.
 */
export function newVerification(language: Language) {
  const { token, tokenHash } = newMailToken();
  return {
    href: `${site.url}${pathIn(language, accountPaths.verify(token))}`,
    store: (tx: Transaction, accountId: string, signUpId: string, from: Date) => {
      const times = { createdAt: from, expiresAt: addHours(from, figures.verificationHours) };
      const data = { tokenHash, purpose: "account", subjectId: accountId, signUpId, ...times };
      return tx.mailToken.create({ data });
    },
  };
}

interface Verification {
  state: VerificationState;
  account: Account | null;
  /** The sign-up that the link confirms; null once the address is confirmed. */
  signUp: SignUp | null;
}

/** Looks up a confirmation link. */
async function findByToken(db: Reader | Transaction, token: string, now: Date): Promise<Verification> {
  const row = await db.mailToken.findUnique({ where: { tokenHash: hashSecret(token) } });
  const link = row?.purpose === "account" ? row : null;
  const linkedAccount = link && (await db.account.findUnique({ where: { id: link.subjectId } }));
  const signUp = await db.signUp.findUnique({ where: { id: link?.signUpId ?? "" } });
  const account = linkedAccount?.verifiedAt || signUp?.accountId === linkedAccount?.id ? linkedAccount : null;
  return { state: verificationState(link, account, now), account, signUp };
}

/** Reading doesn't use up the link, since email scanners follow links. */
export async function findVerification(token: string, now: Date): Promise<VerificationState> {
  return (await read((db) => findByToken(db, token, now))).state;
}

/** Minutes between two links for one account, so that mailboxes can't be flooded. */
const pause = 5;

/** The account and the sign-up of an expired link that may be replaced. */
function unconfirmed({ state, account, signUp }: Awaited<ReturnType<typeof findByToken>>) {
  if (!account) throw refused(404, ({ noLink }) => noLink);
  if (state !== "expired" || !signUp) throw refused(409, ({ noNewLink }) => noNewLink);
  return { account, signUp };
}

/**
 * Emails a new confirmation link to the holder of an old one. Does nothing, without an error, shortly after the last.
 */
export async function resendVerification(context: Context, { token }: { token: string }) {
  const { now } = context;
  const { account, signUp } = unconfirmed(await read((db) => findByToken(db, token, now)));
  const language = storedLanguage(account.language);
  const link = newVerification(language);
  const email = await renderMail(confirmationEmail(link.href, signUp.createdAt, language));

  return context.transact(async (tx) => {
    await lockAccount(tx, account.email);
    // The lifetime of a link in a delayed email begins when that may be sent.
    const sinceLastLink = { gt: subMinutes(now, pause), lte: now };
    const recent = { purpose: "account", subjectId: account.id, createdAt: sinceLastLink };
    if ((await tx.mailToken.count({ where: recent })) > 0) return { success: true as const };
    // The address may have been confirmed or erased since.
    unconfirmed(await findByToken(tx, token, now));
    await link.store(tx, account.id, signUp.id, now);
    const about = { recipient: account.email, topic: "account", subjectId: account.id };
    await enqueue(tx, { ...email, ...about }, now);
    return { success: true as const };
  });
}

/** Confirms an account's address with the data of the link's sign-up, for whoever signed up, and uses up the link. */
export async function verifyAccount(context: Context, { token, ...proof }: { token: string } & SignUpProof) {
  const { now } = context;
  const first = await read((db) => findByToken(db, token, now));
  if (first.state === "open" && first.signUp) await proveSignUp(context, first.signUp, proof);
  return context.transact(async (tx) => {
    if (first.account) await lockAccount(tx, first.account.email);
    const { state, account, signUp } = await findByToken(tx, token, now);
    if (!account) throw refused(404, ({ noLink }) => noLink);
    if (state === "confirmed") throw refused(410, ({ used }) => used);
    if (state === "expired" || !signUp) throw refused(410, ({ tooOld }) => tooOld);
    if (signUp.id !== first.signUp?.id || first.state !== "open") throw refused(404, ({ noLink }) => noLink);
    await tx.mailToken.update({ where: { tokenHash: hashSecret(token) }, data: { usedAt: now } });
    // Delayed emails say that the address was never confirmed.
    await removeDelayedEmails(tx, [account.id], now);
    const { id: _, accountId, createdAt: __, ...entered } = signUp;
    await tx.account.update({ where: { id: accountId }, data: { ...entered, verifiedAt: now } });
    await tx.signUp.deleteMany({ where: { accountId } });
    await publish(tx, context, { type: "account.verified", data: { id: accountId } });
    return { success: true as const };
  });
}

/** Removes the delayed emails of accounts, with the sign-ups of their links. Their times are in the future. */
async function removeDelayedEmails(tx: Transaction, accountIds: readonly string[], now: Date): Promise<void> {
  const delayedRows = { subjectId: { in: [...accountIds] }, createdAt: { gt: now } };
  await tx.outboxMail.deleteMany({ where: { ...delayedRows, topic: "account", state: "pending" } });
  const links = { ...delayedRows, purpose: "account" };
  const tokens = await tx.mailToken.findMany({ where: links, select: { signUpId: true } });
  await tx.signUp.deleteMany({ where: { id: { in: tokens.flatMap(({ signUpId }) => signUpId ?? []) } } });
  await tx.mailToken.deleteMany({ where: links });
}

/** Removes the delayed emails of all accounts whose address is another spelling of the same mailbox. */
export async function removeDelayedEmailsTo(tx: Transaction, address: string, now: Date): Promise<void> {
  const delayed = { topic: "account", recipientKey: mailboxOf(address), createdAt: { gt: now } };
  const mails = await tx.outboxMail.findMany({ where: delayed, select: { subjectId: true } });
  await removeDelayedEmails(
    tx,
    mails.flatMap(({ subjectId }) => subjectId ?? []),
    now,
  );
}
