import { createHash } from "node:crypto";

/** PostgreSQL's names for the column types of schema.prisma. */
export type ColumnType =
  | "text"
  | "integer"
  | "bigint"
  | "double precision"
  | "boolean"
  | "timestamp without time zone"
  | "jsonb"
  | "bytea";

export interface Column {
  name: string;
  type: ColumnType;
}

export type Row = Record<string, unknown>;

/** A time as Prisma's adapter stores it in SQLite: text, or milliseconds in older rows. */
function momentOf(held: unknown): string {
  return new Date(typeof held === "string" ? held : Number(held)).toISOString();
}

/** Converts SQLite values of each type to JSON, from which PostgreSQL makes the column's value. */
const fromSqlite: Record<ColumnType, (held: unknown) => unknown> = {
  text: (held) => held,
  integer: Number,
  // A JSON number would lose precision.
  bigint: String,
  "double precision": Number,
  boolean: (held) => Number(held) === 1,
  "timestamp without time zone": momentOf,
  jsonb: (held) => JSON.parse(String(held)),
  bytea: (held) => `\\x${Buffer.from(held as Uint8Array).toString("hex")}`,
};

/** Converts values from `to_jsonb` to the same form as above. */
const fromPostgresql: Record<ColumnType, (held: unknown) => unknown> = {
  ...fromSqlite,
  boolean: (held) => held,
  // The column has no time zone; its times are UTC.
  "timestamp without time zone": (held) => new Date(`${held}Z`).toISOString(),
  jsonb: (held) => held,
  bytea: (held) => held,
};

/** Converts values of that form to what Prisma's adapter stores in SQLite. */
const toSqlite: Record<ColumnType, (value: unknown) => unknown> = {
  text: (value) => value,
  integer: (value) => value,
  bigint: (value) => BigInt(String(value)),
  "double precision": (value) => value,
  boolean: (value) => (value ? 1 : 0),
  "timestamp without time zone": (value) => String(value).replace("Z", "+00:00"),
  jsonb: (value) => JSON.stringify(value),
  bytea: (value) => Buffer.from(String(value).slice("\\x".length), "hex"),
};

function convert(columns: readonly Column[], row: Row, by: typeof fromSqlite): Row {
  return Object.fromEntries(
    columns.map(({ name, type }) => [name, row[name] === null ? null : by[type](row[name])]),
  );
}

export const rowOfSqlite = (columns: readonly Column[], row: Row): Row => convert(columns, row, fromSqlite);
export const rowOfPostgresql = (columns: readonly Column[], row: Row): Row =>
  convert(columns, row, fromPostgresql);
/** The values of a row from rowOfPostgresql, in column order. */
export const valuesForSqlite = (columns: readonly Column[], row: Row): unknown[] =>
  Object.values(convert(columns, row, toSqlite));

/** Sorts the keys of every object, because jsonb doesn't keep their order. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, part]) => [key, ordered(part)]),
  );
}

/** A SHA-256 of all of a row's values. */
export const hashOf = (row: Row): string =>
  createHash("sha256")
    .update(JSON.stringify(ordered(row)))
    .digest("hex");
