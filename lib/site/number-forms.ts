import type { NumberForm } from "./figures";
import { inEachLanguage, type Language, mainLanguage, type Translated } from "./language";
import { languageDefinitions } from "./language-definitions";

/** Number formats, for scripts in the browser (see `formatInteger`). */
export const numberForms: Translated<NumberForm> = inEachLanguage(
  (language) => languageDefinitions[language].numbers,
);

/** Formats a figure of lib/site/figures.ts for a language; English uses it unchanged. Only for the server. */
function figureIn(language: Language, figure: string, options: Intl.NumberFormatOptions, factor = 1): string {
  if (language === mainLanguage) return figure;
  const number = Number.parseFloat(figure.replace(/[^\d.]/g, ""));
  return new Intl.NumberFormat(language, { maximumFractionDigits: 2, ...options }).format(number * factor);
}

/** @param figure such as "99.9%" */
export const percentIn = (language: Language, figure: string) =>
  figureIn(language, figure, { style: "percent" }, 0.01);

/** @param figure such as "$50" */
export const dollarsIn = (language: Language, figure: string) =>
  figureIn(language, figure, { style: "currency", currency: "USD", minimumFractionDigits: 0 });

/** @param figure millions, such as "10M+" */
export function millionsIn(
  language: Language,
  figure: string,
  compactDisplay: "short" | "long" = "short",
): string {
  const millions = figureIn(language, figure, { notation: "compact", compactDisplay }, 1_000_000);
  if (language === mainLanguage || !figure.endsWith("+")) return millions;
  return languageDefinitions[language].orMore(millions);
}
