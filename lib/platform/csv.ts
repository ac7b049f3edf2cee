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

/** RFC 4180, with the byte-order mark by which spreadsheets know UTF-8. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("")}`;
}
