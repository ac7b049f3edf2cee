/**
 * Spreadsheets run text that begins like a formula, so it gets a leading quote (OWASP: CSV injection). So does every part of a
 * cell, since some programs split quoted cells at semicolons, tabs and line breaks and remove quotes and spaces around a part.
 * Full-width forms of the four signs count as well, since Japanese and Chinese spreadsheets accept them.
 */
const escapeFormulas = (value: string) =>
  value
    .replace(
      /(^|;|\t|\r\n|[\r\n\u0085\u2028\u2029])(?=(?:["']|[^\S\t\r\n\u2028\u2029])*[=+\-@＝＋－＠])/g,
      "$1'",
    )
    .replace(/^[\t\r]/, "'$&");

function cell(value: string): string {
  const text = escapeFormulas(value);
  return /[",\r\n]/.test(text) ? `"${text.replace(/"/g, '""')}"` : text;
}

/** Rows in the format of RFC 4180. */
export const csvLines = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("");

/** The byte-order mark at the start of a file, by which spreadsheets recognize UTF-8. */
export const byteOrderMark = "\uFEFF";

export const toCsv = (rows: readonly (readonly string[])[]): string => `${byteOrderMark}${csvLines(rows)}`;
