import "server-only";
import { Prisma } from "./generated/client";
import { isPostgresql } from "./kind";

/** Where the two databases' SQL differs, in statements of our own. */

/** Rows of JSON for a FROM, each in the column `value`: a part of one is `value ->> 'name'`. */
export function jsonRows(rows: readonly object[]): Prisma.Sql {
  const json = JSON.stringify(rows);
  return isPostgresql()
    ? Prisma.sql`jsonb_array_elements(${json}::jsonb) AS rows(value)`
    : Prisma.sql`json_each(${json})`;
}

/** A moment as a selected value: PostgreSQL takes a parameter there for text. */
export function timestampSql(at: Date): Prisma.Sql {
  return isPostgresql() ? Prisma.sql`${at}::timestamp(3)` : Prisma.sql`${at}`;
}

/** A filter for text that contains another, whichever way both are capitalised. */
export function containsText(text: string): { contains: string } {
  // SQLite ignores the case of A to Z without being asked, and knows no such option.
  const mode = isPostgresql() ? { mode: "insensitive" } : {};
  return { contains: text, ...mode };
}
