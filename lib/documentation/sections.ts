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
  /** Its prose. What `DocumentationComponents` names is for the page and the Markdown files to draw, each their way. */
  Content: MDXContent;
}

/** Every section, in the order of the sidebar and the Markdown files. */
export const documentationSections = inEachLanguage((language): readonly DocumentationSection[] =>
  (Object.keys(documentationProse) as SectionId[]).map((id) => ({
    id,
    language,
    ...documentationWords[language].sections[id],
    Content: documentationProse[id][language],
  })),
);

/** What the first page of the documentation shows. Every other section has a page of its own. */
export const firstSections: readonly SectionId[] = ["quick-start", "api-reference"];

/** The address of a section, without a language's prefix. */
export const sectionPath = (id: SectionId): string =>
  (documentationPaths as Partial<Record<SectionId, string>>)[id] ?? `${paths.documentation}#${id}`;

/** The page that a section is on, without a language's prefix. */
export const pageOfSection = (id: SectionId): string =>
  firstSections.includes(id) ? paths.documentation : sectionPath(id);

/** The five ways into the documentation, each with its outline. */
export const sectionCards = [
  { id: "quick-start", icon: "bolt" },
  { id: "api-reference", icon: "code" },
  { id: "integration-guides", icon: "puzzle" },
  { id: "security-privacy", icon: "shield-check" },
  { id: "configuration", icon: "sliders" },
] as const satisfies readonly { id: SectionId; icon: string }[];

/** Where to go when the page did not answer, by the key of its words. */
export const helpCards = [
  { key: "mail", icon: "mail", href: `mailto:${site.email.support}`, external: false },
  { key: "status", icon: "activity", href: paths.status, external: false },
  { key: "repository", icon: "code", href: site.repository, external: true },
] as const;

/** Where a section of the documentation stands as Markdown. */
export function markdownPath(id: DocumentationSection["id"]): string {
  return `${paths.documentation}/${id}.md`;
}
