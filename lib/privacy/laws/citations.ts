import { type Language, mainLanguage } from "@/lib/site/language";
import { languageDefinitions, type Provision } from "@/lib/site/language-definitions";

/** Cites provisions of a statute, e.g. "GDPR Art. 12(2) and (6)". */
export type Cite = (...provisions: readonly Provision[]) => string;

/** Paragraphs of the same article as one provision. */
function byArticle(
  provisions: readonly Provision[],
  andParagraph: (article: Provision[0]) => string,
): Provision[] {
  const cited: Provision[] = [];
  for (const provision of provisions) {
    const last = cited.at(-1);
    const isSameArticle = last?.length === 2 && provision.length === 2 && last[0] === provision[0];
    if (isSameArticle) cited.splice(-1, 1, [last[0], `${last[1]}${andParagraph(last[0])}${provision[1]}`]);
    else cited.push(provision);
  }
  return cited;
}

/** @param statute as citations of the language name it: "GDPR", "DSGVO", "du RGPD" */
const citing =
  (notation: "european" | "swiss") =>
  (language: Language, statute: string): Cite =>
  (...provisions) => {
    const { [notation]: cite, and, andParagraph } = languageDefinitions[language].citations;
    const cited = byArticle(provisions, andParagraph)
      .map((provision) => cite(...provision))
      .join(and);
    return language === mainLanguage ? `${statute} Art. ${cited}` : `${cited} ${statute}`;
  };

export const citeEuropean = citing("european");
export const citeSwiss = citing("swiss");
