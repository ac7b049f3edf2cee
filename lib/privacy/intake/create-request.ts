import "server-only";
import { randomUUID } from "node:crypto";
import { connectorNames } from "@/lib/auth/sessions/tokens";
import { notifyStaff } from "@/lib/desk/notices";
import { canEmailNow, enqueue } from "@/lib/mail/outbox";
import { renderMail } from "@/lib/mail/render-mail";
import { audit } from "@/lib/platform/audit";
import { type Context, clientHash, staffName } from "@/lib/platform/context";
import { lock, read, type Transaction } from "@/lib/platform/database";
import { env } from "@/lib/platform/environment";
import { newReference } from "@/lib/platform/reference";
import { notifyConnectors } from "@/lib/privacy/connectors/connectors";
import { agentMailbox, isFiledByAgent, requesterEmail } from "@/lib/privacy/core/agent";
import { needsConfirmation, withCurrentDeadline } from "@/lib/privacy/core/case";
import { computeAcknowledgeBy, computeDueAt } from "@/lib/privacy/core/deadlines";
import { agentReceipt, privacyNotice, privacyReceipt, representedNotice } from "@/lib/privacy/core/emails";
import { publishCase } from "@/lib/privacy/core/events";
import { newLink } from "@/lib/privacy/core/new-link";
import type { PrivacyChannel, PrivacyRequestInput } from "@/lib/privacy/core/schema";
import { storeOptOutSignal, whereOptOutActive } from "@/lib/privacy/erasure/active-opt-outs";
import { isComplaint, lawOf, requestName, rightOf } from "@/lib/privacy/laws";
import { intakeWords } from "@/lib/privacy/words/intake-words";
import { site } from "@/lib/site/brand";
import { longDate } from "@/lib/site/dates";
import type { Language } from "@/lib/site/language";
import { casePaths } from "@/lib/site/staff-paths";

interface FilingOptions {
  /** The browser sent a Global Privacy Control signal. */
  gpc?: boolean;
  /** How and when it was received, if not by this form and now. */
  channel?: PrivacyChannel;
  receivedAt?: Date;
  /** The language of the requester, by default that of the form. */
  language?: Language;
}

/** The law's own checkboxes, ticked or not. */
const affirmed = (input: PrivacyRequestInput) =>
  Object.fromEntries(lawOf(input.law).affirmations.map(({ name }) => [name, input[name]]));

/**
 * The immediate answer to a request that forbids what we never do: it is complete once it is stored. Null if staff answer, or
 * if other systems hold data and have to act.
 */
async function prepareImmediateAnswer(
  { law, requestType }: PrivacyRequestInput,
  language: Language,
  now: Date,
) {
  const answer = rightOf(law, requestType, language).answeredAtOnce;
  if (answer === null) return null;
  return (await read((db) => connectorNames(db, now))).length === 0 ? answer : null;
}

/**
 * Stores a privacy request with its due dates, the receipts and the email to the team. The answer doesn't depend on whether the
 * address is known; a duplicate is only linked.
 */
export async function createRequest(
  context: Context,
  input: PrivacyRequestInput,
  filing: FilingOptions = {},
) {
  const { now } = context;
  const { gpc = false, channel = "website", receivedAt = now, language = context.language } = filing;
  const sender = await clientHash(context);
  const id = randomUUID();
  const reference = newReference(lawOf(input.law).referencePrefix);
  const request = {
    law: input.law,
    region: input.region ?? null,
    requestType: input.requestType,
    language,
    email: input.email,
    description: input.description,
    agentName: input.agentName?.trim() || null,
    agentEmail: input.agentEmail || null,
    filedBy: input.agentEmail ? (input.filedBy ?? "agent") : null,
    reference,
    receivedAt,
    dueAt: computeDueAt({ law: input.law, requestType: input.requestType, receivedAt, region: input.region }),
  };
  const answer = await prepareImmediateAnswer(input, language, now);
  const isComplete = answer !== null;
  const subject = { id, reference, language };
  const follow = newLink("privacy-follow", subject, now);
  const toConfirm = needsConfirmation(request);
  // Representatives prove their authority to staff.
  const confirm = toConfirm && !isFiledByAgent(request) ? newLink("privacy-confirm", subject, now) : null;
  const requester = requesterEmail(request);
  const agentEmail = agentMailbox(request);
  const representedMailbox = requester.toLowerCase() === input.email.toLowerCase() ? null : input.email;
  const agent = agentEmail ? newLink("privacy-agent", subject, now) : null;
  const { form, complaint } = intakeWords[context.language];
  const { received } = isComplaint(request) ? complaint : form;
  const caseLink = `${site.url}${casePaths.file(id)}`;
  const requestForEmail = withCurrentDeadline({ ...request, pausedAt: null }, now);
  const [receipt, notice, agentReceiptEmail, representedEmail] = await Promise.all([
    renderMail(
      privacyReceipt(requestForEmail, { follow: follow.href, confirm: confirm?.href }, { gpc, answer }),
    ),
    isComplete ? null : renderMail(privacyNotice(requestForEmail, caseLink)),
    agent && renderMail(agentReceipt(requestForEmail, agent.href, { isComplete })),
    representedMailbox && renderMail(representedNotice(requestForEmail, { isComplete })),
  ]);
  const about = { topic: "privacy-request", subjectId: id } as const;
  const emailKey = input.email.toLowerCase();

  // Requests entered by staff have no client address.
  const filedHere = channel === "website";
  const mayReach = async (tx: Transaction, address: string) =>
    !filedHere || (await canEmailNow(tx, about.topic, address, now));

  return context.transact(async (tx) => {
    // Of two simultaneous ones the later is the duplicate.
    await lock(tx, `privacy requests of ${emailKey}`);
    const toPerson = await mayReach(tx, requester);
    const toAgent = agentEmail !== null && (await mayReach(tx, agentEmail));
    const toRepresented = representedMailbox !== null && (await mayReach(tx, representedMailbox));
    const earlierRequest = await tx.privacyRequest.findFirst({
      where: { emailKey, law: input.law, requestType: input.requestType, closedAt: null },
      orderBy: { receivedAt: "asc" },
      select: { id: true },
    });
    await tx.privacyRequest.create({
      data: {
        id,
        ...request,
        emailKey,
        ...affirmed(input),
        channel,
        gpc,
        state: isComplete ? "completed" : "received",
        closedAt: isComplete ? now : null,
        acknowledgeBy: computeAcknowledgeBy(input.law, receivedAt),
        // The form's answer confirms the receipt at once; others get our email first.
        acknowledgedAt: filedHere ? now : null,
        duplicateOfId: earlierRequest?.id ?? null,
        clientHash: sender,
        events: {
          create: [
            {
              at: now,
              actor: filedHere ? "requester" : "operator",
              staff: filedHere ? null : staffName(context),
              kind: "received",
            },
            ...(gpc ? [{ at: now, actor: "requester", kind: "gpc" }] : []),
            ...(isComplete ? [{ at: now, actor: "system", kind: "completed", note: answer }] : []),
            ...(toPerson ? [] : [{ at: now, actor: "system", kind: "receipt-held" }]),
          ],
        },
      },
    });
    if (gpc) await storeOptOutSignal(tx, input.email, now);
    if (!filedHere)
      await audit(tx, context, { action: "case.entered", subject: reference, after: { channel } });
    const replyTo = site.email.privacy;
    if (toPerson) {
      for (const link of [follow, confirm]) await link?.store(tx);
      await enqueue(tx, { ...receipt, recipient: requester, replyTo, ...about }, now);
    }
    if (agent && agentReceiptEmail && toAgent) {
      await agent.store(tx);
      await enqueue(tx, { ...agentReceiptEmail, recipient: agentEmail, replyTo, ...about }, now);
    }
    if (representedEmail && toRepresented) {
      await enqueue(tx, { ...representedEmail, recipient: representedMailbox, replyTo, ...about }, now);
    }
    if (notice) {
      await enqueue(tx, { ...notice, recipient: env().TEAM_MAIL, replyTo: requester, ...about }, now);
    }
    const createdRequest = { ...request, id, state: "received" };
    await publishCase(tx, context, "received", createdRequest);
    // Work on it may begin at once if it needs no confirmation.
    if (!toConfirm && !isComplaint(request)) await notifyConnectors(tx, context, createdRequest);
    if (isComplete) {
      await publishCase(tx, context, "closed", { ...createdRequest, state: "completed" });
    } else {
      const news = { reference, kind: requestName(request), path: casePaths.file(id) };
      const complaintSubject = isComplaint(request) ? `New privacy complaint ${reference}` : undefined;
      await notifyStaff(tx, context, { about: "cases", ...news, subject: complaintSubject });
    }
    return {
      success: true as const,
      reference,
      dueAt: request.dueAt.toISOString(),
      message: answer
        ? form.completed({ reference, answer })
        : [
            received({ reference, due: longDate(request.dueAt, context.language) }),
            ...(confirm && agentEmail ? [form.personConfirms] : []),
          ].join(" "),
      confirmByEmail: confirm !== null && agentEmail === null,
      completed: isComplete,
    };
  });
}

/** Whether the request of a reference is open, or is an opt-out that is still active. */
export async function isRequestActive(tx: Transaction, reference: string | undefined): Promise<boolean> {
  // Responses stored by older versions may lack the reference, and Prisma ignores an undefined condition.
  if (reference === undefined) return false;
  const where = { reference, OR: [{ closedAt: null }, whereOptOutActive] };
  return (await tx.privacyRequest.count({ where })) > 0;
}
