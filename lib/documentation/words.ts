import type { Translated } from "@/lib/site/language";
import { de } from "./words/de";
import { type DocumentationWords, en } from "./words/en";
import { es } from "./words/es";
import { fr } from "./words/fr";

export type { DocumentationWords } from "./words/en";

/** The documentation's words beside its sections' prose, which stands in the Markdown files. */
export const documentationWords: Translated<DocumentationWords> = { en, de, fr, es };
