import "server-only";
import type { MailContent } from "@/lib/mail/content";
import { earliestSendTime, enqueue } from "@/lib/mail/outbox";
import { renderMail } from "@/lib/mail/render-mail";
import { read, type Transaction } from "@/lib/platform/database";
import { agentMailbox, requesterEmail } from "@/lib/privacy/core/agent";
import { type CaseRow, type StepActor, withCurrentDeadline } from "@/lib/privacy/core/case";
import { type Audience, unanswered } from "@/lib/privacy/core/conversation";
import { type LinkPurpose, newLink } from "@/lib/privacy/core/new-link";
import { site } from "@/lib/site/brand";
import { agentStepEmail, type EmailedStep, type StepTexts, stepEmail } from "./step-emails";

interface Addressee {
  recipient: string;
  purpose: LinkPurpose;
}

/** Renders an email about a case with a new link in it. @returns what stores both in a transaction */
export async function prepareCaseEmail(
  request: CaseRow,
  to: Addressee,
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

/**
 * The emails of a step, to the requester and a short one to an agent. Steps that staff didn't take have a limit per address, since anybody
 * can file, confirm and withdraw requests with somebody else's address. Emails about steps of the schedule are delayed, not left out.
 * @returns what stores them in a transaction, and says whether none was left out because of the limit
 */
export async function prepareStepEmails(
  request: CaseRow,
  step: EmailedStep,
  words: StepTexts,
  { by, now }: { by: StepActor; now: Date },
) {
  const requestForEmail = withCurrentDeadline(request, now);
  const prepare = async (to: Addressee, content: (link: string) => MailContent) => ({
    ...to,
    send: await prepareCaseEmail(request, to, content, now),
  });
  const toPerson = { recipient: requesterEmail(request), purpose: "privacy-follow" } as const;
  const emails = [await prepare(toPerson, (link) => stepEmail(step, requestForEmail, words, link))];
  const agentEmail = agentMailbox(request);
  if (agentEmail) {
    const ofAgent = { ...requestForEmail, questionAudience: await askedOf(request) };
    const toAgent = { recipient: agentEmail, purpose: "privacy-agent" } as const;
    emails.push(await prepare(toAgent, (link) => agentStepEmail(step, ofAgent, words, link)));
  }
  return async (tx: Transaction): Promise<boolean> => {
    let all = true;
    for (const { recipient, purpose, send } of emails) {
      // Whoever got an email about the request before has a link in it, which is kept as long as the request.
      const links = { subjectId: request.id, purpose };
      if (by === "system" && (await tx.mailToken.count({ where: links })) === 0) continue;
      const from = by === "operator" ? now : await earliestSendTime(tx, "privacy-request", recipient, now);
      const maySend = by === "system" || from <= now;
      if (maySend) await send(tx, from);
      all &&= maySend;
    }
    return all;
  };
}
