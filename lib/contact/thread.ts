import "server-only";
import { read } from "@/lib/platform/database";
import { answerFileQuery } from "./files";
import { whereNew } from "./list";

/** A message with all actions of staff, including its answers' emails; null if it doesn't exist. */
export function readThread(id: string) {
  return read(async (db) => {
    const message = await db.contactMessage.findUnique({
      where: { id },
      omit: { clientHash: true },
      include: {
        events: { orderBy: { id: "asc" }, include: { attachments: answerFileQuery } },
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

/** The message that has waited longest, among unassigned ones and the viewer's own. */
export function findNextMessage(
  except: string,
  mine: string | null,
): Promise<{ id: string; name: string } | null> {
  return read((db) =>
    db.contactMessage.findFirst({
      where: {
        ...whereNew,
        id: { not: except },
        OR: [{ assigneeId: null }, ...(mine ? [{ assigneeId: mine }] : [])],
      },
      select: { id: true, name: true },
      orderBy: { createdAt: "asc" },
    }),
  );
}
