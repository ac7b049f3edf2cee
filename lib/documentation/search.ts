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

/** The text around a match, cut between words. */
function excerpt(text: string, at: number): string {
  const before = text.indexOf(" ", Math.max(0, at - 40));
  const from = at <= 40 ? 0 : before !== -1 && before < at ? before + 1 : at;
  const last = from + 110;
  const to = last < text.length ? text.lastIndexOf(" ", last) : text.length;
  const cut = text.slice(from, to > at ? to : last).replace(/^· | ·$/g, "");
  return `${from > 0 ? "…" : ""}${cut}${to < text.length ? "…" : ""}`;
}

/** A text in parts, alternating between what isn’t searched for and what is. */
export function splitMatches(text: string, query: string): string[] {
  const words = query.trim().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [text];
  const patterns = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return text.split(new RegExp(`(${patterns.join("|")})`, "gi"));
}

/** The entries that contain every word of the query, those with a match in their title first. */
export function findEntries(entries: readonly SearchEntry[], query: string): DocumentationHit[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const rankedEntries = entries.flatMap(({ text, ...entry }) => {
    const title = `${entry.title} ${entry.page}`.toLowerCase();
    const lower = text.toLowerCase();
    if (!words.every((word) => title.includes(word) || lower.includes(word))) return [];
    const rank = words.filter((word) => entry.title.toLowerCase().includes(word)).length;
    const at = lower.indexOf(words.find((word) => lower.includes(word)) ?? "");
    return [{ rank, found: { ...entry, context: excerpt(text, Math.max(0, at)) } }];
  });
  return rankedEntries
    .sort((a, b) => b.rank - a.rank)
    .slice(0, maxResults)
    .map(({ found }) => found);
}
