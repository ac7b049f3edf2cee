import type { Language } from "@/lib/site/language";
import { paths } from "@/lib/site/paths";

/** A searchable part of the documentation: its location and text. */
export interface SearchEntry {
  href: string;
  title: string;
  /** The title of its page. */
  page: string;
  text: string;
}

export type DocumentationHit = Omit<SearchEntry, "text"> & { context: string };

const maxResults = 8;

/** The file name of a language's search index. */
export const searchFile = (language: Language): string => `search.${language}.json`;
export const searchPath = (language: Language): string => `${paths.documentation}/${searchFile(language)}`;

/** The entries that contain every word of the query, those with a match in their title first. */
export function findEntries(entries: readonly SearchEntry[], query: string): DocumentationHit[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const ranked = entries.flatMap(({ text, ...entry }) => {
    const title = `${entry.title} ${entry.page}`.toLowerCase();
    const lower = text.toLowerCase();
    if (!words.every((word) => title.includes(word) || lower.includes(word))) return [];
    const rank = words.filter((word) => entry.title.toLowerCase().includes(word)).length;
    const at = Math.max(0, lower.indexOf(words.find((word) => lower.includes(word)) ?? "") - 30);
    const context = `${at > 0 ? "…" : ""}${text.slice(at, at + 110)}`;
    return [{ rank, found: { ...entry, context } }];
  });
  return ranked
    .sort((a, b) => b.rank - a.rank)
    .slice(0, maxResults)
    .map(({ found }) => found);
}
