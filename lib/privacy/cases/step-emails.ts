import { type Block, type MailContent, paragraph, quote, rows } from "@/lib/mail/content";
import { isFiledByAgent } from "@/lib/privacy/core/agent";
import { type AppealFacts, appealUntil, closesCase } from "@/lib/privacy/core/case";
import type { Audience } from "@/lib/privacy/core/conversation";
import {
  confirmationBlocks,
  confirmationSubject,
  named,
  type PrivacyEmailFacts,
  requestEmail,
} from "@/lib/privacy/core/emails";
import { appealOf, groundOf, isComplaint, mayAgentRead, remedyOf } from "@/lib/privacy/laws";
import { periodWithin } from "@/lib/privacy/laws/periods";
import { emailWords, emailWordsFor } from "@/lib/privacy/words/email-words";
import { byWhen, requestWordsFor } from "@/lib/privacy/words/request-words";
import { longDate } from "@/lib/site/dates";
import { type Language, mainLanguage } from "@/lib/site/language";

/** What staff add to a step. */
export interface StepTexts {
  /** The answer, the explanation of a denial or the reason for an extension, as staff wrote it. */
  text?: string;
  /** Id of the ground on which a request is denied, in whole or in part. */
  ground?: string;
  /** Until when the request's page offers the data. */
  dataUntil?: Date;
}

/** What the emails of a step say besides the request's facts: the outcome and its date. */
type SteppedRequest = PrivacyEmailFacts &
  AppealFacts & {
    /** Who was asked the question that pauses the clock; absent while the clock runs. */
    questionAudience?: Audience;
  };

type Template = (request: SteppedRequest, words: StepTexts) => { heading: string; blocks: Block[] };

/**
 * How to appeal a denial, until when, and by when the appeal is decided; null if there is no appeal.
 * @param read on the request's page, or in an email to the requester or an agent
 */
export function appealSentence(
  request: AppealFacts,
  read: "here" | "inEmail" | "inAgentEmail",
  language: Language = mainLanguage,
): string | null {
  const appeal = appealOf(request.law, request.region, language);
  const until = appealUntil(request);
  if (!appeal || !until) return null;
  const { [read]: howLong, review, source } = emailWords[language].appeal;
  const { citation, decidedWithin } = appeal;
  const time = periodWithin(decidedWithin, language);
  const reviewed = review({ time, source: citation ? source({ citation }) : "" });
  return `${howLong({ until: longDate(until, language) })} ${reviewed}`;
}

function remedy(request: SteppedRequest): Block[] {
  const { law, region, language } = request;
  const { sentence, authorities: places } = remedyOf(law, region, language);
  const appeal = appealSentence(request, "inEmail", language);
  return [
    paragraph(emailWordsFor(request).answer.disagree),
    ...(appeal ? [paragraph(appeal)] : []),
    paragraph(sentence),
    rows(...places.map(({ name, href }): [string, string] => [name, href])),
  ];
}

function grounds(request: SteppedRequest, id: string | undefined): Block[] {
  const { language } = request;
  const ground = id ? groundOf(request, id, language) : null;
  const label = emailWordsFor(request).answer.ground;
  if (!ground) return [];
  const { sentence, citation } = ground;
  return [paragraph(sentence), ...(citation ? [rows([label, citation])] : [])];
}

function answerBlocks(request: SteppedRequest, { text = "", ground, dataUntil }: StepTexts): Block[] {
  const { language } = request;
  const { data, notDone } = emailWordsFor(request).answer;
  return [
    quote(text),
    ...(dataUntil ? [paragraph(data({ until: longDate(dataUntil, language) }))] : []),
    ...(ground ? [paragraph(notDone), ...grounds(request, ground), ...remedy(request)] : []),
  ];
}

const denialBlocks = (request: SteppedRequest, { text = "", ground }: StepTexts): Block[] => [
  ...grounds(request, ground),
  paragraph(emailWordsFor(request).answer.inDetail),
  quote(text),
  ...remedy(request),
];

const wordsOf = (request: SteppedRequest) => emailWordsFor(request).steps;
const dueOf = ({ dueAt, language }: SteppedRequest) => ({ due: longDate(dueAt, language) });

/** Says that the clock is paused, in place of a sentence with the due date; null while it runs. */
const pausedOf = (request: SteppedRequest): string | null =>
  request.pausedAt ? requestWordsFor(request, request.language).standing.pausedOnPage : null;

/** Says that the answer is late, in place of such a sentence; null if it isn't. */
const overdueOf = (request: SteppedRequest): string | null =>
  request.isOverdue ? byWhen(request, request.language) : null;

/** For steps of which only the next date has to be said. */
const datedTemplate =
  (step: "confirm" | "authorized" | "start" | "appeal"): Template =>
  (request) => {
    const { heading, text } = wordsOf(request)[step];
    return { heading, blocks: [paragraph(pausedOf(request) ?? overdueOf(request) ?? text(dueOf(request)))] };
  };

/** The outcome of a complaint, and where else to complain. */
const complaintTemplate: Template = (request, { text = "" }) => ({
  heading: wordsOf(request).complete.heading,
  blocks: [quote(text), ...remedy(request)],
});

const approvalTemplate =
  (step: "complete" | "grant"): Template =>
  (request, words) => {
    const { heading, inPart } = wordsOf(request)[step];
    if (isComplaint(request)) return complaintTemplate(request, words);
    return { heading: words.ground ? inPart : heading, blocks: answerBlocks(request, words) };
  };

const templates = {
  confirm: (request, words) =>
    datedTemplate(isFiledByAgent(request) ? "authorized" : "confirm")(request, words),
  start: datedTemplate("start"),
  extend: (request, { text = "" }) => {
    const { heading, text: sentence, paused, reason } = wordsOf(request).extend;
    const until = request.pausedAt ? paused : sentence(dueOf(request));
    return { heading, blocks: [paragraph(`${until} ${reason}`), quote(text), ...remedy(request)] };
  },
  complete: approvalTemplate("complete"),
  deny: (request, words) => ({
    heading: wordsOf(request).deny.heading,
    blocks: denialBlocks(request, words),
  }),
  appeal: datedTemplate("appeal"),
  grant: approvalTemplate("grant"),
  refuse: (request, words) => {
    const { heading, text } = wordsOf(request).refuse;
    return { heading, blocks: [paragraph(text), ...denialBlocks(request, words)] };
  },
  withdraw: (request) => {
    const { heading, text, afterAppeal } = wordsOf(request).withdraw;
    return { heading, blocks: [paragraph(request.appealedAt ? afterAppeal : text)] };
  },
} satisfies Record<string, Template>;

export type EmailedStep = keyof typeof templates;

/** The heading and the fixed sentences of a step's email in a language, without what staff wrote. */
export function fixedSentences(step: EmailedStep, request: SteppedRequest, language: Language): string[] {
  const template: Template = templates[step];
  const { heading, blocks } = template({ ...request, language }, {});
  return [heading, ...blocks.flatMap((block) => (block.kind === "paragraph" ? [block.text] : []))];
}

export function stepEmail(
  step: EmailedStep,
  request: SteppedRequest,
  words: StepTexts,
  followLink: string,
): MailContent {
  const template: Template = templates[step];
  return requestEmail(request, {
    ...template(request, words),
    link: followLink,
    isFinal: closesCase(step),
  });
}

/** What an agent reads about a step: the outcome, but not the answer. */
function agentSentence(step: EmailedStep, request: SteppedRequest, isPartial: boolean): string {
  const { steps, paused } = emailWordsFor(request).agent;
  const { standing } = requestWordsFor(request, request.language);
  const waits = request.questionAudience && paused[request.questionAudience];
  if (waits && step === "extend") return standing.extended({ byWhen: waits });
  if (waits && (step === "confirm" || step === "start")) return `${steps[step](dueOf(request))} ${waits}`;
  if (isPartial && step === "complete") return steps.completeInPart(dueOf(request));
  if (isPartial && step === "grant") return steps.grantInPart(dueOf(request));
  return steps[step](dueOf(request));
}

/** To an authorized agent: the progress of the request, without what only the person may read. */
export function agentStepEmail(
  step: EmailedStep,
  request: SteppedRequest,
  { ground = "" }: StepTexts,
  link: string,
): MailContent {
  const { reference, language } = request;
  const { agent } = emailWordsFor(request);
  const isPartial = ground !== "";
  const appeal =
    step === "deny" || (step === "complete" && isPartial)
      ? appealSentence(request, "inAgentEmail", language)
      : null;
  return requestEmail(request, {
    heading: agent.update,
    subject: agent.subject({ reference }),
    blocks: [
      paragraph(agentSentence(step, request, isPartial)),
      ...(mayAgentRead(ground) ? grounds(request, ground) : []),
      ...(appeal ? [paragraph(appeal)] : []),
    ],
    link,
    reader: "agent",
    isFinal: closesCase(step),
  });
}

/** To the requester, who asked for another link to confirm the request. */
export const newConfirmationEmail = (
  request: PrivacyEmailFacts,
  confirm: string,
  link: string,
): MailContent =>
  requestEmail(request, {
    heading: emailWordsFor(request).newConfirmation,
    subject: confirmationSubject(request),
    blocks: confirmationBlocks(request, confirm),
    link,
  });

/** A reminder to the requester, who hasn't confirmed: once, while the link is valid. */
export function confirmationReminderEmail(
  request: PrivacyEmailFacts,
  { confirm, follow, until }: { confirm: string; follow: string; until: Date },
): MailContent {
  const { heading, subject, only } = emailWordsFor(request).reminder;
  return requestEmail(request, {
    heading,
    subject: subject(named(request)),
    blocks: [...confirmationBlocks(request, confirm, until), paragraph(only)],
    link: follow,
  });
}

/** To the requester or an agent, who asked for another link to the request. */
export function newLinkEmail(request: PrivacyEmailFacts, reader: Audience, link: string): MailContent {
  const { newLink, newLinkAsked } = emailWordsFor(request);
  return requestEmail(request, { heading: newLink[reader], blocks: [paragraph(newLinkAsked)], link, reader });
}
