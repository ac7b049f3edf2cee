import { toMdast } from "hast-util-to-mdast";
import { toMarkdown } from "mdast-util-to-markdown";
import { paths } from "@/lib/site/paths";
import { documentationAnchors } from "./anchors";
import { rawMarkdown, sectionTree } from "./markdown-tree";
import type { DocumentationSection } from "./sections";

/**
 * A section of the documentation as complete Markdown. Anchors link to the page, since they may belong to another
 * section's file, and Markdown generates its own for headings.
 */
export async function sectionMarkdown(section: DocumentationSection): Promise<string> {
  const prose = toMdast(await sectionTree(section), {
    document: true,
    handlers: {
      [rawMarkdown]: (_, { properties }) => ({ type: "html", value: String(properties.markdown) }),
    },
  });
  const markdown = `# ${section.title}\n\n${section.lead}\n\n${toMarkdown(prose, { bullet: "-", resourceLink: true })}`;
  const anchors = await documentationAnchors();
  return markdown.replaceAll(
    /\]\(#([\w-]+)\)/g,
    (_, id: string) => `](${anchors.get(id) ?? paths.documentation})`,
  );
}
