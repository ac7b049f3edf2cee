import { contentsOf } from "./markdown-tree";
import { documentationSections, pageOfSection } from "./sections";

async function readAnchors(): Promise<ReadonlyMap<string, string>> {
  const sections = await Promise.all(
    documentationSections.en.map(async (section) =>
      [section.id, ...(await contentsOf(section)).map(({ id }) => id)].map(
        (id) => [id, `${pageOfSection(section.id)}#${id}`] as const,
      ),
    ),
  );
  return new Map(sections.flat());
}

let anchors: Promise<ReadonlyMap<string, string>> | undefined;

/** The address of every part of the documentation by id, the same in each language. */
export function documentationAnchors(): Promise<ReadonlyMap<string, string>> {
  anchors ??= readAnchors();
  return anchors;
}

/** Resolves a link of the documentation, since a part may be on another page. @throws for a part that doesn't exist */
export async function resolveLink(href: string): Promise<string> {
  if (!href.startsWith("#")) return href;
  const address = (await documentationAnchors()).get(href.slice(1));
  if (!address) throw new Error(`The documentation has no part "${href}".`);
  return address;
}
