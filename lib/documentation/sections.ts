import type { MDXContent } from "mdx/types";
import { site } from "@/lib/site/brand";
import { inEachLanguage, type Language } from "@/lib/site/language";
import { documentationPaths, paths } from "@/lib/site/paths";
import { documentationProse } from "./prose";
import { documentationWords } from "./words";

export type SectionId = keyof typeof documentationProse;

export interface DocumentationSection {
  id: SectionId;
  language: Language;
  title: string;
  /** One sentence, on the section's card and below its heading. */
  lead: string;
  /** Its prose. Pages and Markdown files implement its components (`DocumentationComponents`). */
  Content: MDXContent;
}

/** All sections, in the order of the sidebar and the Markdown files. */
export const documentationSections = inEachLanguage((language): readonly DocumentationSection[] =>
  (Object.keys(documentationProse) as SectionId[]).map((id) => ({
    id,
    language,
    ...documentationWords[language].sections[id],
    Content: documentationProse[id][language],
  })),
);

/** The sections on the first page of the documentation. Every other section has its own page. */
export const firstSections: readonly SectionId[] = ["quick-start", "api-reference"];

/** The address of a section, without a language prefix. */
export const sectionPath = (id: SectionId): string =>
  (documentationPaths as Partial<Record<SectionId, string>>)[id] ?? `${paths.documentation}#${id}`;

/** The page of a section, without a language prefix. */
export const pageOfSection = (id: SectionId): string =>
  firstSections.includes(id) ? paths.documentation : sectionPath(id);

/** The cards that link to the main sections, each with its icon. */
export const sectionCards = [
  { id: "quick-start", icon: "bolt" },
  { id: "api-reference", icon: "code" },
  { id: "integration-guides", icon: "puzzle" },
  { id: "security-privacy", icon: "shield-check" },
  { id: "configuration", icon: "sliders" },
] as const satisfies readonly { id: SectionId; icon: string }[];

/** Where to get help if the documentation doesn't have the answer, by the key of its text. */
export const helpCards = [
  { key: "mail", icon: "mail", href: `mailto:${site.email.support}`, external: false },
  { key: "status", icon: "activity", href: paths.status, external: false },
  { key: "repository", icon: "code", href: site.repository, external: true },
] as const;

/** The address of a section's Markdown file. */
export function markdownPath(id: DocumentationSection["id"]): string {
  return `${paths.documentation}/${id}.md`;
}
