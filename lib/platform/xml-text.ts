/** Whatever XML 1.0 has no place for (its Char production): most controls, lone surrogates, U+FFFE and U+FFFF. */
const unallowed = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u;
const eachUnallowed = new RegExp(unallowed, "gu");

/** Whether a text can stand in a feed, a calendar, a mail or a document. No other text is stored. */
export const isXmlText = (text: string): boolean => !unallowed.test(text);

/** The text with U+FFFD in place of each character that can stand nowhere. */
const toXmlText = (text: string): string => text.replace(eachUnallowed, "\uFFFD");

/**
 * A value with `toXmlText` of each string in it, for what leaves the site: rows from before such text was refused, and
 * words that came from elsewhere.
 */
export function withXmlText<T>(value: T): T {
  if (typeof value === "string") return toXmlText(value) as T;
  if (Array.isArray(value)) return value.map(withXmlText) as T;
  if (typeof value !== "object" || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withXmlText(part)])) as T;
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Text as it stands in HTML or XML, between tags or in a quoted attribute. */
export const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
