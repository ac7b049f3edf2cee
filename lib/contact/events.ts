import "server-only";
import type { Assignment } from "@/lib/desk/assignee";
import { maxChanges, versionConflict } from "@/lib/desk/version";
import { actorName, type Context } from "@/lib/platform/context";
import type { Transaction } from "@/lib/platform/database";
import type { ContactMessage, Prisma } from "@/lib/platform/database/generated/client";
import { HttpError } from "@/lib/platform/http-error";
import { publish } from "@/lib/webhooks/publish";
import { eventLabels } from "./console-words";

/** What happens to a message after it was received; each is an entry in its thread. */
type ContactEventKind = Assignment | "handled" | "reopened" | "answered" | "replied";

/** A message, and the version that was seen; without a version, conflicts aren't checked. */
export interface MessageVersion {
  id: string;
  version?: number;
}

/** The changes since the version that was seen. */
async function conflictSince(tx: Transaction, id: string, seen: number, current: number): Promise<HttpError> {
  const events = await tx.contactEvent.findMany({
    where: { messageId: id },
    orderBy: { id: "desc" },
    take: Math.min(Math.max(current - seen, 1), maxChanges),
  });
  return versionConflict(
    events.map(({ kind, actor, at }) => ({ what: eventLabels[kind] ?? kind, who: actor, at })),
  );
}

interface ContactChange {
  /** Whether it is handled or new afterward. */
  handled?: boolean;
  assigneeId?: string | null;
  event: {
    kind: ContactEventKind;
    /** The author’s name, if it isn’t the context’s actor. */
    actor?: string;
    note?: string;
    mailId?: string;
    mailRef?: string | null;
    attachments?: Prisma.ContactAttachmentUncheckedCreateNestedManyWithoutEventInput;
  };
}

/** Locks messages, so that what is read afterward stays true. One order for all, so that two bulk actions can't block each other. */
export async function lockMessages(tx: Transaction, ids: readonly string[]): Promise<void> {
  for (const id of [...new Set(ids)].toSorted()) {
    await tx.contactMessage.updateMany({ where: { id }, data: { version: { increment: 0 } } });
  }
}

/**
 * Changes a message and records the action in its thread. Everything that makes a message handled or new calls it, so
 * events about that state are published here.
 * @param change computes the change from the current message
 * @returns the message before the change, except that its version counts it already
 */
export async function changeMessage(
  tx: Transaction,
  context: Context,
  { id, version }: MessageVersion,
  change: (message: ContactMessage) => ContactChange | Promise<ContactChange>,
): Promise<ContactMessage> {
  const { now, actor } = context;
  // First, because it locks the row: what is read afterward stays true until the end of the transaction.
  const { count } = await tx.contactMessage.updateMany({
    where: { id, version },
    data: { version: { increment: 1 } },
  });
  const message = await tx.contactMessage.findUnique({ where: { id } });
  if (!message) throw new HttpError(404, "This message doesn’t exist.");
  if (version !== undefined && count === 0) throw await conflictSince(tx, id, version, message.version);
  const { handled, assigneeId, event } = await change(message);
  await tx.contactMessage.update({
    where: { id },
    data: {
      assigneeId,
      ...(handled !== undefined && { handledAt: handled ? now : null }),
      events: { create: { at: now, actor: actorName(actor), ...event } },
    },
  });
  const { reference, type: kind, handledAt } = message;
  if (handled && handledAt === null) {
    await publish(tx, context, { type: "contact.answered", data: { id, reference, kind } });
  }
  return message;
}
