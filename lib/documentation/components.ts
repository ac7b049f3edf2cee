import type { ReactElement, ReactNode } from "react";
import type { LanguageId } from "@/lib/integration-api/languages";
import type { Language } from "@/lib/site/language";
import type { Grammar } from "./highlight";
import type { DocumentationTable } from "./tables";

/** The result of a section's component; a promise if a program is highlighted first. */
type RenderedElement = ReactElement | Promise<ReactElement>;

/** The section that a component is rendered in. */
interface RenderOptions {
  language: Language;
  /** The level of headings below the section's own. */
  level: 2 | 3;
}

type Component<Props = object> = (props: Props & RenderOptions) => RenderedElement;

interface ProgramsProps {
  id: string;
  label: string;
  sources: Partial<Record<LanguageId, string>>;
  names?: Partial<Record<LanguageId, string>>;
}

/** The components that the sections' Markdown uses. The pages and the Markdown files each implement all of them. */
export interface DocumentationComponents {
  /** Links in prose. */
  a: Component<{ href?: string; children?: ReactNode }>;
  /** A part with a heading in the table of contents, or the text before the first one. */
  Topic: Component<{ id?: string; title?: string; children: ReactNode }>;
  Steps: Component<{ children: ReactNode }>;
  Step: Component<{ number: number; title: string; children: ReactNode }>;
  /** A decision as text, with its program by the guide's id in lib/integration-api/guides. */
  Guide: Component<{ id: string; title: string; children: ReactNode }>;
  Code: Component<{ label: string; grammar: Grammar; code: string }>;
  Table: Component<DocumentationTable>;
  /** One program in several languages, optionally with custom labels. */
  Programs: Component<ProgramsProps>;
  /** Generated from the API's description. */
  Endpoints: Component;
  Errors: Component;
  Reference: Component<{ tag: string }>;
  Calculator: Component;
}

/** Plain Markdown elements, without the styles of mdx-components.tsx for legal documents. */
export const plainElements = { h3: "h3", p: "p", ul: "ul", ol: "ol", li: "li", strong: "strong" };
