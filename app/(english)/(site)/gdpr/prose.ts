import type { MDXContent } from "mdx/types";
import type { Translated } from "@/lib/site/language";
import contentDe from "./content.de.mdx";
import contentEs from "./content.es.mdx";
import contentFr from "./content.fr.mdx";
import contentEn from "./content.mdx";

/** The page's text by language. */
export const prose = {
  content: { en: contentEn, de: contentDe, fr: contentFr, es: contentEs },
} satisfies Record<string, Translated<MDXContent>>;
