import { type MailContent, paragraph, quote, rows } from "@/lib/mail/content";
import { figures } from "@/lib/site/figures";
import { type ContactMessage, contactRows, contactTypeLabels } from "./schema";

/**
 * To the sender: that it arrived, and by when an answer comes. Without what was written, or the form would send anybody's
 * words to anybody's address.
 */
export function contactReceipt({ type }: ContactMessage, reference: string): MailContent {
  return {
    subject: `We received your message (${reference})`,
    heading: "Thank you for reaching out",
    blocks: [
      paragraph(`Your message is with our team. We'll get back to you within ${figures.response.general}.`),
      rows(["Reference", reference], ["Inquiry type", contactTypeLabels[type]]),
      paragraph("If you didn't send this, you can ignore this email: we won't write to you again."),
    ],
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
