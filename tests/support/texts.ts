import { type DefaultTreeAdapterTypes, parse } from "parse5";

type Node = DefaultTreeAdapterTypes.ChildNode;

/** Elements whose text is not in a human language: scripts, styles, code and program output. */
const notRead = new Set(["script", "style", "code", "pre", "kbd", "samp", "template", "time", "textarea"]);
const readAttributes = new Set([
  "alt",
  "aria-label",
  "aria-description",
  "placeholder",
  "title",
  "data-label",
]);
const describing = /^(?:description|og:title|og:description|og:image:alt|twitter:title|twitter:description)$/;

function collect(node: Node, texts: Set<string>): void {
  const add = (text: string) => {
    const line = text.replace(/\s+/g, " ").trim();
    if (line) texts.add(line);
  };
  if (node.nodeName === "#text") add((node as DefaultTreeAdapterTypes.TextNode).value);
  if (!("attrs" in node)) return;
  const attributes = new Map(node.attrs.map(({ name, value }) => [name, value]));
  // Elements with their own language: the language switch, the offer, and text by people.
  const isOther =
    node.nodeName !== "html" && (attributes.has("lang") || attributes.get("translate") === "no");
  if (notRead.has(node.nodeName) || isOther) return;
  for (const [name, value] of attributes) if (readAttributes.has(name)) add(value);
  if (describing.test(attributes.get("name") ?? attributes.get("property") ?? ""))
    add(attributes.get("content") ?? "");
  for (const child of node.childNodes) collect(child, texts);
}

/** The distinct texts of a page that people read or hear: text content, labels and the description. */
export function textsOf(html: string): Set<string> {
  const texts = new Set<string>();
  for (const node of parse(html).childNodes) collect(node, texts);
  return texts;
}

/** Words of which every English sentence has one, and no sentence in another language. */
const englishWord =
  /(?<![\p{L}-])(?:the|and|your|with|we|you|our|this|that|from|when|which|are|is|to|of)(?![\p{L}-])/iu;

/** English legal terms that a translation quotes beside its own. */
const quoted = /\(power of attorney\)/g;

/**
 * The texts of a translated page that are still English: those that its English page has too, and those with
 * English-only words.
 * @param same texts that are the same in both languages: names, code, numbers
 */
export function untranslated(
  english: ReadonlySet<string>,
  translated: ReadonlySet<string>,
  same: (text: string) => boolean,
): string[] {
  // The secrets in addresses can spell anything.
  const withoutNames = (text: string) => text.replace(quoted, "").replace(/https?:\S+/g, "");
  const hasWord = (text: string) => /\p{L}{2}/u.test(text);
  return [...translated].filter(
    (text) => hasWord(text) && !same(text) && (english.has(text) || englishWord.test(withoutNames(text))),
  );
}
