import "server-only";
import { Prisma } from "./generated/client";
import { isPostgresql } from "./kind";

/** Differences in SQL between the two databases. */

/** Rows from JSON for a FROM, each in the column `value`; use `value ->> 'name'` for a member. */
export function jsonRows(rows: readonly object[]): Prisma.Sql {
  const json = JSON.stringify(rows);
  return isPostgresql()
    ? Prisma.sql`jsonb_array_elements(${json}::jsonb) AS rows(value)`
    : Prisma.sql`json_each(${json})`;
}

/** A moment as a selected value: PostgreSQL would treat the parameter as text. */
export function timestampSql(at: Date): Prisma.Sql {
  return isPostgresql() ? Prisma.sql`${at}::timestamp(3)` : Prisma.sql`${at}`;
}

/** The most repeated characters in a searched text. */
const maxRepeated = 6;
/** Wildcards of SQLite. */
const wildcards = "_%";

/**
 * Cuts a searched text where it begins to repeat itself. SQLite's search takes quadratic time for repetitions: a long "aaaa" would
 * take seconds in texts of the same letter.
 */
function cutAtRepetition(text: string): string {
  const letters = [...text].map((letter) => letter.toLowerCase());
  const alike = (one = "", other = "") =>
    one === other || wildcards.includes(one) || wildcards.includes(other);
  for (let shift = 1; shift < letters.length - maxRepeated; shift++) {
    const again = letters.slice(shift, shift + maxRepeated + 1);
    if (again.every((letter, at) => alike(letter, letters[at]))) {
      return [...text].slice(0, shift + maxRepeated).join("");
    }
  }
  return text;
}

/** A filter for text that contains another, ignoring case. On SQLite, a repetitive text may find more. */
export function containsText(text: string): { contains: string } {
  // SQLite ignores the case of A to Z by default, and has no such option.
  const mode = isPostgresql() ? { mode: "insensitive" } : {};
  return { contains: isPostgresql() ? text : cutAtRepetition(text), ...mode };
}
