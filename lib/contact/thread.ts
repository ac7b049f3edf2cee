import "server-only";
import { read } from "@/lib/platform/database";

/** A message with everything that staff did with it, the mails of its answers among it; null when there is none. */
export function readThread(id: string) {
  return read(async (db) => {
    const message = await db.contactMessage.findUnique({
      where: { id },
      omit: { clientHash: true },
      include: {
        events: { orderBy: { id: "asc" } },
        assignee: { select: { id: true, name: true } },
      },
    });
    if (!message) return null;
    const ids = message.events.flatMap(({ mailId }) => mailId ?? []);
    const mails = await db.outboxMail.findMany({
      where: { id: { in: ids } },
      select: { id: true, state: true, attempts: true, nextAttemptAt: true, lastError: true, sentAt: true },
    });
    const events = message.events.map((event) => ({
      ...event,
      mail: mails.find(({ id: mailId }) => mailId === event.mailId) ?? null,
    }));
    return { ...message, events };
  });
}

/** The message that waits longest among those that are nobody's, or of who asks. */
export function findNextMessage(
  except: string,
  mine: string | null,
): Promise<{ id: string; name: string } | null> {
  return read((db) =>
    db.contactMessage.findFirst({
      where: {
        handledAt: null,
        suspicion: null,
        id: { not: except },
        OR: [{ assigneeId: null }, ...(mine ? [{ assigneeId: mine }] : [])],
      },
      select: { id: true, name: true },
      orderBy: { createdAt: "asc" },
    }),
  );
}
