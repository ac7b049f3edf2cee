import { button, type MailContent, paragraph, rows } from "@/lib/mail/content";
import { longDate } from "@/lib/site/dates";
import type { Pause } from "./laws";
import { following, type PrivacyMailFacts, requestRows, subjectOf } from "./mails";

/** The mails of a conversation. None has its words: they stand on the case's own page. */

/** To whom the desk asks: that there is a question, and what it does to the clock. */
export function questionMail(request: PrivacyMailFacts, pause: Pause | null, link: string): MailContent {
  const clock = pause
    ? `The time for our answer is paused until you answer (${pause.citation}); the date above moves by as many days.`
    : "The date above stays the same. The sooner you answer, the sooner we can.";
  return {
    subject: `We have a question: ${request.reference}`,
    heading: "We have a question about your request",
    blocks: [
      rows(...requestRows(request)),
      paragraph(
        `You will find the question on the page of your request, with a field for your answer. ${clock}`,
      ),
      ...following(link),
    ],
  };
}

/** To whom the desk asked, when the question needs no answer any more. */
export function settledMail(request: PrivacyMailFacts, link: string): MailContent {
  return {
    subject: subjectOf(request),
    heading: "Our question is settled",
    blocks: [
      rows(...requestRows(request)),
      paragraph(`You don't need to answer it. You have our answer by ${longDate(request.dueAt)}.`),
      ...following(link),
    ],
  };
}

export const deskNewsSubjects = {
  answer: (reference: string) => `A question was answered: ${reference}`,
  appeal: (reference: string) => `A denial was appealed: ${reference}`,
} as const;

/** To the team, of what was done on a case's page. */
export function deskNewsMail(
  request: PrivacyMailFacts,
  news: keyof typeof deskNewsSubjects,
  caseLink: string,
): MailContent {
  const subject = deskNewsSubjects[news](request.reference);
  return {
    subject,
    heading: subject,
    blocks: [rows(...requestRows(request)), button("Open the case", caseLink)],
  };
}
