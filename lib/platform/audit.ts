import "server-only";
import { appendEntry, lockAudit, needsSeal } from "./audit-chain";
import { type Actor, actorName, type Context } from "./context";
import { read, type Transaction } from "./database";

/** What was done, of what kind: the audit's vocabulary, in which the console has a word for each. */
const auditActions = [
  "setting.changed",
  "announcement.planned",
  "announcement.changed",
  "announcement.removed",
  "access.created",
  // What earlier versions wrote for access.created. Rows of the audit can’t be changed.
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
  "codes.ended",
  "recovery.issued",
  "recovery.used",
  "token.added",
  "token.revoked",
  "incident.opened",
  "incident.updated",
  "message.marked",
  "message.answered",
  "message.assigned",
  "template.saved",
  "template.removed",
  "case.assigned",
  "notices.chosen",
  "mail.resent",
  "case.entered",
  "case.step",
  "case.note",
  "case.confirmation",
  "case.reported",
  "case.file-added",
  "case.file-removed",
  "case.file-fetched",
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
  "account.acknowledged",
  "cases.exported",
  "messages.exported",
  "audit.sealed",
] as const;
export type AuditAction = (typeof auditActions)[number];

interface AuditEntryInput {
  action: AuditAction;
  /** The key or id of what it was done to. Never a person's words or address. */
  subject: string;
  before?: object;
  after?: object;
}

/** Who it was, as they are called now, and how they did it. */
function whoOf(actor: Actor) {
  const nobody = { personId: null, personName: null, tokenName: null };
  if (actor.kind !== "staff") return { ...nobody, actor: actorName(actor) };
  const { identity, via } = actor;
  if (identity.kind === "person")
    return { ...nobody, actor: via, personId: identity.id, personName: identity.name };
  return { ...nobody, actor: via, tokenName: identity.kind === "token" ? identity.name : null };
}

/**
 * Records in a verb's own transaction who did what to what. Where several machines write, the rest of the transaction
 * waits for those that are adding an entry: it belongs at its end.
 */
export async function audit(
  tx: Transaction,
  context: Context,
  { action, subject, ...values }: AuditEntryInput,
) {
  const { now: at, requestId, actor } = context;
  const { before = null, after = null } = values;
  const who = whoOf(actor);
  await appendEntry(tx, { at, ...who, action, subject, before, after, requestId });
}

/**
 * Seals what was recorded before there was a chain, or under an earlier SESSION_SECRET, with an entry that says so. At
 * the start of a site; nothing when the newest entry is sealed.
 */
export async function sealAudit(context: Context): Promise<void> {
  if (!(await read(needsSeal))) return;
  await context.transact(async (tx) => {
    // Of several processes that start at once, one seals it.
    await lockAudit(tx);
    if (!(await needsSeal(tx))) return {};
    const entries = await tx.auditEntry.count();
    await audit(tx, context, { action: "audit.sealed", subject: "audit", after: { entries } });
    return {};
  });
}
