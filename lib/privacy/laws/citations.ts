import { type Language, mainLanguage } from "@/lib/site/language";
import { languageDefinitions, type Provision } from "@/lib/site/language-definitions";

/** Cites provisions of a statute, e.g. "GDPR Art. 12(2) and (6)". */
export type Cite = (...provisions: readonly Provision[]) => string;

/** Paragraphs of the same article as one provision. */
function joinParagraphs(
  provisions: readonly Provision[],
  andParagraph: (article: Provision[0]) => string,
): Provision[] {
  const citedProvisions: Provision[] = [];
  for (const provision of provisions) {
    const last = citedProvisions.at(-1);
    const isSameArticle = last?.length === 2 && provision.length === 2 && last[0] === provision[0];
    if (isSameArticle)
      citedProvisions.splice(-1, 1, [last[0], `${last[1]}${andParagraph(last[0])}${provision[1]}`]);
    else citedProvisions.push(provision);
  }
  return citedProvisions;
}

function citation(
  notation: "european" | "swiss",
  language: Language,
  statute: string,
  provisions: readonly Provision[],
): string {
  const { citations } = languageDefinitions[language];
  const citedProvisions = joinParagraphs(provisions, citations.andParagraph)
    .map((provision) => citations[notation](...provision))
    .join(citations.and);
  return language === mainLanguage ? `${statute} Art. ${citedProvisions}` : `${citedProvisions} ${statute}`;
}

/** @param statute as citations of the language name it: "GDPR", "DSGVO", "du RGPD" */
export const citeEuropean =
  (language: Language, statute: string): Cite =>
  (...provisions) =>
    citation("european", language, statute, provisions);

export const citeSwiss =
  (language: Language, statute: string): Cite =>
  (...provisions) =>
    citation("swiss", language, statute, provisions);
