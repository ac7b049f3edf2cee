import "server-only";
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
 * One page of the queue: open cases by due date, so that what is overdue comes first; closed ones by when they were
 * closed, the latest first.
 * `search` is a reference as anybody types it, part of one as it stands, or a whole address.
 */
export async function listCases({ filter, search, page: asked }: QueueQuery) {
  const reference = readReference(search);
  const where = {
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
  const orderBy = filter === "closed" ? { closedAt: "desc" as const } : { dueAt: "asc" as const };
  return read(async (db) => {
    const { rows, ...place } = pageOf(asked, await db.privacyRequest.count({ where }), pageSize);
    const cases = await db.privacyRequest.findMany({ where, orderBy, ...rows });
    return { cases: cases.map(asCase), ...place };
  });
}

/** What the queue has to say at a glance. */
export async function countCases(now: Date, soon: Date) {
  const open = { state: { in: [...openStates] } };
  return read(async (db) => {
    const [all, overdue, dueSoon, unconfirmed] = await Promise.all([
      db.privacyRequest.count({ where: open }),
      db.privacyRequest.count({ where: { ...open, dueAt: { lt: now } } }),
      db.privacyRequest.count({ where: { ...open, dueAt: { gte: now, lt: soon } } }),
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
  ["Closed", ({ closedAt }) => day(closedAt)],
  [
    "Days to answer",
    ({ receivedAt, closedAt }) => (closedAt ? String(calendarDays(receivedAt, closedAt)) : ""),
  ],
  ["Legal ground", (request) => ground(request)],
];

function ground({ law, requestType, denialGround }: CaseRow): string {
  const found = denialGround ? groundOf(law, requestType, denialGround) : null;
  return found ? `${found.label} (${found.citation})` : "";
}

/** All cases as CSV, the latest first. */
export async function exportCases(): Promise<string> {
  const rows = await read((db) => db.privacyRequest.findMany({ orderBy: { receivedAt: "desc" } }));
  const cases = rows.map(asCase);
  return toCsv([
    columns.map(([heading]) => heading),
    ...cases.map((one) => columns.map(([, value]) => value(one))),
  ]);
}
