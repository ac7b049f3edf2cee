import { guides } from "@/lib/integration-api/guides";
import { integrationOperations } from "@/lib/integration-api/operations";
import { paths } from "@/lib/site/paths";
import type { DocumentationSection } from "./blocks";
import { guideTexts } from "./integration-guides";

export type ContentsItem = { id: string; title: string };

/** The parts of a section that its table of contents lists, in their order on the page. */
export function contentsOf({ blocks }: DocumentationSection): ContentsItem[] {
  return blocks.flatMap((block): ContentsItem[] => {
    if (block.type === "heading") return [{ id: block.id, title: block.text }];
    if (block.type !== "part") return [];
    if (block.part === "reference")
      return integrationOperations.map(({ id, summary }) => ({ id, title: summary }));
    if (block.part === "guides") return guides.map(({ id }) => ({ id, title: guideTexts[id]?.title ?? id }));
    return [];
  });
}

/** Where a section of the documentation stands as Markdown. */
export function markdownPath(id: DocumentationSection["id"]): string {
  return `${paths.documentation}/${id}.md`;
}
