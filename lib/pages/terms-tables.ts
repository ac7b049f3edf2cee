import { figures } from "@/lib/site/figures";
import { inEachLanguage, type Translated } from "@/lib/site/language";
import type { LegalTable } from "@/lib/site/legal-table";
import { percentIn } from "@/lib/site/number-forms";
import { translations as legalTableWords } from "./words/legal-tables/generated";

const { credits, plans } = figures;

const kinds = ["text", "advancedText", "audio", "image", "ocr", "video"] as const;

export const creditTable: Translated<LegalTable> = inEachLanguage((language) => {
  const { caption, columns, rows } = legalTableWords[language].credits;
  return {
    caption,
    columns: Object.values(columns),
    rows: kinds.map((kind) => [rows[kind], `${credits.cost[kind]}`]),
  };
});

export const planTable: Translated<LegalTable> = inEachLanguage((language) => {
  const words = legalTableWords[language].plans;
  const rowOf = ({ label, developer, enterprise }: typeof words.requests) => [label, developer, enterprise];
  const uptime = {
    label: words.uptime,
    developer: percentIn(language, plans.developer.uptimeSla),
    enterprise: percentIn(language, plans.enterprise.uptimeSla),
  };
  return {
    caption: words.caption,
    columns: Object.values(words.columns),
    rows: [uptime, words.requests, words.support, words.credits, words.rollover].map(rowOf),
  };
});
