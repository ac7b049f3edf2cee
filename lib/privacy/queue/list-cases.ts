import "server-only";
import { assigneeWhere } from "@/lib/desk/assignee-filter";
import { listRefusedActions } from "@/lib/desk/held-actions";
import { audit } from "@/lib/platform/audit";
import { type Context, requireRecentProof, requireRight } from "@/lib/platform/context";
import { toCsv } from "@/lib/platform/csv";
import { type Reader, read } from "@/lib/platform/database";
import type { Prisma } from "@/lib/platform/database/generated/client";
import { containsText } from "@/lib/platform/database/sql";
import { pageOf } from "@/lib/platform/list-query";
import { hasRight } from "@/lib/platform/rights";
import { answerEvents, whereOpen } from "@/lib/privacy/core/case";
import { toCaseRow } from "@/lib/privacy/core/case-file";
import { unanswered } from "@/lib/privacy/core/conversation";
import { readReference } from "@/lib/privacy/core/reference";
import { whereUnconfirmed } from "@/lib/privacy/core/unconfirmed";
import { nameOfAction } from "@/lib/privacy/core/undoable";
import { whereAddressKnown, whereErasedAddress } from "@/lib/privacy/erasure/anonymize";
import { columnsFor } from "./export-columns";
import {
  anonymousViewer,
  needWhere,
  turnWhere,
  type Viewer,
  viewerOf,
  whereDueSoon,
  whereOverdue,
} from "./needs";
import { filterWhere, type QueueQuery, turnOf } from "./queue-query";

const pageSize = 50;

interface ListContext {
  now: Date;
  viewer: Viewer;
}

/** Finds people by a part of their address, and who filed for them by a part of their name or address. */
const peopleSearch = (search: string): Prisma.PrivacyRequestWhereInput[] => [
  { AND: [{ emailKey: containsText(search.toLowerCase()) }, whereAddressKnown] },
  { agentName: containsText(search) },
  { agentEmail: containsText(search) },
];

/**
 * Finds cases by a reference in any spelling, an exact part of one, or a whole address, even if it was erased.
 * @param seesPeople also by part of an address or name: for viewers who may not see these, searching would reveal them
 */
export function caseSearch(
  search: string,
  { seesPeople }: Pick<Viewer, "seesPeople">,
): Prisma.PrivacyRequestWhereInput {
  const reference = readReference(search);
  return {
    OR: [
      ...(reference ? [{ reference }] : []),
      { reference: containsText(search) },
      { emailKey: search.toLowerCase() },
      ...(search.includes("@") ? [whereErasedAddress(search)] : []),
      ...(seesPeople ? peopleSearch(search) : []),
    ],
  };
}

async function casesWhere(db: Reader, query: QueueQuery, context: ListContext) {
  const { filter, search, assignee = "all", turn, needs } = query;
  // AND keeps conditions on the same column apart.
  const conditions: Prisma.PrivacyRequestWhereInput[] = [
    assigneeWhere(assignee, context.viewer.personId),
    filterWhere(query),
    turn ? turnWhere(turn) : {},
    needs ? await needWhere(db, needs, context) : {},
    filter === "open" ? whereOpen : {},
    filter === "closed" ? { closedAt: { not: null } } : {},
    search ? caseSearch(search, context.viewer) : {},
  ];
  return { AND: conditions };
}

/**
 * One page of the queue. Open cases are sorted by due date, then those with a paused clock, the longest paused first;
 * closed ones by when they were closed, the latest first.
 * @param context the viewer, whose cases "mine" means, and the time; both decide `needs`
 */
export async function listCases(
  query: QueueQuery,
  context: ListContext = { now: new Date(), viewer: anonymousViewer },
) {
  const { filter, page: requestedPage } = query;
  const orderBy =
    filter === "closed"
      ? [{ closedAt: "desc" as const }]
      : [{ pausedAt: { sort: "asc" as const, nulls: "first" as const } }, { dueAt: "asc" as const }];
  return read(async (db) => {
    const where = await casesWhere(db, query, context);
    const total = await db.privacyRequest.count({ where });
    const { rows, ...place } = pageOf(requestedPage, total, pageSize);
    const include = {
      assignee: { select: { name: true } },
      _count: { select: { questions: { where: unanswered } } },
    };
    const foundRows = await db.privacyRequest.findMany({ where, include, orderBy, ...rows });
    const ids = foundRows.map(({ id }) => id);
    const refusedActions = await listRefusedActions(null, ids);
    const cases = foundRows.map(({ _count, assignee, ...row }) => {
      const queuedCase = toCaseRow(row);
      const notSent = refusedActions
        .filter(({ subjectId }) => subjectId === row.id)
        .map(({ fields }) => nameOfAction(fields));
      return {
        ...queuedCase,
        assignee: assignee?.name ?? null,
        turn: turnOf(queuedCase, _count.questions > 0),
        notSent,
      };
    });
    return { cases, total, ...place };
  });
}

/** The counts above the queue. */
export async function countCases(now: Date) {
  return read(async (db) => {
    const count = (where: Prisma.PrivacyRequestWhereInput) => db.privacyRequest.count({ where });
    const [open, overdue, dueSoon, unconfirmed] = await Promise.all([
      count(whereOpen),
      count(whereOverdue(now)),
      count(whereDueSoon(now)),
      count(whereUnconfirmed),
    ]);
    return { open, overdue, dueSoon, unconfirmed };
  });
}

/** Whether the export names the requesters. */
export function requireExportRight(context: Context): { addresses: boolean } {
  requireRight(context, "cases:read");
  const { actor } = context;
  const addresses = actor.kind === "staff" && hasRight(actor.role, "subjects:export");
  if (addresses) requireRecentProof(context);
  return { addresses };
}

/**
 * The cases of a queue as CSV, the latest first; all cases by default. The export is audited. It names requesters only for
 * staff who may read people's data.
 */
export async function exportCases(
  context: Context,
  query: QueueQuery = { filter: "all", search: "", page: 1 },
): Promise<string> {
  const { addresses } = requireExportRight(context);
  const { actor } = context;
  await context.transact(async (tx) => {
    await audit(tx, context, { action: "cases.exported", subject: "all", after: { addresses } });
    return {};
  });
  const viewer = actor.kind === "staff" ? await viewerOf(actor) : anonymousViewer;
  const rows = await read(async (db) => {
    const where = await casesWhere(db, query, { now: context.now, viewer });
    const include = {
      assignee: { select: { name: true } },
      events: { where: { kind: { in: [...answerEvents] } }, select: { kind: true } },
      questions: true,
    };
    return db.privacyRequest.findMany({ where, include, orderBy: { receivedAt: "desc" } });
  });
  const cases = rows.map(({ assignee, events, questions, ...row }) => ({
    ...toCaseRow(row),
    ...{ assignee, events, questions },
  }));
  const columns = columnsFor(addresses);
  return toCsv([
    columns.map(([heading]) => heading),
    ...cases.map((one) => columns.map(([, value]) => value(one, context.now))),
  ]);
}
