import { z } from "zod";
import { HttpError } from "@/lib/platform/http-error";
import type { SearchParams } from "@/lib/platform/list-query";
import { officeDayBounds } from "@/lib/site/dates";
import { auditKinds, auditWords } from "./audit-words";

const words = auditWords.errors;

/** A date means its first or last moment in the office's time zone. */
const moment = (part: "first" | "last") =>
  z
    .union([z.iso.date(), z.iso.datetime({ offset: true })], { error: words.moment })
    .transform((text) => (text.length > 10 ? new Date(text) : officeDayBounds(text)[part]));

const maxLength = 200;
const text = z
  .string()
  .trim()
  .max(maxLength, { error: words.long })
  // PostgreSQL doesn't accept NUL.
  .refine((value) => !value.includes("\u0000"), { error: words.nul });
/** The id of an entry is a 32-bit number. */
const latestEntry = 2 ** 31 - 1;

/** An empty form field means no filter. */
const optional = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (value === "" ? undefined : value), schema.optional());

const day =
  "A day in the office’s time zone (`2025-01-31`), inclusive, or a time with its own time zone (`2025-01-31T18:00:00Z`).";

const filters = {
  person: optional(text).describe(
    "A person’s ID or name, a token’s name, `operator token`, or how it was done, such as `console` or `cli`.",
  ),
  kind: optional(z.enum(auditKinds, { error: words.kind(Object.keys(auditWords.kinds)) })).describe(
    "An action, or what comes before its dot.",
  ),
  subject: optional(text).describe("A reference, ID or setting, or part of one."),
  from: optional(moment("first")).describe(day),
  to: optional(moment("last")).describe(day),
};

const place = {
  cursor: optional(
    z
      .string()
      .regex(/^[1-9]\d{0,9}$/, { error: words.cursor })
      .transform(Number)
      .refine((cursor) => cursor <= latestEntry, { error: words.cursor }),
  ).describe("The value of `next` from the previous page."),
  limit: optional(
    z.preprocess(
      (value) => (typeof value === "string" && /^\d{1,4}$/.test(value) ? Number(value) : value),
      z.int({ error: words.limit }).min(1, { error: words.limit }).max(1000, { error: words.limit }),
    ),
  ).describe("Entries per page; 50 by default."),
  format: optional(z.enum(["json", "csv"], { error: words.format })).describe(
    "The response format, regardless of `Accept` (`text/csv` asks for CSV).",
  ),
};

export const auditQuery = z
  .object({ ...filters, ...place })
  .refine(({ from, to }) => !from || !to || from <= to, {
    path: ["to"],
    error: words.order,
    // Even if another filter is invalid, so that all errors are named at once.
    when: ({ issues }) => issues.every(({ path }) => path?.[0] !== "from" && path?.[0] !== "to"),
  });

export type AuditQuery = z.output<typeof auditQuery>;
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
  const result = auditQuery.safeParse(params);
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
  const all = { ...fields, ...Object.fromEntries(unknown.map((name) => [name, words.unknown])) };
  throw new HttpError(422, Object.values(all)[0] ?? words.unknown, { fields: all });
}

/** The address of an audit query. */
export function auditHref(base: string, params: Record<string, string>): string {
  const query = new URLSearchParams(params);
  return query.size > 0 ? `${base}?${query}` : base;
}
