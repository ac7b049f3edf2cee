import "server-only";
import { addMinutes, subMinutes } from "date-fns";
import { canEmailNow } from "@/lib/mail/outbox";
import { audit } from "@/lib/platform/audit";
import { type Context, isStaff, requireRight } from "@/lib/platform/context";
import { read, type Transaction } from "@/lib/platform/database";
import type { MailToken } from "@/lib/platform/database/generated/client";
import { HttpError } from "@/lib/platform/http-error";
import { hashSecret } from "@/lib/platform/secrets";
import { prepareCaseEmail } from "@/lib/privacy/cases/prepare-emails";
import { newConfirmationEmail } from "@/lib/privacy/cases/step-emails";
import { prepareTransition, rejectLater } from "@/lib/privacy/cases/transition-case";
import { isFiledByAgent } from "@/lib/privacy/core/agent";
import { type CaseRow, type StepActor, stepObstacle, withCurrentDeadline } from "@/lib/privacy/core/case";
import { requireCaseRow, toCaseRow } from "@/lib/privacy/core/case-file";
import { lockCase } from "@/lib/privacy/core/case-version";
import { caseWords } from "@/lib/privacy/core/case-words";
import { minutesBetweenLinkEmails, newLink } from "@/lib/privacy/core/new-link";
import { recordEvent } from "@/lib/privacy/core/record-event";
import { findConfirmation, findToConfirm, isUsable } from "@/lib/privacy/core/request-links";
import { requestError } from "@/lib/privacy/words/request-words";

/** Browsers show only the last response, so a repeated request within these minutes gets the same one. */
const repeatMinutes = 10;

const wasJustUsed = ({ usedAt }: MailToken, now: Date) =>
  usedAt !== null && usedAt > subMinutes(now, repeatMinutes);

async function caseOf(link: MailToken): Promise<CaseRow | null> {
  const row = await read((db) => db.privacyRequest.findUnique({ where: { id: link.subjectId } }));
  return row && toCaseRow(row);
}

/** The request of a confirmation link; null if the link is unknown, used or expired, or the request was closed. */
export async function findConfirmable(token: string, now: Date): Promise<CaseRow | null> {
  const row = await findToConfirm(token, now);
  return row && toCaseRow(row);
}

/** Whether a link was used and its request is confirmed: a second press of its button must not look like a failure. */
export async function isConfirmed(token: string): Promise<boolean> {
  const link = await read((db) => findConfirmation(db, token));
  if (!link?.usedAt) return false;
  // Pressing the button uses a link up even if the request was withdrawn or closed before.
  return (await caseOf(link))?.verifiedAt != null;
}

/** Does nothing if the request's state changed meanwhile. */
function ignoreRefusal(refusal: unknown): null {
  if (refusal instanceof HttpError && refusal.status === 409) return null;
  throw refusal;
}

/**
 * Uses a confirmation link. A request that isn't waiting for it stays unchanged; a repeated request gets the same response.
 * @returns a link to the request
 */
export async function confirmRequest(context: Context, { token }: { token: string }) {
  const { now } = context;
  const dead = () => requestError(404, (words) => words.link);
  const link = await read((db) => findConfirmation(db, token));
  const works = link !== null && (isUsable(link, now) || wasJustUsed(link, now));
  const request = works ? await caseOf(link) : null;
  if (!request) throw dead();
  const step = { id: request.id, step: "confirm", by: "requester" } as const;
  const confirm = await prepareTransition(context, step).catch(ignoreRefusal);
  const follow = newLink("privacy-follow", request, now);

  return context.transact(async (tx) => {
    await lockCase(tx, request.id);
    const unused = { tokenHash: hashSecret(token), usedAt: null };
    const { count } = await tx.mailToken.updateMany({ where: unused, data: { usedAt: now } });
    if (count > 0) {
      await confirm?.(tx);
    } else {
      const usedLink = await findConfirmation(tx, token);
      if (!usedLink || !wasJustUsed(usedLink, now)) throw dead();
    }
    await follow.store(tx);
    return { success: true as const, reference: request.reference, token: follow.token };
  });
}

interface ConfirmationAction {
  /** The case. */
  id: string;
  by: Exclude<StepActor, "agent">;
}

/**
 * Prepares an email with another confirmation link; earlier links stop working. Does nothing, without an error, shortly after
 * the last one and, unless staff send it, if the address got too many emails: a stranger may have filed the request.
 * @returns the work of a transaction
 */
async function prepareConfirmation(context: Context, { id, by }: ConfirmationAction) {
  const { now } = context;
  const request = await read((db) => requireCaseRow(db, id));
  const reason = stepObstacle(request, "confirm", now);
  if (reason) throw new HttpError(409, reason);
  if (isFiledByAgent(request)) {
    throw requestError(409, (words) => words.proofNeeded);
  }
  const confirm = newLink("privacy-confirm", request, now);
  const send = await prepareCaseEmail(
    request,
    { recipient: request.email, purpose: "privacy-follow" },
    (follow) => newConfirmationEmail(withCurrentDeadline(request, now), confirm.href, follow),
    now,
  );

  return async (tx: Transaction): Promise<{ sent: boolean }> => {
    await lockCase(tx, id);
    // The person may have confirmed, withdrawn or been erased since.
    const current = await tx.privacyRequest.findUnique({ where: { id, emailKey: request.emailKey } });
    if (!current) throw new HttpError(404, caseWords.gone);
    const obstacle = stepObstacle(toCaseRow(current), "confirm", now);
    if (obstacle) throw new HttpError(409, obstacle);
    const links = { purpose: "privacy-confirm", subjectId: id };
    const recent = { ...links, createdAt: { gt: addMinutes(now, -minutesBetweenLinkEmails) } };
    if ((await tx.mailToken.count({ where: recent })) > 0) return { sent: false };
    const mayEmail = by === "operator" || (await canEmailNow(tx, "privacy-request", request.email, now));
    if (!mayEmail) return { sent: false };
    await tx.mailToken.deleteMany({ where: { ...links, usedAt: null } });
    await confirm.store(tx);
    await send(tx);
    await recordEvent(tx, context, { requestId: id, actor: by, kind: "confirmation-sent" });
    if (isStaff(context)) {
      await audit(tx, context, { action: "case.confirmation", subject: request.reference });
    }
    return { sent: true };
  };
}

/**
 * Emails another confirmation link.
 * @returns whether one was sent
 */
export async function sendNewConfirmation(
  context: Context,
  input: ConfirmationAction,
): Promise<{ sent: boolean }> {
  if (input.by === "operator") requireRight(context, "cases:write");
  return context.transact(await prepareConfirmation(context, input).catch(rejectLater));
}
