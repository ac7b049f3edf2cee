import type { DocumentationSection } from "@/lib/content/documentation/blocks";
import { guideTexts } from "@/lib/content/documentation/integration-guides";
import { guides } from "@/lib/openapi/guides/guides";
import { integrationOperations } from "@/lib/openapi/integration/operations";

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
