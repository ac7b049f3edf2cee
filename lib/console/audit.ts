import "server-only";
import { type AuditCheck, checkChain } from "@/lib/platform/audit-chain";
import { byteOrderMark, csvLines } from "@/lib/platform/csv";
import { read } from "@/lib/platform/database";
import type { AuditEntry, Prisma } from "@/lib/platform/database/generated/client";
import { processSingleton } from "@/lib/platform/process-singleton";
import { sharedRead } from "@/lib/platform/shared-read";
import { findDefinition } from "@/lib/settings";
import { exactTime } from "@/lib/site/dates";
import { labelFromName } from "@/lib/site/first-letter";
import type { AuditFilters, AuditQuery } from "./audit-query";
import { nameOfValue } from "./audit-values";
import { auditWords as words } from "./audit-words";

const pageSize = 50;

/** The operator token as the filter names it. No other token can have this name, because of the space. */
const operatorToken = "operator token";
const staffWays = ["console", "api"];

function byWhom(who: string): Prisma.AuditEntryWhereInput {
  if (who === operatorToken) return { actor: { in: staffWays }, personId: null, tokenName: null };
  return { OR: [{ personId: who }, { personName: who }, { tokenName: who }, { actor: who }] };
}

function whereOf({ person, kind, subject, from, to }: AuditFilters): Prisma.AuditEntryWhereInput {
  return {
    AND: [
      person ? byWhom(person) : {},
      kind ? { OR: [{ action: kind }, { action: { startsWith: `${kind}.` } }] } : {},
      subject ? { subject: { contains: subject } } : {},
      { at: { gte: from, lte: to } },
    ],
  };
}

/** One page of the entries that match the filters, latest first. @returns `next`, the cursor of the next page */
export async function listAudit(query: Omit<AuditQuery, "format">) {
  const { cursor, limit = pageSize, ...filters } = query;
  const before = cursor === undefined ? {} : { id: { lt: cursor } };
  const rows = await read((db) =>
    db.auditEntry.findMany({
      where: { ...whereOf(filters), ...before },
      orderBy: { id: "desc" },
      take: limit + 1,
    }),
  );
  const entries = rows.slice(0, limit);
  return { entries, next: rows.length > limit ? String(entries.at(-1)?.id) : null };
}

/** All actors, as the filter names them, with their latest names. */
export async function auditActors(): Promise<{ value: string; label: string }[]> {
  const groups = await read((db) =>
    db.auditEntry.groupBy({
      by: ["personId", "personName", "tokenName", "actor"],
      _max: { id: true },
    }),
  );
  const latest = groups.toSorted((one, other) => (other._max.id ?? 0) - (one._max.id ?? 0));
  const options = latest.map(({ personId, personName, tokenName, actor }) => {
    if (personId) return { value: personId, label: personName ?? personId };
    if (tokenName) return { value: tokenName, label: words.token(tokenName) };
    if (staffWays.includes(actor)) return { value: operatorToken, label: words.operatorToken };
    return { value: actor, label: words.actors[actor] ?? actor };
  });
  const seen = new Map(options.toReversed().map((option) => [option.value, option]));
  return [...seen.values()].toSorted((one, other) => one.label.localeCompare(other.label, "en"));
}

const actionNames: Record<string, (subject: string) => string> = words.actions;

/**
 * An action and its subject as text, such as "Maintenance changed".
 * @param changed whether any field differs
 */
export function actionName(action: string, subject: string, changed: boolean): string {
  if (action === "setting.changed") {
    const title = findDefinition(subject)?.title ?? subject;
    return changed ? words.setting(title) : words.settingSaved(title);
  }
  return actionNames[action]?.(subject) ?? `${action} ${subject}`;
}

/** An entry in the format of the API. */
export function toEntryResponse({ personId, personName, tokenName, actor: via, ...entry }: AuditEntry) {
  const { id, at, action, subject, before, after, requestId, hash } = entry;
  return {
    id,
    at: at.toISOString(),
    person: personId === null ? null : { id: personId, name: personName ?? "" },
    token: tokenName,
    via,
    action,
    subject,
    before,
    after,
    requestId,
    hash,
  };
}

const json = (value: unknown) => (value === null ? "" : JSON.stringify(value));

type Column = [heading: string, value: (entry: AuditEntry) => string];
const columns: Column[] = [
  ["Entry", ({ id }) => String(id)],
  ["Time", ({ at }) => at.toISOString()],
  ["Person", ({ personName }) => personName ?? ""],
  ["Person ID", ({ personId }) => personId ?? ""],
  ["Token", ({ tokenName }) => tokenName ?? ""],
  ["Via", ({ actor }) => actor],
  ["Action", ({ action }) => action],
  ["Subject", ({ subject }) => subject],
  ["Before", ({ before }) => json(before)],
  ["After", ({ after }) => json(after)],
  ["Request", ({ requestId }) => requestId ?? ""],
  ["Hash", ({ hash }) => hash ?? ""],
];

const csvBatch = 1000;

/** Matching entries as CSV, in pieces; all of them, unless there is a limit. */
export async function* auditCsv({
  limit = Infinity,
  cursor,
  ...filters
}: AuditQuery): AsyncGenerator<string> {
  yield byteOrderMark + csvLines([columns.map(([heading]) => heading)]);
  for (let left = limit, from = cursor; left > 0; ) {
    const { entries, next } = await listAudit({ ...filters, cursor: from, limit: Math.min(left, csvBatch) });
    yield csvLines(entries.map((entry) => columns.map(([, value]) => value(entry))));
    if (next === null) return;
    left -= entries.length;
    from = Number(next);
  }
}

interface AuditCheckResult {
  at: Date;
  check: AuditCheck;
}

const sharedCheck = processSingleton("audit-check", () => sharedRead<AuditCheckResult>(60_000));

/** Whether the audit is unaltered, at most a minute old, because the check reads all of it. */
export const getAuditCheck = (now: Date): Promise<AuditCheckResult> =>
  sharedCheck("", now, async () => ({ at: now, check: await read(checkChain) }));

/** A changed field of a value. */
interface FieldChange {
  name: string;
  from: unknown;
  to: unknown;
}

const members = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};

/** The fields that differ between two audited values. */
function changedFields(before: unknown, after: unknown): FieldChange[] {
  const [old, current] = [members(before), members(after)];
  const names = [...new Set([...Object.keys(old), ...Object.keys(current)])];
  return names
    .filter((name) => JSON.stringify(old[name] ?? null) !== JSON.stringify(current[name] ?? null))
    .map((name) => ({ name, from: old[name], to: current[name] }));
}

const fieldNames: Record<string, string> = words.fields;

function fieldName(action: string, subject: string, name: string): string {
  const field = action === "setting.changed" ? findDefinition(subject)?.fields[name] : undefined;
  return (
    field?.audited ?? field?.label ?? words.own[action]?.[name] ?? fieldNames[name] ?? labelFromName(name)
  );
}

function shownValue(value: unknown, nameOf: (code: string) => string | undefined): string {
  if (typeof value === "boolean") return value ? words.yes : words.no;
  if (Array.isArray(value)) return value.map((each) => shownValue(each, nameOf)).join("\n") || words.nothing;
  if (typeof value === "object" && value !== null) {
    const parts = Object.entries(value).map(
      ([name, part]) => `${labelFromName(name)}: ${shownValue(part, nameOf)}`,
    );
    return parts.join(", ") || words.nothing;
  }
  if (typeof value === "string" && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value))
    return exactTime(new Date(value));
  if (value === null || value === undefined || value === "") return words.nothing;
  return nameOf(String(value)) ?? String(value);
}

/** An entry's changes for display: each field's label, with its value before and after. */
export const describeChanges = ({
  action,
  subject,
  before,
  after,
}: Pick<AuditEntry, "action" | "subject"> & Record<"before" | "after", unknown>) =>
  changedFields(before, after).map(({ name, from, to }) => {
    const nameOf = (code: string) => nameOfValue(action, subject, name, code);
    return {
      key: name,
      name: fieldName(action, subject, name),
      from: shownValue(from, nameOf),
      to: shownValue(to, nameOf),
    };
  });
