/** Replaces placeholders in braces. For scripts in the browser, which load no library for messages. */
export function fill(sentence: string, parts: Readonly<Record<string, string>> = {}): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, part) => parts[part] ?? whole);
}
