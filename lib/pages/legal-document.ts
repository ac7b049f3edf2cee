import type { paths } from "@/lib/site/paths";
import type { PageKey } from "./page-meta";

type LegalSection = { id: string; title: string };

/** What the legal template needs besides the text: heading, dates, the order of sections, related pages. */
export type LegalDocument = {
  title: string;
  lead: string;
  /** The line below the heading: label and date. */
  dated: string;
  /** When it was last reviewed, if known: label and date. */
  reviewed?: string;
  /** Whether sections have numbers that other documents may cite. */
  numbered: boolean;
  /** Its page, if only the English text is binding. */
  bindsInEnglish?: keyof typeof paths;
  /** An action that readers of this page may want to take at once. */
  action?: { to: keyof typeof paths; label: string; note: string };
  keyFacts: readonly { term: string; value: string; note: string }[];
  sections: readonly LegalSection[];
  related: readonly { to: PageKey; label: string; note: string }[];
};

/** The sections of a document, in the order of its text module. */
export const sectionsOf = (titles: Record<string, string>): LegalSection[] =>
  Object.entries(titles).map(([id, title]) => ({ id, title }));
