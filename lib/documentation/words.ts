import type { Translated } from "@/lib/site/language";
import type { DocumentationWords } from "./words/en";
import { translations } from "./words/generated";

export type { DocumentationWords } from "./words/en";

/** The documentation's text, except the prose of sections, which is in the Markdown files. */
export const documentationWords: Translated<DocumentationWords> = translations;
