import { creditKinds, limitSentence, maxChecks } from "@/lib/documentation/credits";
import { documentationWords } from "@/lib/documentation/words";
import { formatInteger } from "@/lib/site/figures";
import type { Language } from "@/lib/site/language";
import { languageDefinitions } from "@/lib/site/language-definitions";
import { numberForms } from "@/lib/site/number-forms";

const total = creditKinds.reduce((sum, { cost, example }) => sum + cost * example, 0);
const checks = creditKinds.reduce((sum, { example }) => sum + example, 0);

/** Converts checks per month into credits once `CalculatorListener` runs. Without scripts it is the table of costs. */
export function CreditCalculator({ language }: { language: Language }) {
  const words = documentationWords[language].calculator;
  const { colon } = languageDefinitions[language];
  const form = numberForms[language];
  return (
    <div className="credit-calculator overflow-hidden rounded-xl border border-line bg-surface">
      <table className="w-full text-left text-[0.9375rem]">
        <caption className="sr-only">{words.title}</caption>
        <thead>
          <tr>
            <th scope="col">{words.kind}</th>
            <th scope="col" className="text-right">
              {words.perCall}
            </th>
            <th scope="col" className="needs-js text-right">
              {words.calls}
            </th>
            <th scope="col" className="needs-js hidden text-right sm:table-cell">
              {words.credits}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {creditKinds.map(({ id, cost, example }) => (
            <tr key={id}>
              <th scope="row" className="font-medium">
                {words.kinds[id]}
              </th>
              <td className="text-right text-ink-soft tabular-nums">{cost}</td>
              <td className="needs-js text-right">
                <input
                  type="number"
                  name={id}
                  autoComplete="off"
                  inputMode="numeric"
                  min={0}
                  max={maxChecks}
                  step={1}
                  aria-label={`${words.kinds[id]}${colon} ${words.calls}`}
                  value={example || undefined}
                  placeholder="0"
                  className="h-11 w-24 rounded-lg border border-line-strong bg-surface px-3 text-right tabular-nums placeholder:text-ink-faint hover:border-ink-soft sm:w-36"
                />
              </td>
              <td
                data-credits-of={id}
                className="needs-js hidden w-32 text-right text-ink-soft tabular-nums sm:table-cell"
              >
                {formatInteger(cost * example, form)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="needs-js border-line border-t bg-sunken px-4 py-4">
        <p className="flex items-baseline justify-between gap-4">
          <span className="font-medium">{words.total}</span>
          <output className="font-semibold text-heading tabular-nums">{formatInteger(total, form)}</output>
        </p>
        <p className="mt-2 text-[0.875rem] text-ink-soft leading-6">
          <span className="limit-sentence">{limitSentence(checks, words.limit, form)}</span> {words.free}
        </p>
      </div>
    </div>
  );
}
