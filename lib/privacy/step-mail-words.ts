import { type Block, type MailContent, paragraph, quote, rows } from "@/lib/mail/content";
import { longDate } from "@/lib/site/dates";
import { figures } from "@/lib/site/figures";
import { appealUntil, type Deniable } from "./case";
import { periodText } from "./law-words";
import { appealOf, groundOf, remedyOf, requestName } from "./laws";
import { confirming, following, type PrivacyMailFacts, requestRows, subjectOf } from "./mails";

/** What the operator adds to a step. */
export interface StepWords {
  /** The answer, the explanation of a denial or the reason of an extension, as the operator wrote it. */
  text?: string;
  /** Id of the ground on which a request is denied, in whole or in part. */
  ground?: string;
  /** Until when the tracking page gives out the data. */
  dataUntil?: Date;
}

/** What the mails of a step name beside the request's facts: how it was answered, and when. */
type SteppedRequest = PrivacyMailFacts & Deniable;

type Template = (request: SteppedRequest, words: StepWords) => { heading: string; blocks: Block[] };

/**
 * How to appeal a denial, until when, and by when it is decided; null where it can't be.
 * @param read on the request's own page, or in a mail
 */
export function appealSentence(request: Deniable, read: "here" | "in a mail"): string | null {
  const appeal = appealOf(request.law, request.region);
  const until = appealUntil(request);
  if (!appeal || !until) return null;
  const source = appeal.citation ? ` (${appeal.citation})` : "";
  const where = read === "here" ? "" : ", on the page of the request";
  return `You can appeal until ${longDate(until)}${where}. Somebody other than who decided looks at it again where we can arrange that, and you have the decision within ${periodText(appeal.decidedWithin)}${source}.`;
}

function remedy(request: SteppedRequest): Block[] {
  const { sentence, places } = remedyOf(request.law, request.region);
  const appeal = appealSentence(request, "in a mail");
  return [
    paragraph("If you disagree"),
    ...(appeal ? [paragraph(appeal)] : []),
    paragraph(sentence),
    rows(...places.map(({ name, href }): [string, string] => [name, href])),
  ];
}

function grounds(request: SteppedRequest, id: string | undefined): Block[] {
  const ground = id ? groundOf(request.law, request.requestType, id) : null;
  return ground ? [paragraph(ground.sentence), rows(["Legal ground", ground.citation])] : [];
}

const answered = (request: SteppedRequest, { text = "", ground, dataUntil }: StepWords): Block[] => [
  quote(text),
  ...(dataUntil
    ? [
        paragraph(
          `The data that this website holds about you can be downloaded as a file from the page below until ${longDate(dataUntil)}.`,
        ),
      ]
    : []),
  ...(ground
    ? [paragraph("What we did not do, and why:"), ...grounds(request, ground), ...remedy(request)]
    : []),
];

const denied = (request: SteppedRequest, { text = "", ground }: StepWords): Block[] => [
  ...grounds(request, ground),
  paragraph("In detail:"),
  quote(text),
  ...remedy(request),
];

const templates = {
  confirm: (request) => ({
    heading: "Your request is confirmed",
    blocks: [paragraph(`Thank you. You have our answer by ${longDate(request.dueAt)}.`)],
  }),
  start: (request) => ({
    heading: "We are working on your request",
    blocks: [paragraph(`You have our answer by ${longDate(request.dueAt)}.`)],
  }),
  extend: (request, { text = "" }) => ({
    heading: "We need more time for your request",
    blocks: [
      paragraph(
        `The law lets us extend the time once. The new date is ${longDate(request.dueAt)}; it can't be moved again. This is the reason:`,
      ),
      quote(text),
      ...remedy(request),
    ],
  }),
  complete: (request, words) => ({
    heading: words.ground ? "We met your request in part" : "Your request is completed",
    blocks: answered(request, words),
  }),
  deny: (request, words) => ({
    heading: "We can't do what you asked",
    blocks: denied(request, words),
  }),
  appeal: (request) => ({
    heading: "We received your appeal",
    blocks: [
      paragraph(
        `We look at our decision again. You have the decision on your appeal by ${longDate(request.dueAt)}.`,
      ),
    ],
  }),
  grant: (request, words) => ({
    heading: words.ground ? "We granted your appeal in part" : "We granted your appeal",
    blocks: answered(request, words),
  }),
  refuse: (request, words) => ({
    heading: "We refused your appeal",
    blocks: [
      paragraph("We looked at our decision again and came to the same result. It is final with us."),
      ...denied(request, words),
    ],
  }),
  withdraw: () => ({
    heading: "Your request is withdrawn",
    blocks: [
      paragraph(
        `Nothing more will be done about it. Withdrawing costs you no right: you can file the same request again at any time. We keep a record of it for ${figures.retention.privacyRequestMonths} months, as the law asks.`,
      ),
    ],
  }),
} satisfies Record<string, Template>;

export type MailedStep = keyof typeof templates;

/** To the person concerned, after a step of the case: what happened, what follows and by when. */
export function stepMail(
  step: MailedStep,
  request: SteppedRequest,
  words: StepWords,
  followLink: string,
): MailContent {
  const template: Template = templates[step];
  const { heading, blocks } = template(request, words);
  return {
    subject: `${heading}: ${request.reference}`,
    heading,
    blocks: [rows(...requestRows(request)), ...blocks, ...following(followLink)],
  };
}

const agentSentences: Record<MailedStep, (request: SteppedRequest) => string> = {
  confirm: () => "The person concerned has confirmed your permission.",
  start: () => "We are working on the request.",
  extend: (request) => `We need more time, once. The answer is now due by ${longDate(request.dueAt)}.`,
  complete: () => "The request is completed. Our answer went to the person concerned.",
  deny: () => "We could not do what was asked. The reasons went to the person concerned.",
  appeal: (request) => `Our decision was appealed. We decide on the appeal by ${longDate(request.dueAt)}.`,
  grant: () => "The appeal was granted. Our answer went to the person concerned.",
  refuse: () => "The appeal was refused, finally with us. The reasons went to the person concerned.",
  withdraw: () => "The request was withdrawn. Nothing more will be done about it.",
};

/** To an authorised agent: how the request goes, without what belongs to the person alone. */
export function agentStepMail(
  step: MailedStep,
  request: SteppedRequest,
  { ground = "" }: StepWords,
  link: string,
): MailContent {
  const mayRead = groundOf(request.law, request.requestType, ground)?.agentMayRead;
  const named = (step === "deny" || step === "refuse") && mayRead ? grounds(request, ground) : [];
  // That an answer was one in part is the person's to know.
  const appeal = step === "deny" ? appealSentence(request, "in a mail") : null;
  return {
    subject: `The request ${request.reference} that you filed`,
    heading: requestName(request),
    blocks: [
      rows(...requestRows(request)),
      paragraph(agentSentences[step](request)),
      ...named,
      ...(appeal ? [paragraph(appeal)] : []),
      ...following(link),
    ],
  };
}

/** To the requester, who asked for it: another link that confirms the request. */
export function newConfirmation(request: PrivacyMailFacts, confirm: string, follow: string): MailContent {
  return {
    subject: subjectOf(request),
    heading: "Please confirm your request",
    blocks: [rows(...requestRows(request)), ...confirming(request, confirm), ...following(follow)],
  };
}

/** To the requester, who lost the mail: a link to the request. */
export function newLinkMail(request: PrivacyMailFacts, link: string): MailContent {
  return {
    subject: subjectOf(request),
    heading: "The link you asked for",
    blocks: [rows(...requestRows(request)), ...following(link)],
  };
}
