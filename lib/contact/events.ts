import "server-only";
import type { Assignment } from "@/lib/desk/assignee";
import { mostChanges, versionConflict } from "@/lib/desk/version";
import { actorName, type Context } from "@/lib/platform/context";
import type { Transaction } from "@/lib/platform/database";
import type { ContactMessage, Prisma } from "@/lib/platform/database/generated/client";
import { HttpError } from "@/lib/platform/http-error";
import { eventLabels } from "./console-words";

/** Actions of staff on a message; each is an entry in its thread. */
type ContactEventKind = Assignment | "handled" | "reopened" | "answered";

/** A message, and the version that was seen; without a version, conflicts aren't checked. */
export interface MessageVersion {
  id: string;
  version?: number;
}

/** The changes since the version that was seen. */
async function changesSince(tx: Transaction, id: string, seen: number, current: number): Promise<HttpError> {
  const events = await tx.contactEvent.findMany({
    where: { messageId: id },
    orderBy: { id: "desc" },
    take: Math.min(Math.max(current - seen, 1), mostChanges),
  });
  return versionConflict(
    events.map(({ kind, actor, at }) => ({ what: eventLabels[kind] ?? kind, who: actor, at })),
  );
}

interface ContactChange {
  data?: Prisma.ContactMessageUncheckedUpdateManyInput;
  event: {
    kind: ContactEventKind;
    note?: string;
    mailId?: string;
    mailRef?: string;
    attachments?: Prisma.ContactAttachmentUncheckedCreateNestedManyWithoutEventInput;
  };
}

/**
 * Changes a message and records the action in its thread.
 * @param change computes the change from the current message
 * @returns the message before the change
 * @throws HttpError 404; 409 that names what somebody else did since the version that was seen
 */
export async function changeMessage(
  tx: Transaction,
  context: Context,
  { id, version }: MessageVersion,
  change: (message: ContactMessage) => ContactChange | Promise<ContactChange>,
): Promise<ContactMessage> {
  const message = await tx.contactMessage.findUnique({ where: { id } });
  if (!message) throw new HttpError(404, "This message doesn’t exist.");
  if (version !== undefined && version !== message.version) {
    throw await changesSince(tx, id, version, message.version);
  }
  const { data, event } = await change(message);
  const { count } = await tx.contactMessage.updateMany({
    where: { id, version: message.version },
    data: { ...data, version: { increment: 1 } },
  });
  if (count === 0) throw await changesSince(tx, id, message.version, message.version + 1);
  const { now: at, actor } = context;
  await tx.contactEvent.create({ data: { messageId: id, at, actor: actorName(actor), ...event } });
  return message;
}
