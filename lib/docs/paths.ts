import type { DocumentationSection } from "@/lib/content/documentation/blocks";
import { paths } from "@/lib/paths";

/** Where a section of the documentation stands as Markdown. */
export function markdownPath(id: DocumentationSection["id"]): string {
  return `${paths.documentation}/${id}.md`;
}
