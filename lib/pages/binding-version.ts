import type { Language, mainLanguage } from "@/lib/site/language";

/** What a translation of the terms and of the privacy policy says first, and what the link to the English text is called. */
export const bindingVersion: Record<
  Exclude<Language, typeof mainLanguage>,
  { note: string; original: string }
> = {
  de: {
    note: "Verbindlich ist die englische Fassung. Diese Übersetzung dient der Information.",
    original: "Zur englischen Fassung",
  },
  fr: {
    note: "Seule la version anglaise fait foi. Cette traduction est fournie à titre d’information.",
    original: "Lire la version anglaise",
  },
  es: {
    note: "La versión vinculante es la inglesa. Esta traducción es informativa.",
    original: "Leer la versión inglesa",
  },
};
