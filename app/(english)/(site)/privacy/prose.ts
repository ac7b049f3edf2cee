import type { MDXContent } from "mdx/types";
import type { Translated } from "@/lib/site/language";
import handlingEn from "./handling.mdx";
import rightsEn from "./rights.mdx";

/** The page's text by language; the English one stands in where another isn't written. */
export const prose = {
  handling: { en: handlingEn, de: handlingEn, fr: handlingEn, es: handlingEn },
  rights: { en: rightsEn, de: rightsEn, fr: rightsEn, es: rightsEn },
} satisfies Record<string, Translated<MDXContent>>;
