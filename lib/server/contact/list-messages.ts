import "server-only";
import { type ListQuery, pageOf } from "@/lib/operator/list-query";
import { read } from "../db";

export const messageFilters = ["new", "suspected", "handled"] as const;
export type MessageFilter = (typeof messageFilters)[number];

const wheres = {
  new: { handledAt: null, suspicion: null },
  suspected: { handledAt: null, suspicion: { not: null } },
  handled: { handledAt: { not: null } },
} as const;

/** One page of the messages, newest first, and how many each part of the list has. */
export async function listMessages({ filter, page: asked }: ListQuery<MessageFilter>) {
  return read(async (db) => {
    const counts = await Promise.all(
      messageFilters.map((name) => db.contactMessage.count({ where: wheres[name] })),
    );
    const { rows, ...place } = pageOf(asked, counts[messageFilters.indexOf(filter)] ?? 0);
    const messages = await db.contactMessage.findMany({
      where: wheres[filter],
      omit: { clientHash: true },
      orderBy: filter === "handled" ? { handledAt: "desc" } : { createdAt: "desc" },
      ...rows,
    });
    return { messages, counts, ...place };
  });
}
