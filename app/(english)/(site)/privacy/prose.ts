import type { MDXContent } from "mdx/types";
import type { Translated } from "@/lib/site/language";
import handlingDe from "./handling.de.mdx";
import handlingEs from "./handling.es.mdx";
import handlingFr from "./handling.fr.mdx";
import handlingEn from "./handling.mdx";
import rightsDe from "./rights.de.mdx";
import rightsEs from "./rights.es.mdx";
import rightsFr from "./rights.fr.mdx";
import rightsEn from "./rights.mdx";

/** The page's text by language. */
export const prose = {
  handling: { en: handlingEn, de: handlingDe, fr: handlingFr, es: handlingEs },
  rights: { en: rightsEn, de: rightsDe, fr: rightsFr, es: rightsEs },
} satisfies Record<string, Translated<MDXContent>>;
