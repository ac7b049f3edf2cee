import type { MDXContent } from "mdx/types";
import type { Translated } from "@/lib/site/language";
import contentEn from "./content.mdx";

/** The page's text by language; the English one stands in where another isn't written. */
export const prose = {
  content: { en: contentEn, de: contentEn, fr: contentEn, es: contentEn },
} satisfies Record<string, Translated<MDXContent>>;
