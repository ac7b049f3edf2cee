import { button, type MailContent, paragraph, rows } from "@/lib/mail/content";
import type { Audience } from "@/lib/privacy/core/conversation";
import { type PrivacyEmailFacts, requestEmail, requestRows } from "@/lib/privacy/core/emails";
import { findPause, type Pause } from "@/lib/privacy/laws";
import { emailWordsFor } from "@/lib/privacy/words/email-words";
import { byWhen } from "@/lib/privacy/words/request-words";
import { mainLanguage } from "@/lib/site/language";

/** Emails about questions. None quotes a question or an answer: both are on the request's page. */

/**
 * To the person asked: there is a question, and what it means for the due date.
 * @param pause the provision by which the question pauses the clock, or null
 */
export function questionEmail(
  request: PrivacyEmailFacts,
  pause: Pause | null,
  reader: Audience,
  link: string,
): MailContent {
  const { law, requestType, language, reference } = request;
  const { question, subjectWith } = emailWordsFor(request);
  const stopped = pause && findPause(law, requestType, pause.reason, language);
  const whatItMeans = stopped
    ? question.paused[reader]({ citation: stopped.citation })
    : question.running[reader]({ byWhen: byWhen(request, language) });
  return requestEmail(request, {
    heading: question.heading[reader],
    subject: subjectWith({ heading: question.subject, reference }),
    blocks: [paragraph(whatItMeans)],
    link,
    reader,
  });
}

/** To the person asked, when the question no longer needs an answer. */
export function questionClosedEmail(request: PrivacyEmailFacts, reader: Audience, link: string): MailContent {
  const { settled, noAnswerNeeded } = emailWordsFor(request).question;
  const sentence = noAnswerNeeded({ byWhen: byWhen(request, request.language) });
  return requestEmail(request, { heading: settled, blocks: [paragraph(sentence)], link, reader });
}

export const staffNoticeSubjects = {
  answer: (reference: string) => `Our question was answered: ${reference}`,
  appeal: (reference: string) => `A decision was appealed: ${reference}`,
} as const;

/** To the team, about what a person did on the request's page. */
export function staffNoticeEmail(
  request: PrivacyEmailFacts,
  news: keyof typeof staffNoticeSubjects,
  caseLink: string,
): MailContent {
  const subject = staffNoticeSubjects[news](request.reference);
  return {
    subject,
    heading: subject,
    blocks: [rows(...requestRows(request, mainLanguage)), button("Open in the console", caseLink)],
  };
}
