/** Puts parts into a sentence of the words, where they stand in braces. For scripts in the browser, which load no library for it. */
export function fill(sentence: string, parts: Readonly<Record<string, string>> = {}): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, part) => parts[part] ?? whole);
}
