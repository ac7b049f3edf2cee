import { type Block, button, type MailContent, paragraph, quote, rows } from "@/lib/mail/content";
import { isComplaint, type Law, lawOf, type PrivacyRequestType, requestName } from "@/lib/privacy/laws";
import { exactTime, longDate } from "@/lib/site/dates";
import { type Language, mainLanguage } from "@/lib/site/language";
import { actsForPerson } from "./agent";
import { needsConfirmation } from "./case";
import { mailWordsFor } from "./email-words";

export interface PrivacyMailFacts {
  reference: string;
  law: Law;
  /** The code of one of the law's places, where the person named one. */
  region?: string | null;
  requestType: PrivacyRequestType;
  /** In which it was made, and whoever made it reads of it. */
  language: Language;
  email: string;
  description: string;
  agentName?: string | null;
  agentEmail?: string | null;
  /** By what right who filed acts for the person. */
  filedBy?: string | null;
  receivedAt: Date;
  dueAt: Date;
  appealedAt?: Date | null;
}

/** @param language its own, or English for the team */
export function requestRows(
  request: PrivacyMailFacts,
  language: Language = request.language,
): [string, string][] {
  const { rows: labels } = mailWordsFor(request, language);
  return [
    [labels.reference, request.reference],
    [labels.request, requestName(request, language)],
    [labels.received, longDate(request.receivedAt, language)],
    [request.appealedAt ? labels.appealDue : labels.due, longDate(request.dueAt, language)],
  ];
}

/** The same as a block, without the date once no answer is to come. */
export const requestFacts = (request: PrivacyMailFacts, isOver: boolean): Block =>
  rows(...requestRows(request).slice(0, isOver ? -1 : undefined));

/** A request as the subject of a mail names it. */
const named = ({ law, reference, language }: PrivacyMailFacts) => ({
  request: lawOf(law, language).request,
  reference,
});

export const subjectOf = (request: PrivacyMailFacts): string => mailWordsFor(request).subject(named(request));

export const reminderSubject = (request: PrivacyMailFacts): string =>
  mailWordsFor(request).reminder.subject(named(request));

/** How the requester gets back to the request. Every mail to them ends with it. */
export function following(request: PrivacyMailFacts, link: string): Block[] {
  const { follow } = mailWordsFor(request);
  return [button(follow.button, link), paragraph(follow.note)];
}

/**
 * The link in the mail, with what it does and what happens without it. 11 CCR §7021(a): how a request is verified.
 * @param until when it ends, where that isn't its usual time from now
 */
export function confirmationBlocks(request: PrivacyMailFacts, link: string, until?: Date): Block[] {
  const { language, agentName } = request;
  const { confirm } = mailWordsFor(request);
  return [
    paragraph(agentName ? confirm.forAgent({ agent: agentName }) : confirm.own),
    button(confirm.button, link),
    paragraph(until ? confirm.onceUntil({ moment: exactTime(until, language) }) : confirm.once),
  ];
}

/** What follows of a request that no link confirms. */
function whatFollows(request: PrivacyMailFacts): string {
  const { agentName } = request;
  const { receipt } = mailWordsFor(request);
  if (actsForPerson(request) && !isComplaint(request))
    return needsConfirmation(request) ? receipt.proofNeeded : receipt.carriedOut;
  return agentName && !actsForPerson(request)
    ? receipt.nothingNeededOfAgent({ agent: agentName })
    : receipt.nothingNeeded;
}

interface ReceiptLinks {
  follow: string;
  /** Absent for the requests that may not wait for a confirmation. */
  confirm?: string;
}

/**
 * To the person concerned: the receipt, with the reference and the date by which the answer is due. The description
 * stands on the page behind the link: mailed, the form would send anybody's words to anybody's address.
 * @param known `answer` is that of a request that is complete already
 */
export function privacyReceipt(
  request: PrivacyMailFacts,
  links: ReceiptLinks,
  { gpc, answer }: { gpc: boolean; answer: string | null },
): MailContent {
  const { language, reference, agentName } = request;
  const { receipt, represented, steps, subjectWith } = mailWordsFor(request);
  const heading = answer ? steps.complete.heading : receipt.heading;
  const byAgent = agentName && !actsForPerson(request) ? [represented.atOnce({ agent: agentName })] : [];
  const sentences = answer ? [...byAgent, answer] : [whatFollows(request)];
  return {
    language,
    subject: answer ? subjectWith({ heading, reference }) : subjectOf(request),
    heading,
    blocks: [
      requestFacts(request, answer !== null),
      ...(links.confirm
        ? confirmationBlocks(request, links.confirm)
        : sentences.map((text) => paragraph(text))),
      ...(gpc ? [paragraph(receipt.gpc)] : []),
      ...following(request, links.follow),
    ],
  };
}

/** To an authorised agent: what was filed, and that the person is asked themselves where the law lets us. */
export function agentReceipt(request: PrivacyMailFacts, link: string, isComplete: boolean): MailContent {
  const { language } = request;
  const { agent } = mailWordsFor(request);
  return {
    language,
    subject: agent.receivedSubject(named(request)),
    heading: agent.received,
    blocks: [
      requestFacts(request, isComplete),
      paragraph(
        isComplete
          ? agent.steps.complete({ due: longDate(request.dueAt, language) })
          : needsConfirmation(request)
            ? agent.personAsked
            : agent.carriedOut,
      ),
      ...following(request, link),
    ],
  };
}

/** To the address concerned, where somebody filed who stands in the person's place: without a link, since they answer for them. */
export function representedNotice(request: PrivacyMailFacts, isComplete: boolean): MailContent {
  const { language, reference, agentName, filedBy } = request;
  const { receipt, represented } = mailWordsFor(request);
  const agent = agentName ?? "";
  const { atOnce, attorney, guardian } = represented;
  const waits = needsConfirmation(request) || isComplaint(request);
  const filed = filedBy === "guardian" ? guardian : attorney;
  // An opt-out waits for no proof of authority.
  const how = isComplete ? atOnce : waits ? filed : receipt.nothingNeededOfAgent;
  return {
    language,
    subject: represented.subject({ reference }),
    heading: represented.heading,
    blocks: [requestFacts(request, isComplete), paragraph(how({ agent })), paragraph(represented.wrong)],
  };
}

/** To the team. */
export function privacyNotice(request: PrivacyMailFacts, caseLink: string): MailContent {
  return {
    subject: `${lawOf(request.law).name} request ${request.reference}, due ${longDate(request.dueAt)}`,
    heading: "A new privacy request",
    blocks: [
      rows(
        ...requestRows(request, mainLanguage),
        ["Email", request.email],
        ...(request.agentName ? [["Filed by", request.agentName] as [string, string]] : []),
      ),
      quote(request.description || "No description."),
      button("Open the case", caseLink),
    ],
  };
}
