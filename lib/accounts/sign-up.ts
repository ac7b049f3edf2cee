import "server-only";
import { randomUUID } from "node:crypto";
import { addMinutes } from "date-fns";
import { earliestSendTime, enqueue, lockLimits } from "@/lib/mail/outbox";
import { renderMail } from "@/lib/mail/render-mail";
import type { Context } from "@/lib/platform/context";
import type { Transaction } from "@/lib/platform/database";
import { hashPassword } from "@/lib/platform/hash-password";
import { fieldError } from "@/lib/platform/http-error";
import { passwordWeakness } from "@/lib/platform/weak-password";
import type { Language } from "@/lib/site/language";
import { accountExistsEmail, confirmationEmail, repeatedSignUpEmail } from "./mails";
import type { Registration } from "./schema";
import { lockAccount, newVerification, removeDelayedEmailsTo } from "./verification";
import { accountWords } from "./words";

async function rejectWeakPassword(password: string, email: string): Promise<void> {
  const weakness = await passwordWeakness(password, email);
  if (!weakness) return;
  throw fieldError("password", (language: Language) => accountWords[language].form[weakness]);
}

/**
 * Creates an account, or emails the owner if the address has one. Both take the same time and have the same response. The data stays with
 * its emailed link until confirmed. Beyond the mailbox's limit only the newest email waits, so nobody is flooded.
 * @returns also the id of the sign-up, for the browser's cookie only
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
    await lockLimits(tx, "account", typedEmail);
    await removeDelayedEmailsTo(tx, typedEmail, now);
    const from = await earliestSendTime(tx, "account", typedEmail, now);
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

/** Minutes in which an equal sign-up counts as the same. After them, people repeat it because they got no email. */
const sameClick = 10;

/** Whether the earlier response is still true: an email about this sign-up is on its way. */
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
  // A newer sign-up may have replaced one whose email was delayed.
  return account !== null && (account.verifiedAt !== null || account.signUps.length > 0);
}
