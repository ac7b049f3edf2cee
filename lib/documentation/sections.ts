import type { MDXContent } from "mdx/types";
import { site } from "@/lib/site/brand";
import { inEachLanguage, type Language } from "@/lib/site/language";
import { paths } from "@/lib/site/paths";
import { documentationProse } from "./prose";
import { documentationWords } from "./words";

type SectionId = keyof typeof documentationProse;

export interface DocumentationSection {
  id: SectionId;
  language: Language;
  title: string;
  /** One sentence, on the section's card and below its heading. */
  lead: string;
  icon: "bolt" | "code" | "puzzle" | "shield-check" | "sliders";
  /** Its prose. What `DocumentationComponents` names is for the page and the Markdown files to draw, each their way. */
  Content: MDXContent;
}

const section = (
  id: SectionId,
  icon: DocumentationSection["icon"],
  language: Language,
): DocumentationSection => ({
  id,
  language,
  ...documentationWords[language].sections[id],
  icon,
  Content: documentationProse[id][language],
});

/** The five sections, in the order of the page, its cards and its Markdown files. */
export const documentationSections = inEachLanguage((language): readonly DocumentationSection[] => [
  section("quick-start", "bolt", language),
  section("api-reference", "code", language),
  section("integration-guides", "puzzle", language),
  section("security-privacy", "shield-check", language),
  section("configuration", "sliders", language),
]);

/** For those who receive what this site tells other systems: a page of its own. */
export const receiversSection = inEachLanguage((language) => section("webhooks", "code", language));

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
