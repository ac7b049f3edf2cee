import "server-only";
import { randomUUID } from "node:crypto";
import { addMinutes } from "date-fns";
import { enqueue, mayMailFrom } from "@/lib/mail/outbox";
import { renderMail } from "@/lib/mail/render-mail";
import type { Context } from "@/lib/platform/context";
import type { Transaction } from "@/lib/platform/database";
import { hashPassword } from "@/lib/platform/hash-password";
import { HttpError } from "@/lib/platform/http-error";
import { passwordWeakness } from "@/lib/platform/weak-password";
import type { Language } from "@/lib/site/language";
import { accountExistsEmail, confirmationEmail, repeatedSignUpEmail } from "./mails";
import type { Registration } from "./schema";
import { lockAccount, newVerification, removeDelayedEmail } from "./verification";
import { accountWords } from "./words";

async function rejectWeakPassword(password: string, email: string): Promise<void> {
  const weakness = await passwordWeakness(password, email);
  if (!weakness) return;
  const sentence = (language: Language) => accountWords[language].form[weakness];
  throw new HttpError(422, sentence, { fields: { password: sentence } });
}

/**
 * Creates an account, or emails the owner of the address when it has one. Both take the same time and answer alike, so
 * that nobody learns who has an account. What was entered stays with its own emailed link until the address is confirmed.
 * Over the address's limit, only the newest email waits: strangers can neither flood an owner nor lock them out.
 * @returns also the id of the sign-up, which only the browser's own cookie receives
 * @throws HttpError 422 for a password that is among the first to be guessed; DatabaseUnavailable
 */
export async function register(context: Context, input: Registration) {
  const { now, language } = context;
  const { password, acceptTerms: _, email: typedEmail, ...names } = input;
  await rejectWeakPassword(password, typedEmail);
  const email = typedEmail.toLowerCase();
  const link = newVerification(language);
  const [passwordHash, confirmation, again, exists] = await Promise.all([
    hashPassword(password, "registration", context.requestId),
    renderMail(confirmationEmail(link.href, now, language)),
    renderMail(repeatedSignUpEmail(link.href, now, language)),
    renderMail(accountExistsEmail(language)),
  ]);
  const entered = { ...names, passwordHash, termsAcceptedAt: now, createdAt: now };

  return context.transact(async (tx) => {
    await lockAccount(tx, email);
    const existing = await tx.account.findUnique({
      where: { email },
      select: { id: true, verifiedAt: true },
    });
    const id = existing?.id ?? randomUUID();
    if (!existing) await tx.account.create({ data: { id, email, language, ...entered } });
    await removeDelayedEmail(tx, id, now);
    const from = await mayMailFrom(tx, "account", typedEmail, now);
    const signUp = randomUUID();
    if (!existing?.verifiedAt) {
      await tx.signUp.create({ data: { id: signUp, accountId: id, ...entered } });
      await link.store(tx, id, signUp, from);
    }
    const content = existing ? (existing.verifiedAt ? exists : again) : confirmation;
    await enqueue(tx, { ...content, recipient: typedEmail, topic: "account", subjectId: id }, from);
    return { success: true as const, signUp };
  });
}

/** Minutes in which the same sign-up is the same click. Whoever sends it again after them waits for a mail. */
const sameClick = 10;

/** Whether the answer to a sign-up still says what is: that a mail about this very sign-up is on its way. */
export async function isSignUpPending(
  tx: Transaction,
  email: string,
  { storedAt, now }: { storedAt: Date; now: Date },
): Promise<boolean> {
  if (now >= addMinutes(storedAt, sameClick)) return false;
  const account = await tx.account.findUnique({
    where: { email: email.toLowerCase() },
    select: { verifiedAt: true, signUps: { where: { createdAt: storedAt }, select: { id: true } } },
  });
  // A newer one may have taken the place of a sign-up that waited for its mail.
  return account !== null && (account.verifiedAt !== null || account.signUps.length > 0);
}
