import "server-only";
import { actorName, type Context } from "./context";
import type { Transaction } from "./database";

/** What was done, of what kind: the audit's vocabulary, in which the console has a word for each. */
const auditActions = [
  "setting.changed",
  "announcement.planned",
  "announcement.changed",
  "announcement.removed",
  "access.lent",
  "access.revoked",
  "session.opened",
  "sessions.ended",
  "session.refused",
  "person.invited",
  "person.joined",
  "person.changed",
  "person.reset",
  "person.removed",
  "passkey.added",
  "passkey.removed",
  "password.set",
  "password.removed",
  "recovery.issued",
  "recovery.used",
  "token.added",
  "token.revoked",
  "incident.opened",
  "incident.updated",
  "message.marked",
  "mail.resent",
  "case.entered",
  "case.step",
  "case.note",
  "case.confirmation",
  "subject.exported",
  "subject.erased",
  "webhook.added",
  "webhook.changed",
  "webhook.paused",
  "webhook.resumed",
  "webhook.rotated",
  "webhook.removed",
  "webhook.pinged",
  "webhook.resent",
  "account.read",
] as const;
export type AuditAction = (typeof auditActions)[number];

interface Audited {
  action: AuditAction;
  /** The key or id of what it was done to. Never a person's words or address. */
  subject: string;
  before?: object;
  after?: object;
}

/** Records in a verb's own transaction who did what to what. */
export async function audit(tx: Transaction, context: Context, { action, subject, ...values }: Audited) {
  const { now: at, requestId } = context;
  await tx.auditEntry.create({
    data: { at, actor: actorName(context.actor), action, subject, requestId, ...values },
  });
}
