import type { Translated } from "@/lib/site/language";
import type { DocumentationWords } from "./words/en";
import { joined } from "./words/generated";

export type { DocumentationWords } from "./words/en";

/** The documentation's words beside its sections' prose, which stands in the Markdown files. */
export const documentationWords: Translated<DocumentationWords> = joined;
