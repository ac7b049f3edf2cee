import "server-only";
import { randomUUID } from "node:crypto";
import { type Assignment, findAssignee } from "@/lib/desk/assignee";
import { enqueue, resetAttempts } from "@/lib/mail/outbox";
import { renderMail } from "@/lib/mail/render-mail";
import type { SentAs } from "@/lib/mail/transport";
import { audit } from "@/lib/platform/audit";
import { type Context, requireRight } from "@/lib/platform/context";
import { type Reader, read, type Transaction } from "@/lib/platform/database";
import type { OutboxMail } from "@/lib/platform/database/generated/client";
import { discardAll, type IncomingFiles } from "@/lib/platform/files/incoming";
import { attachmentName } from "@/lib/platform/files/names";
import { completeFile } from "@/lib/platform/files/stored-files";
import { HttpError } from "@/lib/platform/http-error";
import { site } from "@/lib/site/brand";
import { storedLanguage } from "@/lib/site/language";
import { changeMessage, type MessageVersion } from "./events";
import { storeAnswerFiles } from "./files";
import { contactAnswerMail } from "./mails";
import { replyAddress } from "./replies";

/** The topic of answers from the console. Separate from automatic emails about a message, which are limited per mailbox. */
export const answerTopic = "contact-answer";

/** The Message-IDs that the answer's email refers to (RFC 5322 section 3.6.4): the receipt, then earlier answers. */
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
    // For messages from before receipts' ids were stored, it is read from the outbox while the email is kept.
    (
      await db.outboxMail.findFirst({
        where: { topic: "contact", subjectId: id, recipient: email },
        select: { messageId: true },
      })
    )?.messageId;
  return [receipt, ...answers.map(({ mailRef }) => mailRef)].filter((ref): ref is string => Boolean(ref));
}

/** The maximum number of references in a header, the first and the newest ones: header lines are limited. */
const maxReferences = 10;

/** A person wrote it, unlike the site's other emails (RFC 3834 section 5). */
function threadHeaders(references: string[]): Record<string, string> {
  const byHand = { "Auto-Submitted": "no" };
  const last = references.at(-1);
  if (!last) return byHand;
  const [first = last, ...rest] = references;
  const named = [first, ...rest.slice(1 - maxReferences)];
  return { ...byHand, "In-Reply-To": last, References: named.join(" ") };
}

type Answer = MessageVersion & { text: string; handled: boolean; files?: IncomingFiles };

/** Answers a message by email, and stores the answer and its files in the thread. */
export async function answerMessage(
  context: Context,
  { text, handled, files, ...messageVersion }: Answer,
): Promise<{ reference: string }> {
  requireRight(context, "messages:write");
  const { now } = context;
  const message = await read((db) => db.contactMessage.findUnique({ where: { id: messageVersion.id } }));
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

  const storedFiles = files ? await storeAnswerFiles(files, now) : [];
  const attachments = storedFiles.map(({ id: fileId, type: contentType, label, extension }, index) => ({
    id: randomUUID(),
    fileId,
    number: index + 1,
    label,
    contentType,
    extension,
  }));
  const mailFiles = storedFiles.map((file) => ({
    id: file.id,
    name: attachmentName(file),
    type: file.type,
  }));
  const outgoing = { ...answerEmail, ...(mailFiles.length > 0 && { files: mailFiles }) };
  try {
    return await context.transact(async (tx) => {
      await changeMessage(tx, context, messageVersion, async () => {
        for (const file of storedFiles) await completeFile(tx, file, now);
        const sent = await enqueue(tx, outgoing, now);
        const event = { kind: "answered", note: text, mailId: sent.id, mailRef: sent.messageId } as const;
        return {
          ...(handled && { handled }),
          event: { ...event, attachments: { create: attachments } },
        };
      });
      const after = { handled, ...(storedFiles.length > 0 && { files: storedFiles.length }) };
      await audit(tx, context, { action: "message.answered", subject: reference, after });
      return { reference };
    });
  } finally {
    // After a failure, or if the request was a repetition, the stored files are not needed.
    await discardAll(storedFiles);
  }
}

/**
 * Takes a message, assigns it to somebody who may answer it, or unassigns it.
 * @param input `to` as lib/desk/assignee.ts defines it
 */
export async function assignMessage(
  context: Context,
  { to, ...messageVersion }: MessageVersion & { to: string },
) {
  requireRight(context, "messages:write");
  return context.transact(async (tx) => {
    const { kind, assignee } = await findAssignee(tx, context, to, "messages:write");
    const { reference } = await changeMessage(tx, context, messageVersion, () => ({
      assigneeId: assignee?.id ?? null,
      event: { kind, ...(kind === "given" && { note: assignee?.name }) },
    }));
    const after = { assignee: assignee?.name ?? null };
    await audit(tx, context, { action: "message.assigned", subject: reference, after });
    return { kind: kind satisfies Assignment, assignee };
  });
}

/** Resends an answer whose email failed. */
export async function resendAnswer(context: Context, { id, mailId }: { id: string; mailId: string }) {
  requireRight(context, "messages:write");
  return context.transact(async (tx) => {
    const event = await tx.contactEvent.findFirst({ where: { messageId: id, mailId } });
    if (!event) throw new HttpError(404, "This answer doesn’t exist.");
    await resetAttempts(tx, context, mailId);
    return { id: mailId };
  });
}

/** Records in the thread how an answer was sent, because its email's row is deleted later. */
export async function recordAnswerSent(
  tx: Transaction,
  mail: OutboxMail,
  sent: { sentAt: Date; sentAs: SentAs },
): Promise<void> {
  if (mail.topic !== answerTopic) return;
  await tx.contactEvent.updateMany({ where: { mailId: mail.id }, data: sent });
}
