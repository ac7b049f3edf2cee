import type { paths } from "@/lib/site/paths";
import type { PageKey } from "./page-meta";

type LegalSection = { id: string; title: string };

/** What the legal template needs around the text: heading, dates, the order of the sections, what to read next. */
export type LegalDocument = {
  title: string;
  lead: string;
  /** The line under the heading, label and date. */
  dated: string;
  /** When it was last read through, where that is known: label and date. */
  reviewed?: string;
  /** Whether sections carry numbers that other documents may cite. */
  numbered: boolean;
  /** Its page, where only the English text binds. */
  bindsInEnglish?: keyof typeof paths;
  /** What a reader of this page may want to do at once. */
  action?: { to: keyof typeof paths; label: string; note: string };
  keyFacts: readonly { term: string; value: string; note: string }[];
  sections: readonly LegalSection[];
  related: readonly { to: PageKey; label: string; note: string }[];
};

/** The sections of a document, in the order of its words. */
export const sectionsOf = (titles: Record<string, string>): LegalSection[] =>
  Object.entries(titles).map(([id, title]) => ({ id, title }));
