import { type Language, mainLanguage, type Translated } from "@/lib/site/language";

/** Where a rule stands in a statute: article, paragraph and letter. [17, 3, "b"] is Art. 17(3)(b). */
type Provision = readonly [article: number | string, paragraph?: number, letter?: string];

/** Cites provisions of a statute, e.g. "GDPR Art. 12(2) and 12(6)". */
export type Cite = (...provisions: readonly Provision[]) => string;

/** How a language writes one provision; English leaves "Art." to the whole. */
type Notation = Translated<(...provision: Provision) => string>;

const part = (before: string, value: number | string | undefined, after = "") =>
  value === undefined ? "" : `${before}${value}${after}`;

const english = (...[article, paragraph, letter]: Provision) =>
  `${article}${part("(", paragraph, ")")}${part("(", letter, ")")}`;

const spanish = (...[article, paragraph, letter]: Provision) =>
  `art. ${article}${part(".", paragraph)}${part(".", letter, ")")}`;

/** The article of the GDPR that lists definitions, by number. */
const definitions = 4;

/** As the institutions of the Union cite in their languages. */
const european: Notation = {
  en: english,
  de: (article, paragraph, letter) =>
    `Art. ${article}${part(article === definitions ? " Nr. " : " Abs. ", paragraph)}${part(" lit. ", letter)}`,
  fr: (article, paragraph, letter) =>
    article === definitions
      ? `art. ${article}${part(", point ", paragraph, "),")}`
      : `art. ${article}${part(", par. ", paragraph, ",")}${part(" point ", letter, "),")}`,
  es: spanish,
};

/** As the Confederation cites in its own languages. */
const swiss: Notation = {
  en: english,
  de: (article, paragraph, letter) => `Art. ${article}${part(" Abs. ", paragraph)}${part(" Bst. ", letter)}`,
  fr: (article, paragraph, letter) =>
    `art. ${article}${part(", al. ", paragraph, ",")}${part(" let. ", letter, ",")}`,
  es: spanish,
};

const conjunctions: Translated<string> = { en: " and ", de: " und ", fr: " et ", es: " y " };

/** @param statute as citations of the language name it: "GDPR", "DSGVO", "du RGPD" */
const citing =
  (notation: Notation) =>
  (language: Language, statute: string): Cite =>
  (...provisions) => {
    const cited = provisions
      .map((provision) => notation[language](...provision))
      .join(conjunctions[language]);
    return language === mainLanguage ? `${statute} Art. ${cited}` : `${cited} ${statute}`;
  };

export const citeEuropean = citing(european);
export const citeSwiss = citing(swiss);
