import "server-only";
import { type Assignment, findAssignee } from "@/lib/desk/assignee";
import { enqueue, resetAttempts } from "@/lib/mail/outbox";
import { renderMail } from "@/lib/mail/render-mail";
import { audit } from "@/lib/platform/audit";
import { type Context, requireRight } from "@/lib/platform/context";
import { type Reader, read, type Transaction } from "@/lib/platform/database";
import type { OutboxMail } from "@/lib/platform/database/generated/client";
import { HttpError } from "@/lib/platform/http-error";
import { site } from "@/lib/site/brand";
import { storedLanguage } from "@/lib/site/language";
import { publish } from "@/lib/webhooks/publish";
import { changeMessage, type MessageVersion } from "./events";
import { contactAnswerMail } from "./mails";
import { replyAddress } from "./replies";

/** Answers from the console. Apart from what a message itself sets off, which is limited for each mailbox. */
export const answerTopic = "contact-answer";

/** What the answer's mail refers to (RFC 5322 section 3.6.4): the receipt, then the answers before it. */
async function referencesOf(
  db: Reader,
  { id, email, receiptId }: { id: string; email: string; receiptId: string | null },
) {
  const answers = await db.contactEvent.findMany({
    where: { messageId: id, mailRef: { not: null } },
    orderBy: { id: "asc" },
    select: { mailRef: true },
  });
  const receipt =
    receiptId ??
    // A message from before receipts were noted has it as long as its mail is kept.
    (
      await db.outboxMail.findFirst({
        where: { topic: "contact", subjectId: id, recipient: email },
        select: { messageId: true },
      })
    )?.messageId;
  return [receipt, ...answers.map(({ mailRef }) => mailRef)].filter((ref): ref is string => Boolean(ref));
}

/** So many a header names, the first and the newest: it has a longest line. */
const mostReferences = 10;

/** A person wrote it, unlike what else leaves here (RFC 3834 section 5). */
function threadHeaders(references: string[]): Record<string, string> {
  const byHand = { "Auto-Submitted": "no" };
  const last = references.at(-1);
  if (!last) return byHand;
  const [first = last, ...rest] = references;
  const named = [first, ...rest.slice(1 - mostReferences)];
  return { ...byHand, "In-Reply-To": last, References: named.join(" ") };
}

/**
 * Answers a message by mail, and keeps the answer in its thread.
 * @throws HttpError 403, 404; 409 when somebody else did something since the version that was seen; DatabaseUnavailable
 */
export async function answerMessage(
  context: Context,
  { text, handled, ...seen }: MessageVersion & { text: string; handled: boolean },
): Promise<{ reference: string }> {
  requireRight(context, "messages:write");
  const { now } = context;
  const message = await read((db) => db.contactMessage.findUnique({ where: { id: seen.id } }));
  if (!message) throw new HttpError(404, "This message doesn’t exist.");
  const { id, reference, email } = message;
  const headers = threadHeaders(await read((db) => referencesOf(db, message)));
  const mail = await renderMail(contactAnswerMail(message, text, storedLanguage(message.language)));
  const answerEmail = {
    ...mail,
    recipient: email,
    replyTo: replyAddress(reference) ?? site.email.hello,
    topic: answerTopic,
    subjectId: id,
    headers,
  };

  return context.transact(async (tx) => {
    const before = await changeMessage(tx, context, seen, async () => {
      const sent = await enqueue(tx, answerEmail, now);
      return {
        data: handled ? { handledAt: now } : {},
        event: { kind: "answered", note: text, mailId: sent.id, mailRef: sent.messageId },
      };
    });
    await audit(tx, context, { action: "message.answered", subject: reference, after: { handled } });
    if (handled && before.handledAt === null) {
      await publish(tx, context, { type: "contact.answered", data: { id, reference, kind: before.type } });
    }
    return { reference };
  });
}

/**
 * Takes a message, gives it to somebody who may answer it, or makes it nobody's.
 * @param input `to` as lib/desk/assignee.ts has it
 * @throws HttpError 403, 404, 409 as answerMessage, 422
 */
export async function assignMessage(context: Context, { to, ...seen }: MessageVersion & { to: string }) {
  requireRight(context, "messages:write");
  return context.transact(async (tx) => {
    const { kind, assignee } = await findAssignee(tx, context, to, "messages:write");
    const { reference } = await changeMessage(tx, context, seen, () => ({
      data: { assigneeId: assignee?.id ?? null },
      event: { kind, ...(kind === "given" && { note: assignee?.name }) },
    }));
    const after = { assignee: assignee?.name ?? null };
    await audit(tx, context, { action: "message.assigned", subject: reference, after });
    return { kind: kind satisfies Assignment, assignee };
  });
}

/** Sends an answer again whose mail was given up. @throws HttpError 403, 404, 409 as `resend` of the outbox */
export async function resendAnswer(context: Context, { id, mailId }: { id: string; mailId: string }) {
  requireRight(context, "messages:write");
  return context.transact(async (tx) => {
    const event = await tx.contactEvent.findFirst({ where: { messageId: id, mailId } });
    if (!event) throw new HttpError(404, "This answer doesn’t exist.");
    await resetAttempts(tx, context, mailId);
    return { id: mailId };
  });
}

/** Notes in the thread that an answer was delivered: its mail's own row goes after a while. */
export async function recordAnswerSent(tx: Transaction, mail: OutboxMail, sentAt: Date): Promise<void> {
  if (mail.topic !== answerTopic) return;
  await tx.contactEvent.updateMany({ where: { mailId: mail.id }, data: { sentAt } });
}
