import "server-only";
import type { MailContent } from "@/lib/mail/content";
import { enqueue, mayMailFrom } from "@/lib/mail/outbox";
import { renderMail } from "@/lib/mail/render-mail";
import { read, type Transaction } from "@/lib/platform/database";
import { agentMailbox, requesterEmail } from "@/lib/privacy/core/agent";
import { statedAt } from "@/lib/privacy/core/case";
import type { CaseRow } from "@/lib/privacy/core/case-file";
import { type Audience, unanswered } from "@/lib/privacy/core/conversation";
import { type LinkPurpose, newLink } from "@/lib/privacy/intake/links";
import { site } from "@/lib/site/brand";
import { agentStepMail, type MailedStep, type StepWords, stepMail } from "./step-email-words";

/** Renders an email about a case with a new link in it. @returns what stores both in a transaction */
export async function caseMail(
  request: CaseRow,
  to: { recipient: string; purpose: LinkPurpose },
  content: (link: string) => MailContent,
  now: Date,
) {
  const link = newLink(to.purpose, request, now);
  const mail = await renderMail(content(link.href));
  const about = { topic: "privacy-request", subjectId: request.id, replyTo: site.email.privacy };
  return async (tx: Transaction, from = now): Promise<void> => {
    await link.store(tx);
    await enqueue(tx, { ...mail, recipient: to.recipient, ...about }, from);
  };
}

/** Who was asked the question that pauses the clock; undefined while the clock runs. */
async function askedOf({ id, pausedAt }: CaseRow): Promise<Audience | undefined> {
  if (!pausedAt) return undefined;
  const where = { requestId: id, ...unanswered };
  const question = await read((db) => db.caseQuestion.findFirst({ where, select: { audience: true } }));
  return question?.audience as Audience | undefined;
}

/** Whether any email about the request reached the person: another one that asks for the same may stand for it. */
async function hasBeenSentLink(tx: Transaction, requestId: string): Promise<boolean> {
  const kinds = await tx.privacyRequestEvent.findMany({ where: { requestId }, select: { kind: true } });
  const has = (sought: string) => kinds.some(({ kind }) => kind === sought);
  return !has("receipt-held") || has("confirmation-sent");
}

interface StepFacts {
  by: "requester" | "agent" | "operator" | "system";
  now: Date;
}

/**
 * The emails of a step: to the person concerned, and a short one to an agent. Steps that staff didn't take have a limit per
 * address, since anybody can file, confirm and withdraw requests with somebody else's address.
 * @returns what stores them in a transaction, and says whether all were sent
 */
export async function stepMails(
  request: CaseRow,
  step: MailedStep,
  words: StepWords,
  { by, now }: StepFacts,
) {
  const [email, agentEmail] = [requesterEmail(request), agentMailbox(request)];
  const stated = statedAt(request, now);
  const mails = [
    {
      recipient: email,
      send: await caseMail(
        request,
        { recipient: email, purpose: "privacy-follow" },
        (link) => stepMail(step, stated, words, link),
        now,
      ),
    },
  ];
  if (agentEmail) {
    const ofAgent = { ...stated, asked: await askedOf(request) };
    const send = await caseMail(
      request,
      { recipient: agentEmail, purpose: "privacy-agent" },
      (link) => agentStepMail(step, ofAgent, words, link),
      now,
    );
    mails.push({ recipient: agentEmail, send });
  }
  return async (tx: Transaction): Promise<boolean> => {
    const hadLink = by !== "system" || (await hasBeenSentLink(tx, request.id));
    let all = true;
    for (const { recipient, send } of mails) {
      const from = by === "operator" ? now : await mayMailFrom(tx, "privacy-request", recipient, now);
      // People must learn that the schedule closed their request, so that email is only delayed.
      const isSent = by === "system" ? hadLink : from <= now;
      if (isSent) await send(tx, from);
      all &&= isSent;
    }
    return all;
  };
}
