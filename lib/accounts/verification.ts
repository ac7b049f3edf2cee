import "server-only";
import { addHours, subMinutes } from "date-fns";
import { enqueue } from "@/lib/mail/outbox";
import { renderMail } from "@/lib/mail/render-mail";
import type { Context } from "@/lib/platform/context";
import { lock, type Reader, read, type Transaction } from "@/lib/platform/database";
import type { Account, SignUp } from "@/lib/platform/database/generated/client";
import { HttpError } from "@/lib/platform/http-error";
import { hashToken, newMailToken } from "@/lib/platform/secrets";
import { site } from "@/lib/site/brand";
import { figures } from "@/lib/site/figures";
import { type Language, pathIn, storedLanguage } from "@/lib/site/language";
import { accountPaths } from "@/lib/site/paths";
import { publish } from "@/lib/webhooks/publish";
import { confirmationEmail } from "./mails";
import { accountWords } from "./words";
import type { AccountWords } from "./words/en";

/** One at a time signs up with an address, confirms it, or mails it another link. */
export const lockAccount = (tx: Transaction, email: string) => lock(tx, `account ${email}`);

const refused = (status: number, pick: (words: AccountWords["refusals"]) => string) =>
  new HttpError(status, (language) => pick(accountWords[language].refusals));

/** What a confirmation link of an account still does. */
export type VerificationState = "open" | "confirmed" | "expired" | "unknown";

/**
 * @param link the stored half of the link, null when there is none
 * @param account whom it confirms, null when it is gone
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
 * A fresh confirmation link to the page in a language, and what makes it work in the transaction that also stores the mail it is in: for its hours
 * from when that mail may leave.
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
  /** What the link makes the account's; null once the address is confirmed. */
  signUp: SignUp | null;
}

/** What a mailed confirmation link stands for, inside a transaction or outside. */
async function findByToken(db: Reader | Transaction, token: string, now: Date): Promise<Verification> {
  const row = await db.mailToken.findUnique({ where: { tokenHash: hashToken(token) } });
  const link = row?.purpose === "account" ? row : null;
  const found = link && (await db.account.findUnique({ where: { id: link.subjectId } }));
  const signUp = await db.signUp.findUnique({ where: { id: link?.signUpId ?? "" } });
  const account = found?.verifiedAt || signUp?.accountId === found?.id ? found : null;
  return { state: verificationState(link, account, now), account, signUp };
}

/** Looking spends nothing: mail scanners follow links. */
export async function findVerification(token: string, now: Date): Promise<VerificationState> {
  return (await read((db) => findByToken(db, token, now))).state;
}

/** Minutes between two links for one account, so that nobody's mailbox is filled through us. */
const pause = 5;

/**
 * Mails a new confirmation link of the same sign-up to whoever holds an old one. Quietly does nothing within minutes of
 * the last link.
 * @throws HttpError 404 for an unknown link, 409 when the account needs no new one
 */
export async function resendVerification(context: Context, { token }: { token: string }) {
  const { now } = context;
  const { state, account, signUp } = await read((db) => findByToken(db, token, now));
  if (!account) throw refused(404, ({ noLink }) => noLink);
  if (state !== "expired" || !signUp) throw refused(409, ({ noNewLink }) => noNewLink);
  const language = storedLanguage(account.language);
  const link = newVerification(language);
  const letter = await renderMail(confirmationEmail(link.href, signUp.createdAt, language));

  return context.transact(async (tx) => {
    await lockAccount(tx, account.email);
    // A link that is held until its address may be mailed counts from then, and isn't out yet.
    const lately = { gt: subMinutes(now, pause), lte: now };
    const recent = { purpose: "account", subjectId: account.id, createdAt: lately };
    if ((await tx.mailToken.count({ where: recent })) > 0) return { success: true as const };
    await link.store(tx, account.id, signUp.id, now);
    const about = { recipient: account.email, topic: "account", subjectId: account.id };
    await enqueue(tx, { ...letter, ...about }, now);
    return { success: true as const };
  });
}

/**
 * Confirms an account's address with what was entered at the link's own sign-up, and spends the link.
 * @throws HttpError 404 for an unknown link, 410 for one that was used or is too old
 */
export function verifyAccount(context: Context, { token }: { token: string }) {
  const { now } = context;
  return context.transact(async (tx) => {
    const known = await findByToken(tx, token, now);
    if (known.account) await lockAccount(tx, known.account.email);
    const { state, account, signUp } = await findByToken(tx, token, now);
    if (!account) throw refused(404, ({ noLink }) => noLink);
    if (state === "confirmed") throw refused(410, ({ used }) => used);
    if (state === "expired" || !signUp) throw refused(410, ({ tooOld }) => tooOld);
    await tx.mailToken.update({ where: { tokenHash: hashToken(token) }, data: { usedAt: now } });
    // What waits to be mailed says that the address was never confirmed.
    await removeDelayedEmail(tx, account.id, now);
    const { id: _, accountId, createdAt: __, ...entered } = signUp;
    await tx.account.update({ where: { id: accountId }, data: { ...entered, verifiedAt: now } });
    await tx.signUp.deleteMany({ where: { accountId } });
    await publish(tx, context, { type: "account.verified", data: { id: accountId } });
    return { success: true as const };
  });
}

/**
 * Removes the mail of an account that waits until its address may get one, with the sign-up whose link is in it. Both
 * count from when that time comes, which nothing else in them does.
 */
export async function removeDelayedEmail(tx: Transaction, accountId: string, now: Date): Promise<void> {
  const held = { subjectId: accountId, createdAt: { gt: now } };
  await tx.outboxMail.deleteMany({ where: { ...held, topic: "account", state: "pending" } });
  const links = { ...held, purpose: "account" };
  const found = await tx.mailToken.findMany({ where: links, select: { signUpId: true } });
  await tx.signUp.deleteMany({ where: { id: { in: found.flatMap(({ signUpId }) => signUpId ?? []) } } });
  await tx.mailToken.deleteMany({ where: links });
}
