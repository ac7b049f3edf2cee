import { z } from "zod";
import { HttpError } from "@/lib/platform/http-error";
import type { SearchParams } from "@/lib/platform/list-query";
import { officeDayBounds } from "@/lib/site/dates";
import { auditKinds, auditWords } from "./audit-words";

const copy = auditWords.faults;

/** A date means its start in the office's time zone or, as an end, its last moment. */
const moment = (end: boolean) =>
  z
    .union([z.iso.date(), z.iso.datetime({ offset: true })], { error: copy.moment })
    .transform((text) => (text.length > 10 ? new Date(text) : officeDayBounds(text)[end ? "last" : "first"]));

const longest = 200;
const text = z
  .string()
  .trim()
  .max(longest, { error: copy.long })
  // PostgreSQL doesn't accept NUL.
  .refine((value) => !value.includes("\u0000"), { error: copy.nul });
/** The id of an entry is a 32-bit number. */
const latestEntry = 2 ** 31 - 1;

/** An empty form field means no filter. */
const optional = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (value === "" ? undefined : value), schema.optional());

const filters = {
  /** A person's id or name, a token's name, "operator token", or a channel such as "console" or "cli". */
  person: optional(text),
  /** The part of an action before the dot, or a whole action. */
  kind: optional(
    z
      .string()
      .refine((kind) => auditKinds.includes(kind), { error: copy.kind(Object.keys(auditWords.kinds)) }),
  ),
  subject: optional(text),
  from: optional(moment(false)),
  to: optional(moment(true)),
};

const place = {
  /** The `next` value of the previous page. */
  cursor: optional(
    z
      .string()
      .regex(/^[1-9]\d{0,9}$/, { error: copy.cursor })
      .transform(Number)
      .refine((cursor) => cursor <= latestEntry, { error: copy.cursor }),
  ),
  limit: optional(
    z
      .string()
      .regex(/^\d{1,4}$/, { error: copy.limit })
      .transform(Number)
      .refine((limit) => limit >= 1 && limit <= 1000, { error: copy.limit }),
  ),
  format: optional(z.enum(["json", "csv"], { error: copy.format })),
};

const query = z
  .object({ ...filters, ...place })
  .refine(({ from, to }) => !from || !to || from <= to, { path: ["to"], error: copy.order });

export type AuditQuery = z.output<typeof query>;
export type AuditFilters = Pick<AuditQuery, keyof typeof filters>;

const names = Object.keys({ ...filters, ...place });

/** One value for each name; of repeated ones, the last. */
const single = (value: string | string[] | undefined) => (Array.isArray(value) ? value.at(-1) : value);

/** The audit parameters of an address, by name; for a page of the console, only its own. */
export function auditParams(params: SearchParams): Record<string, string> {
  const known = names.flatMap((name) => {
    const value = single(params[name]);
    return value === undefined || value === "" ? [] : [[name, value]];
  });
  return Object.fromEntries(known);
}

/** @returns the query, or an error message for each invalid field */
export function parseAuditQuery(
  params: Record<string, string>,
): { query: AuditQuery; fields?: undefined } | { query?: undefined; fields: Record<string, string> } {
  const result = query.safeParse(params);
  if (result.success) return { query: result.data };
  return {
    fields: Object.fromEntries(result.error.issues.map(({ path, message }) => [path.join("."), message])),
  };
}

/**
 * The audit query of a request. Unknown filters are refused, because ignoring them would return everything.
 * @throws HttpError 422 with a message for each unknown name
 */
export function readAuditQuery(params: URLSearchParams): AuditQuery {
  const unknown = [...params.keys()].filter((name) => !names.includes(name));
  const { query: read, fields } = parseAuditQuery(auditParams(Object.fromEntries(params)));
  if (read && unknown.length === 0) return read;
  const all = { ...fields, ...Object.fromEntries(unknown.map((name) => [name, copy.unknown])) };
  throw new HttpError(422, Object.values(all)[0] ?? copy.unknown, { fields: all });
}

/** The address of an audit query. */
export function auditHref(base: string, params: Record<string, string>): string {
  const query = new URLSearchParams(params);
  return query.size > 0 ? `${base}?${query}` : base;
}
