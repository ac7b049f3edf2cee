import "server-only";
import { connectorNames } from "@/lib/auth/sessions/tokens";
import { audit } from "@/lib/platform/audit";
import { type Context, requireRight, staffName } from "@/lib/platform/context";
import { lock, type Reader, read, type Transaction } from "@/lib/platform/database";
import { type CaseConnector, Prisma } from "@/lib/platform/database/generated/client";
import { fieldError, HttpError } from "@/lib/platform/http-error";
import type { Role } from "@/lib/platform/rights";
import { type CaseState, isClosed, whereOpen } from "@/lib/privacy/core/case";
import { hasSubstance } from "@/lib/privacy/core/case-schema";
import { incrementVersion, lockCase } from "@/lib/privacy/core/case-version";
import { type CaseEventData, publishCase } from "@/lib/privacy/core/events";
import { recordEvent } from "@/lib/privacy/core/record-event";
import { findOptedOut } from "@/lib/privacy/erasure/active-opt-outs";
import { kindsWhere } from "@/lib/privacy/laws";
import { type ConnectorOutcome, type ConnectorReport, itemsOf } from "./schema";
import { connectorWords } from "./words";

/**
 * Other systems that hold data about people, each with a token of the role "connector". A request waits for a report of
 * every system whose token is active when work on the request may begin: not for one that is added later, but still for one
 * whose token expires, since its data is still there. If such a system reads its list with a new token while the old one is
 * on record, it is also asked about open requests that became ready in between.
 */

/** Systems without a report, or with one that says it failed. */
export const withoutReport = { OR: [{ outcome: null }, { outcome: "failed" }] };
export const isMissing = ({ outcome }: { outcome: string | null }): boolean =>
  outcome === null || outcome === "failed";

/**
 * Work on a request may begin: it was confirmed, or needs no confirmation. Publishes the event, and adds the connectors
 * whose reports the request waits for.
 */
export async function notifyConnectors(
  tx: Transaction,
  context: { now: Date },
  request: CaseEventData,
): Promise<void> {
  const { now } = context;
  const names = await connectorNames(tx, now);
  await tx.caseConnector.createMany({
    data: names.map((name) => ({ requestId: request.id, name, askedAt: now })),
  });
  await publishCase(tx, context, "verified", request);
}

/** The name of the connector that calls; null for everybody else. */
function connectorOf({ actor }: Context): string | null {
  if (actor.kind !== "staff" || actor.role !== "connector") return null;
  return actor.identity.kind === "token" ? actor.identity.name : null;
}

const withoutConfirmation = kindsWhere(({ verification }) => verification === null);

/** Open requests that became ready after this system's first token, but about which it was not asked: it had none then. */
async function findRequestsNotAsked(db: Reader | Transaction, name: string): Promise<{ id: string }[]> {
  const where = { name, role: "connector" satisfies Role };
  const first = await db.apiToken.findFirst({ where, orderBy: { createdAt: "asc" } });
  if (!first) return [];
  const afterFirst = { gt: first.createdAt };
  return db.privacyRequest.findMany({
    where: {
      ...whereOpen,
      connectors: { none: { name } },
      // By the time of storing: requests entered by staff have an earlier day of receipt.
      OR: [
        { verifiedAt: afterFirst },
        { events: { some: { kind: "received", at: afterFirst } }, OR: withoutConfirmation },
      ],
    },
    select: { id: true },
  });
}

/** Adds the calling connector to the requests that it missed. */
async function addMissedRequests(context: Context, name: string): Promise<void> {
  if ((await read((db) => findRequestsNotAsked(db, name))).length === 0) return;
  await context.transact(async (tx) => {
    await lock(tx, `connector ${name}`);
    const missedRequests = await findRequestsNotAsked(tx, name);
    return tx.caseConnector.createMany({
      data: missedRequests.map(({ id }) => ({ requestId: id, name, askedAt: context.now })),
    });
  });
}

/** The most requests in one answer. Reported ones are no longer listed, so the next call gets the rest. */
const maxListed = 200;

/**
 * The open requests that wait for the calling connector, by due date. Of the person, only the email address is given; that
 * it was read is stored.
 */
export async function listWaiting(context: Context) {
  requireRight(context, "reports:write");
  const name = connectorOf(context) ?? "";
  await addMissedRequests(context, name);
  const where = { name, ...withoutReport, request: whereOpen };
  const rows = await read((db) =>
    db.caseConnector.findMany({
      where,
      include: { request: true },
      orderBy: { request: { dueAt: "asc" } },
      take: maxListed,
    }),
  );
  const unread = rows.filter(({ readAt }) => readAt === null).map(({ requestId }) => requestId);
  if (unread.length > 0) {
    await context.transact((tx) =>
      tx.caseConnector.updateMany({
        where: { name, requestId: { in: unread }, readAt: null },
        data: { readAt: context.now },
      }),
    );
  }
  const out = await read((db) =>
    findOptedOut(
      db,
      rows.map(({ request }) => request.emailKey),
    ),
  );
  return {
    success: true as const,
    requests: rows.map(({ askedAt, request: { reference, law, requestType, email, emailKey, dueAt } }) => ({
      reference,
      law,
      requestType,
      email,
      optedOut: out.has(emailKey),
      askedAt: askedAt.toISOString(),
      dueAt: dueAt.toISOString(),
    })),
  };
}

const sameReport = (row: CaseConnector, { outcome, items, note }: ConnectorReport): boolean =>
  row.outcome === outcome &&
  row.note === note &&
  JSON.stringify(itemsOf(row.items)) === JSON.stringify(itemsOf(items));

const reportedKind = "connector-reported";
/** How often one system may change its report on one request: every change is an entry in the case's record. */
const maxReports = 50;

/** Stores a connector's report on a request. An equal report changes nothing and gets the same answer. */
export async function reportHeld(
  context: Context,
  { reference, ...report }: ConnectorReport & { reference: string },
) {
  requireRight(context, "reports:write");
  const { now } = context;
  const name = connectorOf(context);
  if (name === null)
    throw new HttpError(403, "Only a token with the role “connector” can report what it holds.");
  const nothing = () => new HttpError(404, "No request with this reference is waiting for your report.");
  return context.transact(async (tx) => {
    const found = await tx.privacyRequest.findUnique({ where: { reference }, select: { id: true } });
    if (!found) throw nothing();
    const requestId = found.id;
    await lockCase(tx, requestId);
    const row = await tx.caseConnector.findUnique({
      where: { requestId_name: { requestId, name } },
      include: { request: { select: { state: true } } },
    });
    if (!row) throw nothing();
    const { outcome, items, note } = report;
    const answer = { success: true as const, reference, outcome };
    if (sameReport(row, report)) return { ...answer, reportedAt: (row.reportedAt ?? now).toISOString() };
    if (isClosed(row.request.state as CaseState)) {
      throw new HttpError(409, "This request is closed. Nothing was recorded.");
    }
    const ownReport = { requestId, kind: reportedKind, staff: staffName(context) };
    if ((await tx.privacyRequestEvent.count({ where: ownReport })) >= maxReports) {
      throw new HttpError(
        409,
        `You have already sent ${maxReports} reports for this request, which is the maximum. Please contact the people who handle it.`,
      );
    }
    await tx.caseConnector.update({
      where: { requestId_name: { requestId, name } },
      data: { outcome, items: items.length > 0 ? items : Prisma.DbNull, note, reportedAt: now },
    });
    const entry = { requestId, actor: "connector", kind: reportedKind } as const;
    await recordEvent(tx, context, { ...entry, note: connectorWords.outcomes[outcome] });
    await tx.privacyRequest.update({ where: { id: requestId }, data: incrementVersion });
    const after = { outcome, items: items.length };
    await audit(tx, context, { action: "case.reported", subject: reference, after });
    return { ...answer, reportedAt: now.toISOString() };
  });
}

/**
 * Requires a reason to complete a request while a report is missing or something is left undone. Staff read the reason in the
 * record. Runs in the transaction that completes it.
 */
export async function assertAllReported(
  tx: Transaction,
  context: Context,
  {
    id,
    unfinished,
    reason = "",
  }: { id: string; unfinished: { name: string; sentence: string } | null; reason?: string },
): Promise<void> {
  const missingReports = { where: { requestId: id, ...withoutReport }, orderBy: { name: "asc" } } as const;
  const missing = (await tx.caseConnector.findMany(missingReports)).map(({ name }) => name);
  if (missing.length === 0 && unfinished === null) return;
  const names = [
    ...missing.map((name) => `no report from ${name}`),
    ...(unfinished ? [unfinished.name] : []),
  ].join(", ");
  if (!hasSubstance(reason)) {
    const waits = `Not reported yet: ${missing.join(", ")}. Wait for ${missing.length === 1 ? "its report" : "their reports"}, or explain why you aren’t waiting.`;
    const sentences = [
      unfinished?.sentence,
      missing.length > 0 && waits,
      reason && connectorWords.without.tooShort,
    ];
    throw fieldError("withoutReports", sentences.filter(Boolean).join(" "));
  }
  await recordEvent(tx, context, { requestId: id, kind: "reports-missing", note: `${names}: ${reason}` });
}

/** Every connector of a case, by name. */
export async function readConnectors(requestId: string, now: Date) {
  const { rows, names } = await read(async (db) => ({
    rows: await db.caseConnector.findMany({ where: { requestId }, orderBy: { name: "asc" } }),
    names: await connectorNames(db, now),
  }));
  return rows.map(({ requestId: _request, items, outcome, ...row }) => ({
    ...row,
    outcome: outcome as ConnectorOutcome | null,
    items: itemsOf(items),
    /** Whether it has an active token, so that it can report. */
    canReport: names.includes(row.name),
  }));
}

/** A connector as staff see it in a case. */
export type ConnectorView = Awaited<ReturnType<typeof readConnectors>>[number];

/** The reports on these requests, by system, without internal details. */
export async function connectorReportsOf(db: Reader, requestIds: readonly string[], by: Date) {
  const rows = await db.caseConnector.findMany({
    where: { requestId: { in: [...requestIds] }, reportedAt: { lte: by }, NOT: { outcome: "failed" } },
    omit: { note: true },
    include: { request: { select: { reference: true } } },
    orderBy: [{ name: "asc" }, { reportedAt: "asc" }],
  });
  return rows.flatMap(({ name, request, outcome, reportedAt, items }) =>
    outcome && reportedAt
      ? [{ system: name, request: request.reference, outcome, reportedAt, items: itemsOf(items) }]
      : [],
  );
}
