import "server-only";
import { type ListQuery, pageOf } from "@/lib/operator/list-query";
import { read } from "../db";

export const mailFilters = ["dead", "pending", "sent"] as const;
export type MailFilter = (typeof mailFilters)[number];

const wheres = {
  dead: { state: "dead" },
  pending: { state: { in: ["pending", "sending"] } },
  sent: { state: "sent" },
};

/** What may be shown of a mail: everything but its content and its claims. */
const shown = {
  id: true,
  recipient: true,
  subject: true,
  topic: true,
  state: true,
  attempts: true,
  nextAttemptAt: true,
  lastError: true,
  createdAt: true,
  sentAt: true,
} as const;

/** One page of the outbox, and how many each part of it has. */
export async function listMails({ filter, page: asked }: ListQuery<MailFilter>) {
  return read(async (db) => {
    const counts = await Promise.all(mailFilters.map((name) => db.outboxMail.count({ where: wheres[name] })));
    const { rows, ...place } = pageOf(asked, counts[mailFilters.indexOf(filter)] ?? 0);
    const mails = await db.outboxMail.findMany({
      where: wheres[filter],
      select: shown,
      orderBy: filter === "pending" ? { nextAttemptAt: "asc" } : { createdAt: "desc" },
      ...rows,
    });
    return { mails, counts, ...place };
  });
}
