import "server-only";
import { subMinutes } from "date-fns";
import { canEmailNow, enqueue } from "@/lib/mail/outbox";
import { renderMail } from "@/lib/mail/render-mail";
import type { Context } from "@/lib/platform/context";
import { read } from "@/lib/platform/database";
import { accountExistsEmail, confirmationEmail } from "./mails";
import type { pendingOf } from "./pending-sign-up";
import { refused } from "./refusals";
import { lockAccount, newVerification } from "./verification";

/** Minutes between two such emails. */
const pause = 1;

/**
 * Sends the email of a sign-up again: a new link, or that the address has an account. The answer is the same for both, and if the
 * address got too many emails.
 * @param pending from the browser's cookie
 */
export async function resendSignUp(context: Context, pending: ReturnType<typeof pendingOf>) {
  if (!pending) throw refused(410, ({ noSignUp }) => noSignUp);
  const { now, language } = context;
  const { email: recipient } = pending;
  const email = recipient.toLowerCase();
  const link = newVerification(language);
  const made = await read((db) => db.signUp.findUnique({ where: { id: pending.signUp } }));
  const [confirmation, exists] = await Promise.all([
    renderMail(confirmationEmail(link.href, made?.createdAt ?? now, language)),
    renderMail(accountExistsEmail(language)),
  ]);

  return context.transact(async (tx) => {
    await lockAccount(tx, email);
    const done = { success: true as const };
    const account = await tx.account.findUnique({ where: { email } });
    const signUp =
      account && (await tx.signUp.findFirst({ where: { id: pending.signUp, accountId: account.id } }));
    if (!account || (!account.verifiedAt && !signUp)) return done;
    const about = { topic: "account", subjectId: account.id } as const;
    const recent = { ...about, createdAt: { gt: subMinutes(now, pause) } };
    if (!(await canEmailNow(tx, "account", recipient, now))) return done;
    if ((await tx.outboxMail.count({ where: recent })) > 0) return done;
    if (signUp && !account.verifiedAt) await link.store(tx, account.id, signUp.id, now);
    await enqueue(tx, { ...(account.verifiedAt ? exists : confirmation), recipient, ...about }, now);
    return done;
  });
}
