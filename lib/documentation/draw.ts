import type { ReactNode } from "react";
import { type DocumentationComponents, plainElements } from "./components";
import { type DocumentationSection, firstSections } from "./sections";

/** Renders a section's prose with the given components. */
export function renderSection(
  { id, Content, language }: DocumentationSection,
  components: DocumentationComponents,
): ReactNode {
  const level = firstSections.includes(id) ? 3 : 2;
  const stringComponents = Object.entries(components).map(([name, component]) => [
    name,
    (props: object) => (component as (props: object) => ReactNode)({ ...props, language, level }),
  ]);
  return Content({ components: { ...plainElements, ...Object.fromEntries(stringComponents) } });
}
