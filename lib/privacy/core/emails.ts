import { type Block, button, type MailContent, paragraph, quote, rows } from "@/lib/mail/content";
import { isComplaint, lawOf, requestName } from "@/lib/privacy/laws";
import { emailWordsFor } from "@/lib/privacy/words/email-words";
import { byWhen, requestWordsFor } from "@/lib/privacy/words/request-words";
import { exactTime, longDate } from "@/lib/site/dates";
import { type Language, mainLanguage } from "@/lib/site/language";
import { isFiledByAgent } from "./agent";
import { type CaseRow, needsConfirmation } from "./case";
import type { Audience } from "./conversation";

/** With the deadline of now: see withCurrentDeadline. */
export type PrivacyEmailFacts = Pick<
  CaseRow,
  "reference" | "law" | "requestType" | "language" | "email" | "description" | "receivedAt" | "dueAt"
> &
  Partial<
    Pick<CaseRow, "region" | "agentName" | "agentEmail" | "filedBy" | "appealedAt" | "pausedAt"> & {
      isOverdue: boolean;
    }
  >;

/** @param language its own, or English for the team */
export function requestRows(
  request: PrivacyEmailFacts,
  language: Language = request.language,
): [string, string][] {
  const { rows: labels } = emailWordsFor(request, language);
  const { paused, dueEarliest } = requestWordsFor(request, language).page.labels;
  const { appealedAt, pausedAt } = request;
  const dueLabel = appealedAt ? labels.appealDue : labels.due;
  return [
    [labels.reference, request.reference],
    [labels.request, requestName(request, language)],
    [labels.received, longDate(request.receivedAt, language)],
    ...(pausedAt ? [[paused, longDate(pausedAt, language)] as [string, string]] : []),
    [pausedAt ? dueEarliest : dueLabel, longDate(request.dueAt, language)],
  ];
}

/** A request as the subject of a mail names it. */
export const named = ({ law, reference, language }: PrivacyEmailFacts) => ({
  request: lawOf(law, language).request,
  reference,
});

export const confirmationSubject = (request: PrivacyEmailFacts): string =>
  emailWordsFor(request).confirm.subject(named(request));

interface RequestEmail {
  heading: string;
  /** By default, the heading and the reference. */
  subject?: string;
  /** What is new. */
  blocks: Block[];
  /** To the request's page; null for readers who don't get one. */
  link: string | null;
  reader?: Audience;
  /** Whether no answer follows, so that no due date is left. */
  isFinal?: boolean;
}

/** An email to the requester or an agent: the facts of the request, what is new, and the link to its page. */
export function requestEmail(
  request: PrivacyEmailFacts,
  { heading, subject, blocks, link, reader = "person", isFinal = false }: RequestEmail,
): MailContent {
  const { language, reference } = request;
  const { follow, subjectWith } = emailWordsFor(request);
  const toPage = reader === "agent" ? follow.agentButton : follow.button;
  return {
    language,
    subject: subject ?? subjectWith({ heading, reference }),
    heading,
    blocks: [
      rows(...requestRows(request).slice(0, isFinal ? -1 : undefined)),
      ...blocks,
      ...(link ? [button(toPage, link), paragraph(follow.note)] : []),
    ],
  };
}

/** That the answer is late, for requests that staff enter after their due date. */
const apology = (request: PrivacyEmailFacts): string | null =>
  request.isOverdue ? byWhen(request, request.language) : null;

const withApology = (request: PrivacyEmailFacts, sentence: string): string =>
  [sentence, apology(request)].filter(Boolean).join(" ");

/**
 * The link, with what it does and what happens without it: 11 CCR §7021(a) requires to say how a request is verified.
 * @param until when it expires, if not after the usual time
 */
export function confirmationBlocks(request: PrivacyEmailFacts, link: string, until?: Date): Block[] {
  const { language, agentName, pausedAt } = request;
  const { confirm } = emailWordsFor(request);
  const { pausedOnPage } = requestWordsFor(request, language).standing;
  const confirmationRequest = agentName ? confirm.forAgent({ agent: agentName }) : confirm.own;
  const date = pausedAt ? pausedOnPage : (apology(request) ?? confirm.sameDate);
  return [
    paragraph(`${confirmationRequest} ${date}`),
    button(confirm.button, link),
    paragraph(until ? confirm.onceUntil({ moment: exactTime(until, language, "date") }) : confirm.once),
  ];
}

/** By when a request is carried out, after the date in the rows above; staff may enter one that is late already. */
const byDate = (request: PrivacyEmailFacts): string =>
  apology(request) ?? emailWordsFor(request).receipt.byDate;

/** What happens next if the request needs no confirmation. */
function nextStepsText(request: PrivacyEmailFacts): string {
  const { agentName } = request;
  const { receipt } = emailWordsFor(request);
  const dateValues = { byWhen: byDate(request) };
  if (isFiledByAgent(request) && !isComplaint(request))
    return needsConfirmation(request)
      ? withApology(request, receipt.proofNeeded)
      : receipt.carriedOut(dateValues);
  return agentName && !isFiledByAgent(request)
    ? receipt.nothingNeededOfAgent({ agent: agentName, ...dateValues })
    : receipt.nothingNeeded(dateValues);
}

interface ReceiptLinks {
  follow: string;
  /** Absent if the law forbids to wait for a confirmation. */
  confirm?: string;
}

/**
 * The receipt for the person concerned. It leaves out the description, which is on the page behind the link: otherwise anybody
 * could use the form to email any text to any address.
 * @param known `answer` is the answer to a request that is complete already
 */
export function privacyReceipt(
  request: PrivacyEmailFacts,
  links: ReceiptLinks,
  { gpc, answer }: { gpc: boolean; answer: string | null },
): MailContent {
  const { agentName } = request;
  const { receipt, represented, steps } = emailWordsFor(request);
  const heading = answer ? steps.complete.heading : receipt.heading;
  const agent = isFiledByAgent(request) ? null : agentName;
  const filedNotes = agent ? [represented.answered({ agent }), represented.unwanted] : [];
  const sentences = answer
    ? [...filedNotes, answer]
    : [nextStepsText(request), ...(agent ? [represented.wrong] : [])];
  const subject = links.confirm ? confirmationSubject(request) : receipt.subject(named(request));
  const next = links.confirm ? confirmationBlocks(request, links.confirm) : sentences.map(paragraph);
  return requestEmail(request, {
    heading,
    ...(!answer && { subject }),
    blocks: [...next, ...(gpc ? [paragraph(receipt.gpc)] : [])],
    link: links.follow,
    isFinal: answer !== null,
  });
}

/** To an authorized agent: what was filed, and that the person has to confirm it, if the law allows that. */
export function agentReceipt(
  request: PrivacyEmailFacts,
  link: string,
  { isComplete }: { isComplete: boolean },
): MailContent {
  const { agent } = emailWordsFor(request);
  const next = needsConfirmation(request)
    ? withApology(request, agent.personAsked)
    : agent.carriedOut({ byWhen: byDate(request) });
  const due = longDate(request.dueAt, request.language);
  return requestEmail(request, {
    heading: agent.received,
    subject: agent.receivedSubject(named(request)),
    blocks: [paragraph(isComplete ? agent.steps.complete({ due }) : next)],
    link,
    reader: "agent",
    isFinal: isComplete,
  });
}

/** To the person concerned, if a representative filed: without a link, since the representative handles the request. */
export function representedNotice(
  request: PrivacyEmailFacts,
  { isComplete }: { isComplete: boolean },
): MailContent {
  const { reference, agentName, filedBy } = request;
  const { receipt, represented } = emailWordsFor(request);
  const agent = agentName ?? "";
  const { atOnce, attorney, guardian, unwanted, wrong } = represented;
  const waits = needsConfirmation(request) || isComplaint(request);
  const filed = filedBy === "guardian" ? guardian : attorney;
  // An opt-out is carried out without proof of authority.
  const pending = waits ? filed : receipt.nothingNeededOfAgent;
  const how = isComplete ? atOnce : pending;
  const sentence = how({ agent, byWhen: byDate(request) });
  return requestEmail(request, {
    heading: represented.heading,
    subject: represented.subject({ reference }),
    blocks: [
      paragraph(!isComplete && waits ? withApology(request, sentence) : sentence),
      paragraph(isComplete ? unwanted : wrong),
    ],
    link: null,
    isFinal: isComplete,
  });
}

/** To the team. */
export function privacyNotice(request: PrivacyEmailFacts, caseLink: string): MailContent {
  const kind = isComplaint(request) ? "complaint" : "request";
  const { description } = request;
  return {
    subject: `Privacy ${kind} ${request.reference} (${lawOf(request.law).name}), due ${longDate(request.dueAt)}`,
    heading: `A new privacy ${kind}`,
    blocks: [
      rows(
        ...requestRows(request, mainLanguage),
        ["Email", request.email],
        ...(request.agentName ? [["Filed by", request.agentName] as [string, string]] : []),
        ...(description ? [] : [["Description", "Not given"] as [string, string]]),
      ),
      ...(description ? [quote(description)] : []),
      button("Open in the console", caseLink),
    ],
  };
}
