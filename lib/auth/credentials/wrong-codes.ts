import "server-only";
import { codesBlockedEmail } from "@/lib/auth/people/mails";
import { enqueue } from "@/lib/mail/outbox";
import { renderMail } from "@/lib/mail/render-mail";
import { audit } from "@/lib/platform/audit";
import type { Context } from "@/lib/platform/context";
import { read, write } from "@/lib/platform/database";
import type { Person } from "@/lib/platform/database/generated/client";

/**
 * How many codes in a row may be wrong after a correct password; NIST SP 800-63B, section 3.2.2, allows 100. Only somebody with the
 * password can use them up, so strangers lock nobody out.
 */
const maxWrongCodes = 10;

/** The columns after a sign-in: wrong codes count from zero again. */
export const resetCodeCount = { codesTried: 0, codesEndedAt: null };

/**
 * Counts a code before it is checked, so that simultaneous attempts can't exceed the limit.
 * @returns false if it must not be checked, because too many were wrong
 */
export async function countCodeAttempt(personId: string): Promise<boolean> {
  const personWithTriesLeft = { id: personId, codesTried: { lt: maxWrongCodes } };
  const { count } = await write((tx) =>
    tx.person.updateMany({ where: personWithTriesLeft, data: { codesTried: { increment: 1 } } }),
  );
  return count > 0;
}

/** After the last allowed wrong code: refuses codes from now on, and notifies the person once. */
export async function recordWrongCode(context: Context, { id, email }: Person): Promise<void> {
  const spent = { id, codesTried: { gte: maxWrongCodes }, codesEndedAt: null };
  if ((await read((db) => db.person.count({ where: spent }))) === 0) return;
  const mail = await renderMail(codesBlockedEmail(maxWrongCodes));
  await context.transact(async (tx) => {
    const { count } = await tx.person.updateMany({ where: spent, data: { codesEndedAt: context.now } });
    if (count === 0) return {};
    const about = { recipient: email, topic: "staff-notice-codes", subjectId: id };
    await enqueue(tx, { ...mail, ...about }, context.now);
    await audit(tx, context, { action: "codes.ended", subject: id });
    return {};
  });
}
