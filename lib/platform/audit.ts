import "server-only";
import { appendEntry, lockAudit, needsSeal } from "./audit-chain";
import { type Actor, actorName, type Context } from "./context";
import { read, type Transaction } from "./database";

/** The actions that the audit records. The console has a sentence for each. */
const auditActions = [
  "setting.changed",
  "announcement.planned",
  "announcement.changed",
  "announcement.removed",
  "access.created",
  // Earlier versions wrote this for access.created, and audit entries can’t be changed.
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
  "message.file-fetched",
  "template.saved",
  "template.removed",
  "case.assigned",
  "notices.chosen",
  "mail.resent",
  "case.entered",
  "case.step",
  "case.note",
  "case.not-carried-out",
  "case.discarded",
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
/** What an action is about: the part before the dot. */
export type AuditKind = AuditAction extends `${infer Kind}.${string}` ? Kind : never;
/** The kind of a stored action: the part before the dot. */
export const auditKindOf = (action: string) => action.split(".", 1)[0] as AuditKind;

interface AuditEntryInput {
  action: AuditAction;
  /** The key or id of the subject. Never a person's text or address. */
  subject: string;
  before?: object;
  after?: object;
}

/** The columns of an entry that say who acted: the current name, and by console, API or command line. */
function actorColumns(actor: Actor) {
  const nobody = { personId: null, personName: null, tokenName: null };
  if (actor.kind !== "staff") return { ...nobody, actor: actorName(actor) };
  const { identity, via } = actor;
  if (identity.kind === "person")
    return { ...nobody, actor: via, personId: identity.id, personName: identity.name };
  return { ...nobody, actor: via, tokenName: identity.kind === "token" ? identity.name : null };
}

/**
 * Adds an audit entry in the transaction of the change. Call it last: with several machines, it waits for their audit entries
 * and keeps a lock until the end of the transaction.
 */
export async function audit(
  tx: Transaction,
  context: Context,
  { action, subject, ...values }: AuditEntryInput,
) {
  const { now: at, requestId, actor } = context;
  const { before = null, after = null } = values;
  const who = actorColumns(actor);
  await appendEntry(tx, { at, ...who, action, subject, before, after, requestId });
}

/**
 * Seals entries from before the chain, or from an earlier SESSION_SECRET, by adding an entry. Runs at the start of the site;
 * does nothing if the newest entry is sealed.
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
