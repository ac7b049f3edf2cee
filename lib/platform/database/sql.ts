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

/** So many characters of a searched text may stand in it again further on. */
const mostRepeated = 6;
/** SQLite takes both for any character. */
const wildcards = "_%";

/**
 * The beginning of a searched text up to where it repeats itself. SQLite compares anew from each place of what it searches,
 * so that a long "aaaa" takes seconds in many texts of the same letter; what repeats nothing fails after a few characters.
 */
function beforeRepetition(text: string): string {
  const letters = [...text].map((letter) => letter.toLowerCase());
  const alike = (one = "", other = "") =>
    one === other || wildcards.includes(one) || wildcards.includes(other);
  for (let shift = 1; shift < letters.length - mostRepeated; shift++) {
    const again = letters.slice(shift, shift + mostRepeated + 1);
    if (again.every((letter, at) => alike(letter, letters[at]))) {
      return [...text].slice(0, shift + mostRepeated).join("");
    }
  }
  return text;
}

/**
 * A filter for text that contains another, whichever way both are capitalised. On SQLite it may find more where the text
 * repeats itself.
 */
export function containsText(text: string): { contains: string } {
  // SQLite ignores the case of A to Z without being asked, and knows no such option.
  const mode = isPostgresql() ? { mode: "insensitive" } : {};
  return { contains: isPostgresql() ? text : beforeRepetition(text), ...mode };
}
