import { type Language, mainLanguage } from "@/lib/site/language";
import { languageDefinitions, type Provision } from "@/lib/site/language-definitions";

/** Cites provisions of a statute, e.g. "GDPR Art. 12(2) and 12(6)". */
export type Cite = (...provisions: readonly Provision[]) => string;

/** @param statute as citations of the language name it: "GDPR", "DSGVO", "du RGPD" */
const citing =
  (notation: "european" | "swiss") =>
  (language: Language, statute: string): Cite =>
  (...provisions) => {
    const { [notation]: cite, and } = languageDefinitions[language].citations;
    const cited = provisions.map((provision) => cite(...provision)).join(and);
    return language === mainLanguage ? `${statute} Art. ${cited}` : `${cited} ${statute}`;
  };

export const citeEuropean = citing("european");
export const citeSwiss = citing("swiss");
