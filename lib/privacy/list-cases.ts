import "server-only";
import { whoseWhere } from "@/lib/desk/whose";
import { audit } from "@/lib/platform/audit";
import { type Context, requireRight } from "@/lib/platform/context";
import { toCsv } from "@/lib/platform/csv";
import { read } from "@/lib/platform/database";
import { containsText } from "@/lib/platform/database/sql";
import { pageOf } from "@/lib/platform/list-query";
import { openStates } from "./case";
import { asCase, type CaseRow } from "./case-file";
import { calendarDays } from "./clocks";
import { groundOf, kindsWhere, lawOf, laws, requestTypeLabel } from "./laws";
import type { QueueQuery } from "./queue-query";
import { readReference } from "./reference";

const pageSize = 50;

/**
 * One page of the queue: open cases by due date, so that what is overdue comes first, and after them those whose clock
 * stands still, the longest first; closed ones by when they were closed, the latest first.
 * `search` is a reference as anybody types it, part of one as it stands, or a whole address.
 * @param mine whose work "mine" is
 */
export async function listCases(
  { filter, search, page: asked, whose = "all" }: QueueQuery,
  mine: string | null = null,
) {
  const reference = readReference(search);
  const where = {
    ...whoseWhere(whose, mine),
    ...(filter === "open" && { state: { in: [...openStates] } }),
    ...(filter === "closed" && { closedAt: { not: null } }),
    ...(search && {
      OR: [
        ...(reference ? [{ reference }] : []),
        { reference: containsText(search) },
        { emailKey: search.toLowerCase() },
      ],
    }),
  };
  const orderBy =
    filter === "closed"
      ? [{ closedAt: "desc" as const }]
      : [{ pausedAt: { sort: "asc" as const, nulls: "first" as const } }, { dueAt: "asc" as const }];
  return read(async (db) => {
    const { rows, ...place } = pageOf(asked, await db.privacyRequest.count({ where }), pageSize);
    const include = { assignee: { select: { name: true } } };
    const cases = await db.privacyRequest.findMany({ where, include, orderBy, ...rows });
    return {
      cases: cases.map((row) => ({ ...asCase(row), assignee: row.assignee?.name ?? null })),
      ...place,
    };
  });
}

/** What the queue has to say at a glance. */
export async function countCases(now: Date, soon: Date) {
  const open = { state: { in: [...openStates] } };
  const running = { ...open, pausedAt: null };
  return read(async (db) => {
    const [all, overdue, dueSoon, unconfirmed] = await Promise.all([
      db.privacyRequest.count({ where: open }),
      db.privacyRequest.count({ where: { ...running, dueAt: { lt: now } } }),
      db.privacyRequest.count({ where: { ...running, dueAt: { gte: now, lt: soon } } }),
      db.privacyRequest.count({
        where: { state: "received", OR: kindsWhere(({ verification }) => verification !== null) },
      }),
    ]);
    return { open: all, overdue, dueSoon, unconfirmed };
  });
}

const day = (date: Date | null) => date?.toISOString() ?? "";
const flag = (value: boolean | null) => (value === null ? "" : value ? "yes" : "no");

type Column = [heading: string, value: (request: CaseRow) => string];

/** The boxes of all laws' forms, each once. */
const affirmations = [
  ...new Map(laws.flatMap(({ id }) => lawOf(id).affirmations.map((one) => [one.name, one]))).values(),
];

/** The log that 11 CCR §7101(b) asks for: when, what, how it came in, when and how it was answered, and why not. */
const columns: Column[] = [
  ["Reference", ({ reference }) => reference],
  ["Law", ({ law }) => lawOf(law).name],
  ["Request", ({ law, requestType }) => requestTypeLabel(law, requestType)],
  ["Manner", ({ channel }) => channel],
  ["Email", ({ email }) => email],
  ["Agent", ({ agentName }) => agentName ?? ""],
  ...affirmations.map(({ name, heading }): Column => [heading, (request) => flag(request[name])]),
  ["Global Privacy Control", ({ gpc }) => flag(gpc)],
  ["State", ({ state }) => state],
  ["Received", ({ receivedAt }) => day(receivedAt)],
  ["Receipt confirmed", ({ acknowledgedAt }) => day(acknowledgedAt)],
  ["Identity confirmed", ({ verifiedAt }) => day(verifiedAt)],
  ["Extended", ({ extendedAt }) => day(extendedAt)],
  ["Due", ({ dueAt }) => day(dueAt)],
  ["Appealed", ({ appealedAt }) => day(appealedAt)],
  ["Closed", ({ closedAt }) => day(closedAt)],
  [
    "Days to answer",
    // An appeal comes after the answer.
    ({ receivedAt, answeredAt, closedAt }) => {
      const answered = answeredAt ?? closedAt;
      return answered ? String(calendarDays(receivedAt, answered)) : "";
    },
  ],
  ["Legal ground", (request) => ground(request)],
];

function ground({ law, requestType, denialGround }: CaseRow): string {
  const found = denialGround ? groundOf(law, requestType, denialGround) : null;
  return found ? `${found.label} (${found.citation})` : "";
}

/** All cases as CSV, the latest first, and the record of who took them out. @throws Refusal 403 */
export async function exportCases(context: Context): Promise<string> {
  requireRight(context, "cases:read");
  await context.transact(async (tx) => {
    await audit(tx, context, { action: "cases.exported", subject: "all" });
    return {};
  });
  const rows = await read((db) => db.privacyRequest.findMany({ orderBy: { receivedAt: "desc" } }));
  const cases = rows.map(asCase);
  return toCsv([
    columns.map(([heading]) => heading),
    ...cases.map((one) => columns.map(([, value]) => value(one))),
  ]);
}
