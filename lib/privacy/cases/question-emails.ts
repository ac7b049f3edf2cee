import { type MailContent, paragraph } from "@/lib/mail/content";
import type { Audience } from "@/lib/privacy/core/conversation";
import { type PrivacyEmailFacts, requestEmail } from "@/lib/privacy/core/emails";
import { findPause, type Pause } from "@/lib/privacy/laws";
import { emailWordsFor } from "@/lib/privacy/words/email-words";
import { byWhen } from "@/lib/privacy/words/request-words";

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
  const pauseRule = pause && findPause(law, requestType, pause.reason, language);
  const whatItMeans = pauseRule
    ? question.paused[reader]({ citation: pauseRule.citation })
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
