import type { ReactElement, ReactNode } from "react";
import type { LanguageId } from "@/lib/integration-api/languages";
import type { Language } from "@/lib/site/language";
import type { Grammar } from "./highlight";
import type { DocumentationTable } from "./tables";

/** What a component of a section returns; a promise where a program has to be coloured first. */
type RenderedElement = ReactElement | Promise<ReactElement>;

/** What every component knows about the section it is rendered in. */
interface RenderOptions {
  language: Language;
  /** The level of the headings below the section's own. */
  level: 2 | 3;
}

type Component<Props = object> = (props: Props & RenderOptions) => RenderedElement;

interface ProgramsProps {
  id: string;
  label: string;
  sources: Partial<Record<LanguageId, string>>;
  names?: Partial<Record<LanguageId, string>>;
}

/**
 * What the sections' Markdown uses beside its own marks: the page and the Markdown files each have all of it. Each
 * is told what it is drawn for.
 */
export interface DocumentationComponents {
  /** Links of the prose. */
  a: Component<{ href?: string; children?: ReactNode }>;
  /** A part with a heading in the table of contents, or the text before the first one. */
  Topic: Component<{ id?: string; title?: string; children: ReactNode }>;
  /** What to do, one thing after the other. */
  Steps: Component<{ children: ReactNode }>;
  Step: Component<{ number: number; title: string; children: ReactNode }>;
  /** A decision in words, with its program by the guide's id in lib/integration-api/guides. */
  Guide: Component<{ id: string; title: string; children: ReactNode }>;
  Code: Component<{ label: string; grammar: Grammar; code: string }>;
  Table: Component<DocumentationTable>;
  /** The same program in several languages, some under names of their own. */
  Programs: Component<ProgramsProps>;
  /** Drawn from the description of the API instead of being written. */
  Endpoints: Component;
  Errors: Component;
  Reference: Component<{ tag: string }>;
  Calculator: Component;
}

/** Markdown's own elements as they are; mdx-components.tsx would dress them for the legal documents. */
export const plainElements = { h3: "h3", p: "p", ul: "ul", ol: "ol", li: "li", strong: "strong" };
