/**
 * A spreadsheet runs what begins like a formula, so such text gets a quote in front (OWASP: CSV injection). That goes for
 * every piece of a cell too, because some programs split at semicolons, tabs and line breaks, whatever is in quotes; and
 * for the full-width forms of the four signs, which a spreadsheet set to Japanese or Chinese reads as the signs themselves.
 */
const harmless = (value: string) =>
  value.replace(/(^|[;\t\r\n])([=+\-@＝＋－＠])/g, "$1'$2").replace(/^[\t\r]/, "'$&");

function cell(value: string): string {
  const text = harmless(value);
  return /[",\r\n]/.test(text) ? `"${text.replace(/"/g, '""')}"` : text;
}

/** Rows as RFC 4180 writes them, to go on with. */
export const csvLines = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("");

/** The byte-order mark by which spreadsheets know UTF-8: what a file of such rows begins with. */
export const csvMark = "\uFEFF";

/** A whole file. */
export const toCsv = (rows: readonly (readonly string[])[]): string => `${csvMark}${csvLines(rows)}`;
