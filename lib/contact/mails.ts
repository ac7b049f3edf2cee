import { deskWords } from "@/lib/desk/words";
import { button, type MailContent, paragraph, quote, rows } from "@/lib/mail/content";
import { site } from "@/lib/site/brand";
import { longDate } from "@/lib/site/dates";
import type { Language } from "@/lib/site/language";
import { consolePaths } from "@/lib/site/staff-paths";
import { type ContactMessage, contactRows } from "./schema";
import { contactWords } from "./words";

/**
 * To the sender: the receipt, with the expected time of an answer. It doesn't repeat the message; otherwise the form
 * could send anybody's text to any address.
 */
export function contactReceipt({ type }: ContactMessage, reference: string, language: Language): MailContent {
  const { mail, form, types } = contactWords[language];
  return {
    language,
    subject: mail.received({ reference }),
    heading: mail.heading,
    blocks: [
      paragraph(mail.promise),
      rows([mail.reference, reference], [form.typeNoun, types[type]]),
      paragraph(mail.notYou),
    ],
  };
}

/**
 * To the sender: the team's answer, with the receipt's subject, so that email programs group them. It quotes the
 * message, which the receipt doesn't contain.
 */
export function contactAnswerMail(
  { reference, message, createdAt }: { reference: string; message: string; createdAt: Date },
  answer: string,
  language: Language,
): MailContent {
  const { mail } = contactWords[language];
  return {
    language,
    subject: mail.again({ subject: mail.received({ reference }) }),
    heading: mail.ourAnswer({ reference }),
    blocks: [
      paragraph(answer),
      paragraph(mail.wroteOn({ date: longDate(createdAt, language) })),
      quote(message),
    ],
  };
}

/** To the team, with the sender as Reply-To. */
export function contactNotice(
  message: ContactMessage,
  { id, reference, suspicion }: { id: string; reference: string; suspicion: string | null },
): MailContent {
  const mark = suspicion ? "[suspected spam] " : "";
  return {
    subject: `${mark}${contactWords.en.types[message.type]}: ${reference}`,
    heading: `New message from ${message.name}`,
    blocks: [
      rows(
        ["Reference", reference],
        ...contactRows(message).map(({ row: [label, value] }): [string, string] => [
          label,
          value || "Not given",
        ]),
        ...(suspicion ? [["Suspected spam", suspicion] as [string, string]] : []),
      ),
      quote(message.message),
      paragraph(
        "Answer it in the console. A reply to this email goes directly to the sender and isn’t recorded in the console.",
      ),
      button(deskWords.emails.open, `${site.url}${consolePaths.message(id)}`),
    ],
  };
}
