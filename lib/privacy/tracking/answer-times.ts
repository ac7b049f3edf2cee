import { overviewWords } from "@/lib/privacy/cases/overview-words";
import { periodWithin } from "@/lib/privacy/core/periods";
import { lawOf, rightOf } from "@/lib/privacy/laws";
import { presentedLaws } from "@/lib/privacy/laws/law-words";
import { inEachLanguage, type Language } from "@/lib/site/language";

/** Short sentences about periods, for the laws with their own page. */

function partsOf(language: Language) {
  const names: Partial<Record<string, string>> = overviewWords[language].answered.names;
  return presentedLaws.map(({ id }) => {
    const [period] = rightOf(id, lawOf(id).listed[0]).clock.within;
    return { law: names[id] ?? lawOf(id, language).name, period, time: periodWithin(period, language) };
  });
}

/** e.g. "GDPR requests answered within 30 days" */
export const answerTimesList = inEachLanguage((language) =>
  partsOf(language).map(({ law, time }) => overviewWords[language].answered.item({ law, time })),
);

/** e.g. "GDPR requests are answered within 30 days, CCPA requests within 45." */
export const answerTimesSentence = inEachLanguage((language) => {
  const { first, next } = overviewWords[language].answered;
  const items = partsOf(language).map(({ law, time, period }, index) =>
    index === 0 ? first({ law, time }) : next({ law, time: "days" in period ? String(period.days) : time }),
  );
  return `${items.join(", ")}.`;
});
