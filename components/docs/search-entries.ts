import type { Element, ElementContent, Root } from "hast";
import { toString as textOf } from "hast-util-to-string";
import { renderSection } from "@/lib/documentation/draw";
import type { SearchEntry } from "@/lib/documentation/search";
import {
  type DocumentationSection,
  documentationSections,
  pageOfSection,
} from "@/lib/documentation/sections";
import { treeOf } from "@/lib/platform/html/static-html";
import { type Language, pathIn } from "@/lib/site/language";
import { contentComponents } from "./content";

const contentOf = (node: Root | Element) => node.children as ElementContent[];

const entryName = "data-doc-entry";
const isEntry = (node: ElementContent): node is Element =>
  node.type === "element" && typeof node.properties[entryName] === "string";

/** Whether a node is searchable: not code, and not text for screen readers only. */
function isSearchable(node: ElementContent): boolean {
  if (node.type !== "element") return true;
  const className = String(node.properties.className ?? "");
  return (
    !["pre", "button", "legend", "form"].includes(node.tagName) && !/sr-only|docs-anchor/.test(className)
  );
}

const tableParts = ["table", "thead", "tbody", "tr"];

/** The text of a part without its nested parts, with blocks and cells separated. */
function searchableText(node: Root | Element): string {
  return contentOf(node)
    .filter((child) => isSearchable(child) && !isEntry(child))
    .map((child) => (child.type === "element" ? searchableText(child) : textOf(child)))
    .filter((text) => text.trim() !== "")
    .join(node.type === "element" && tableParts.includes(node.tagName) ? " · " : " ");
}

const entriesIn = (node: Root | Element): Element[] =>
  contentOf(node).flatMap((child) => {
    if (child.type !== "element") return [];
    return [...(isEntry(child) ? [child] : []), ...entriesIn(child)];
  });

const tidy = (text: string) =>
  text
    .replace(/\s+/g, " ")
    .replace(/ ([.,;:)])/g, "$1")
    .trim();

async function entriesOf(section: DocumentationSection): Promise<SearchEntry[]> {
  const { id, title: page, lead, language } = section;
  const tree = await treeOf(renderSection(section, contentComponents));
  const address = (anchor: string) => pathIn(language, `${pageOfSection(id)}#${anchor}`);
  const parts = entriesIn(tree).map((entry) => ({
    href: address(String(entry.properties.id)),
    title: String(entry.properties[entryName]),
    page,
    text: tidy(searchableText(entry)),
  }));
  return [{ href: address(id), title: page, page, text: tidy(`${lead} ${searchableText(tree)}`) }, ...parts];
}

/** The search index of a language: every part of every page. */
export async function searchEntries(language: Language): Promise<SearchEntry[]> {
  return (await Promise.all(documentationSections[language].map(entriesOf))).flat();
}
