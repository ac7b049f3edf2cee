import "server-only";
import { assigneeIdOf } from "@/lib/desk/assignee";
import { type AssigneeFilter, assigneeWhere } from "@/lib/desk/assignee-filter";
import { deskWords } from "@/lib/desk/words";
import { audit } from "@/lib/platform/audit";
import { type Context, inTransaction, requireRecentProof, requireRight } from "@/lib/platform/context";
import { toCsv } from "@/lib/platform/csv";
import { type Reader, read } from "@/lib/platform/database";
import type { ContactMessage, Prisma } from "@/lib/platform/database/generated/client";
import { containsText } from "@/lib/platform/database/sql";
import { HttpError } from "@/lib/platform/http-error";
import { type ListQuery, pageOf } from "@/lib/platform/list-query";
import { answerTopic, assignMessage } from "./answer";
import { lockMessages } from "./events";
import { readMessageReference } from "./reference";
import { contactRows, contactTextFields } from "./schema";
import { markMessage } from "./store";

type Where = Prisma.ContactMessageWhereInput;

export const messageFilters = ["new", "suspected", "undelivered", "handled", "all"] as const;
export type MessageFilter = (typeof messageFilters)[number];

/** Messages that nobody has handled, except suspected ones. */
export const whereNew = { handledAt: null, suspicion: null } satisfies Where;

/** Messages with an answer whose email failed. */
export async function undeliveredAnswers(db: Reader): Promise<Where> {
  const where = { state: "dead", topic: answerTopic };
  const mails = await db.outboxMail.findMany({ where, select: { subjectId: true }, take: 1000 });
  return { id: { in: mails.flatMap(({ subjectId }) => subjectId ?? []) } };
}

const wheres: Record<Exclude<MessageFilter, "undelivered">, Where> = {
  new: whereNew,
  suspected: { handledAt: null, suspicion: { not: null } },
  handled: { handledAt: { not: null } },
  all: {},
};

const whereOf = (db: Reader, filter: MessageFilter): Where | Promise<Where> =>
  filter === "undelivered" ? undeliveredAnswers(db) : wheres[filter];

/** Messages that match a reference, in any spelling, or part of any text that the visitor typed. */
export function messageSearch(search: string): Where {
  if (search === "") return {};
  const contains = containsText(search);
  const reference = readMessageReference(search);
  return {
    OR: [{ reference: reference ?? contains }, ...contactTextFields.map((name) => ({ [name]: contains }))],
  };
}

interface MessageQuery {
  query: ListQuery<MessageFilter>;
  assignee?: AssigneeFilter;
  /** The person whose work "mine" means. */
  mine?: string | null;
}

const whereMatches = ({ query: { search = "" }, assignee = "all", mine = null }: MessageQuery): Where => ({
  AND: [assigneeWhere(assignee, mine), messageSearch(search)],
});

/** One page of messages, newest first, and the number in each part of the list. */
export async function listMessages(
  query: ListQuery<MessageFilter>,
  assignee: AssigneeFilter = "all",
  mine: string | null = null,
) {
  const { filter, page: requestedPage } = query;
  const matching = whereMatches({ query, assignee, mine });
  return read(async (db) => {
    const parts = await Promise.all(messageFilters.map((name) => whereOf(db, name)));
    const counts = await Promise.all(
      parts.map((part) => db.contactMessage.count({ where: { AND: [part, matching] } })),
    );
    const index = messageFilters.indexOf(filter);
    const { rows, ...place } = pageOf(requestedPage, counts[index] ?? 0);
    const messageRows = await db.contactMessage.findMany({
      where: { AND: [parts[index] ?? {}, matching] },
      omit: { clientHash: true },
      include: {
        assignee: { select: { id: true, name: true } },
        // A reply after our answer makes it our turn again.
        events: {
          where: { kind: { in: ["answered", "replied"] } },
          select: { kind: true },
          orderBy: { id: "desc" },
          take: 1,
        },
      },
      orderBy: filter === "handled" ? { handledAt: "desc" } : { createdAt: "desc" },
      ...rows,
    });
    const messages = messageRows.map(({ events: [last], ...message }) => ({
      ...message,
      isAnswered: last?.kind === "answered",
    }));
    return { messages, counts, ...place };
  });
}

/** The bulk actions that mark messages. All others assign them. */
const marks: readonly string[] = ["handled", "open"];

/** Whether a message is already marked or assigned this way. */
function hasTargetState({ actor }: Context, to: string, message: ContactMessage): boolean {
  const { handledAt, assigneeId } = message;
  if (marks.includes(to)) return (handledAt !== null) === (to === "handled");
  return assigneeId === assigneeIdOf(actor, to);
}

/**
 * Marks or assigns several messages regardless of their versions, all or none. Messages already in that state are
 * skipped.
 * @returns how many were selected
 */
export async function changeMessages(
  context: Context,
  { ids, to }: { ids: readonly string[]; to: string },
): Promise<{ count: number }> {
  requireRight(context, "messages:write");
  if (ids.length === 0) throw new HttpError(422, deskWords.bulk.none);
  return context.transact(async (tx) => {
    const inside = inTransaction(context, tx);
    await lockMessages(tx, ids);
    const rows = await tx.contactMessage.findMany({ where: { id: { in: [...ids] } } });
    if (rows.length < new Set(ids).size) throw new HttpError(404, "This message doesn’t exist.");
    for (const { id } of rows.filter((row) => !hasTargetState(context, to, row))) {
      if (marks.includes(to)) await markMessage(inside, { id, handled: to === "handled" });
      else await assignMessage(inside, { id, to });
    }
    return { count: rows.length };
  });
}

export function mayExportMessages(context: Context): void {
  requireRight(context, "messages:read");
  requireRecentProof(context);
}

/** The messages of a list as CSV, latest first, with an audit entry for the export. */
export async function exportMessages(context: Context, sought: MessageQuery): Promise<string> {
  mayExportMessages(context);
  const rows = await read(async (db) =>
    db.contactMessage.findMany({
      where: { AND: [await whereOf(db, sought.query.filter), whereMatches(sought)] },
      include: { assignee: { select: { name: true } } },
      orderBy: { createdAt: "desc" },
    }),
  );
  await context.transact(async (tx) => {
    await audit(tx, context, { action: "messages.exported", subject: "all", after: { count: rows.length } });
    return {};
  });
  const lines = rows.map((row) => [
    ["Reference", row.reference],
    ["Received", row.createdAt.toISOString()],
    ...contactRows(row).map(({ row: pair }) => pair),
    ["Message", row.message],
    ["Suspected", row.suspicion ?? ""],
    ["Assignee", row.assignee?.name ?? ""],
    ["Handled", row.handledAt?.toISOString() ?? ""],
  ]);
  const headings = lines[0]?.map(([heading = ""]) => heading) ?? ["Reference"];
  return toCsv([headings, ...lines.map((line) => line.map(([, value = ""]) => value))]);
}
