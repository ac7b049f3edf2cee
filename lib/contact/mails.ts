import { type MailContent, paragraph, quote, rows } from "@/lib/mail/content";
import { longDate } from "@/lib/site/dates";
import { figures } from "@/lib/site/figures";
import { type ContactMessage, contactRows, contactTypeLabels } from "./schema";

const receiptSubject = (reference: string) => `We received your message (${reference})`;

/**
 * To the sender: that it arrived, and by when an answer comes. Without what was written, or the form would send anybody's
 * words to anybody's address.
 */
export function contactReceipt({ type }: ContactMessage, reference: string): MailContent {
  return {
    subject: receiptSubject(reference),
    heading: "Thank you for reaching out",
    blocks: [
      paragraph(`Your message is with our team. We'll get back to you within ${figures.response.general}.`),
      rows(["Reference", reference], ["Inquiry type", contactTypeLabels[type]]),
      paragraph("If you didn't send this, you can ignore this email: we won't write to you again."),
    ],
  };
}

/**
 * To the sender: what somebody of the team answers, with the receipt's subject, so that mail programs keep both together.
 * What was asked stands below it, since the receipt says nothing of it.
 */
export function contactAnswerMail(
  { reference, message, createdAt }: { reference: string; message: string; createdAt: Date },
  answer: string,
): MailContent {
  return {
    subject: `Re: ${receiptSubject(reference)}`,
    heading: `Your message ${reference}`,
    blocks: [paragraph(answer), paragraph(`You wrote on ${longDate(createdAt)}:`), quote(message)],
  };
}

/** To the team, with the sender as Reply-To. */
export function contactNotice(
  message: ContactMessage,
  reference: string,
  suspicion: string | null,
): MailContent {
  const mark = suspicion ? "[suspected] " : "";
  return {
    subject: `${mark}${contactTypeLabels[message.type]}: ${reference}`,
    heading: `New message from ${message.name}`,
    blocks: [
      rows(
        ["Reference", reference],
        ...contactRows(message).map(({ row: [label, value] }): [string, string] => [
          label,
          value || "not given",
        ]),
        ...(suspicion ? [["Suspected", suspicion] as [string, string]] : []),
      ),
      quote(message.message),
    ],
  };
}
