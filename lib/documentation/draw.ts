import type { ReactNode } from "react";
import { type DocumentationComponents, plainElements } from "./components";
import { type DocumentationSection, firstSections } from "./sections";

/** A section's prose with these components. */
export function renderSection(
  { id, Content, language }: DocumentationSection,
  components: DocumentationComponents,
): ReactNode {
  const level = firstSections.includes(id) ? 3 : 2;
  const rendered = Object.entries(components).map(([name, component]) => [
    name,
    (props: object) => (component as (props: object) => ReactNode)({ ...props, language, level }),
  ]);
  return Content({ components: { ...plainElements, ...Object.fromEntries(rendered) } });
}
