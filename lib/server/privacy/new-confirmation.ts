import "server-only";
import { addMinutes } from "date-fns";
import { newConfirmation } from "@/lib/email/templates/privacy-steps";
import { obstacle } from "@/lib/privacy/case";
import { Refusal } from "@/lib/refusal";
import { read, type Transaction } from "../db";
import { mayMail } from "../outbox/may-mail";
import { asCase } from "./case-row";
import { newLink } from "./links";
import { caseMail } from "./step-mails";

/** Minutes between two confirmation mails, so that nobody's mailbox is filled through us. */
const pause = 5;

/**
 * Mails another confirmation link; earlier ones stop working. Quietly does nothing within minutes of the last one, nor,
 * for a requester, when the address had enough mails: whoever filed requests in its name may be asking.
 * @returns the work of one transaction
 * @throws Refusal 404 for an unknown case, 409 when there is nothing left to confirm
 */
export async function sendNewConfirmation(id: string, actor: "requester" | "operator", now: Date) {
  const row = await read((db) => db.privacyRequest.findUnique({ where: { id } }));
  if (!row) throw new Refusal(404, "There is no such request.");
  const request = asCase(row);
  const reason = obstacle(request, "confirm", now);
  if (reason) throw new Refusal(409, reason);
  const confirm = newLink("privacy-confirm", request, now);
  const send = await caseMail(
    request,
    { recipient: request.email, purpose: "privacy-follow" },
    (follow) => newConfirmation(request, confirm.href, follow),
    now,
  );

  return async (tx: Transaction): Promise<{ sent: boolean }> => {
    const links = { purpose: "privacy-confirm", subjectId: id };
    const recent = { ...links, createdAt: { gt: addMinutes(now, -pause) } };
    if ((await tx.mailToken.count({ where: recent })) > 0) return { sent: false };
    const allowed = actor === "operator" || (await mayMail(tx, "privacy-request", request.email, now));
    if (!allowed) return { sent: false };
    await tx.mailToken.deleteMany({ where: { ...links, usedAt: null } });
    await confirm.store(tx);
    await send(tx);
    await tx.privacyRequestEvent.create({
      data: { requestId: id, at: now, actor, kind: "confirmation-sent" },
    });
    return { sent: true };
  };
}
