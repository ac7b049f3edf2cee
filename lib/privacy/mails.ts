import { type Block, button, type MailContent, paragraph, quote, rows } from "@/lib/mail/content";
import { site } from "@/lib/site/brand";
import { longDate } from "@/lib/site/dates";
import { figures } from "@/lib/site/figures";
import { needsConfirmation } from "./case";
import { type Law, lawOf, type PrivacyRequestType, requestName } from "./laws";

export interface PrivacyMailFacts {
  reference: string;
  law: Law;
  requestType: PrivacyRequestType;
  region?: string | null;
  email: string;
  description: string;
  agentName?: string | null;
  receivedAt: Date;
  dueAt: Date;
  appealedAt?: Date | null;
}

export const requestRows = (request: PrivacyMailFacts): [string, string][] => [
  ["Reference", request.reference],
  ["Request", requestName(request)],
  ["Received", longDate(request.receivedAt)],
  [request.appealedAt ? "Appeal decided by" : "Answer due by", longDate(request.dueAt)],
];

export const subjectOf = (request: PrivacyMailFacts) =>
  `Your ${lawOf(request.law).name} request ${request.reference}`;

/** How the requester gets back to the request. Every mail to them ends with it. */
export const following = (link: string): Block[] => [
  button("Follow the request", link),
  paragraph(
    `Keep the link to yourself: anyone who has it can see the request. If you have a question, reply to this email or write to ${site.email.privacy}.`,
  ),
];

/** The link in the mail, with what it does and what happens without it. 11 CCR §7021(a): how a request is verified. */
export function confirming(request: PrivacyMailFacts, link: string): Block[] {
  const whose = request.agentName
    ? `${request.agentName} filed this request for you. Please confirm that you gave them permission.`
    : "Please confirm that the request comes from you.";
  return [
    paragraph(`${whose} We act on it once you have; the date above stays the same.`),
    button("Confirm the request", link),
    paragraph(
      `The link works once, for ${figures.privacy.confirmationDays} days. If you did not make this request, you can ignore this email: without the confirmation nothing is disclosed, changed or deleted.`,
    ),
  ];
}

interface ReceiptLinks {
  follow: string;
  /** Absent for the requests that may not wait for a confirmation. */
  confirm?: string;
}

/**
 * To the person concerned: the receipt, with the reference and the date by which the answer is due. The description
 * stands on the page behind the link: mailed, the form would send anybody's words to anybody's address.
 */
export function privacyReceipt(request: PrivacyMailFacts, links: ReceiptLinks, gpc: boolean): MailContent {
  const nothingNeeded = request.agentName
    ? `${request.agentName} filed this request for you. You don't need to do anything else: we will carry it out by the date above.`
    : "You don't need to do anything else: we will carry it out by the date above, without verifying your identity.";
  return {
    subject: subjectOf(request),
    heading: "We received your request",
    blocks: [
      rows(...requestRows(request)),
      ...(links.confirm ? confirming(request, links.confirm) : [paragraph(nothingNeeded)]),
      ...(gpc ? [paragraph(gpcRecorded)] : []),
      ...following(links.follow),
    ],
  };
}

/** To an authorised agent: what was filed, and that the person is asked themselves where the law lets us. */
export function agentReceipt(request: PrivacyMailFacts, link: string): MailContent {
  const next = needsConfirmation(request)
    ? "We have asked the person concerned to confirm your permission. The answer and any data go to them; we will tell you the outcome."
    : "We carry it out by the date above. We may ask you for the signed permission.";
  return {
    subject: `The ${lawOf(request.law).name} request ${request.reference} that you filed`,
    heading: "We received the request you filed",
    blocks: [rows(...requestRows(request)), paragraph(next), ...following(link)],
  };
}

const gpcRecorded =
  "Your browser sent a Global Privacy Control signal with the request. Opt-Out Request Honored: we sell and share no personal information, and have recorded your choice.";

/** To the team. */
export function privacyNotice(request: PrivacyMailFacts, caseLink: string): MailContent {
  return {
    subject: `${lawOf(request.law).name} request ${request.reference}, due ${longDate(request.dueAt)}`,
    heading: "A new privacy request",
    blocks: [
      rows(
        ...requestRows(request),
        ["Email", request.email],
        ...(request.agentName ? [["Filed by", request.agentName] as [string, string]] : []),
      ),
      quote(request.description || "No description."),
      button("Open the case", caseLink),
    ],
  };
}
