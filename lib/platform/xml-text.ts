/** Characters outside of XML 1.0's Char production: most controls, lone surrogates, U+FFFE and U+FFFF. */
const invalidCharacter = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u;
const invalidCharacters = new RegExp(invalidCharacter, "gu");

/** Whether a text is valid in feeds, calendars, emails and documents. Other text is not stored. */
export const isXmlText = (text: string): boolean => !invalidCharacter.test(text);

/** Replaces invalid characters with U+FFFD. */
const toXmlText = (text: string): string => text.replace(invalidCharacters, "\uFFFD");

/** Applies `toXmlText` to every string in a value: for old rows, and text from other systems. */
export function withXmlText<T>(value: T): T {
  if (typeof value === "string") return toXmlText(value) as T;
  if (Array.isArray(value)) return value.map(withXmlText) as T;
  if (typeof value !== "object" || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withXmlText(part)])) as T;
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Escapes text for HTML and XML, in content and quoted attributes. */
export const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
