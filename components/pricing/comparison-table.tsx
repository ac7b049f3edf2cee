import { Icon } from "@/components/ui/icon";
import { LocalLink } from "@/components/ui/local-link";
import { type ComparisonGroup, comparisonGroups, type PlanValue } from "@/lib/pages/comparison";
import { creditsNoteId, type PricingWords, planNames, pricingWords } from "@/lib/pages/pricing";
import { localize } from "@/lib/site/current-language";

type WordsProps = { words: PricingWords };

function Value({ value, words: { comparison } }: { value: PlanValue } & WordsProps) {
  if (typeof value === "string") {
    return value;
  }
  return (
    <>
      <Icon
        name={value ? "check" : "minus"}
        className={value ? "inline size-5 text-accent" : "inline size-5 text-ink-faint"}
      />
      <span className="sr-only">{value ? comparison.included : comparison.notIncluded}</span>
    </>
  );
}

function Group({ title, rows, words }: ComparisonGroup & WordsProps) {
  return (
    <tbody>
      <tr>
        <th
          scope="rowgroup"
          colSpan={3}
          className="border-b border-line pt-10 pb-3 text-[0.9375rem] leading-6 font-semibold text-accent"
        >
          {title}
        </th>
      </tr>
      {rows.map(({ label, developer, enterprise, creditsNote: noted }) => (
        <tr key={label} className="border-b border-line transition-colors hover:bg-sunken">
          <th scope="row" className="py-3.5 pr-3 font-normal sm:py-4">
            {label}
            {noted && (
              <LocalLink
                href={`#${creditsNoteId}`}
                className="block scroll-mt-16 py-3 text-[0.8125rem] leading-5 text-accent underline underline-offset-4 sm:py-1"
              >
                {words.creditsNote.title}
              </LocalLink>
            )}
          </th>
          <td className="py-3.5 pl-2 text-ink-soft sm:px-6 sm:py-4">
            <Value value={developer} words={words} />
          </td>
          <td className="py-3.5 pl-2 text-ink sm:px-6 sm:py-4">
            <Value value={enterprise} words={words} />
          </td>
        </tr>
      ))}
    </tbody>
  );
}

/** Three columns that fit 320px: nothing scrolls sideways, and the plan names stay in sight. */
export async function ComparisonTable() {
  const words = await localize(pricingWords);
  const { comparison } = words;
  return (
    <table className="w-full table-fixed border-collapse text-left text-[0.8125rem] leading-6 wrap-break-word sm:text-base">
      <caption className="sr-only">{comparison.caption}</caption>
      <colgroup>
        <col className="w-[38%] sm:w-1/2" />
        <col />
        <col />
      </colgroup>
      <thead className="sticky top-(--stuck-top) z-10 low:static bg-canvas shadow-[inset_0_-1px_0_var(--line-strong)]">
        <tr>
          <th scope="col" className="py-4 pr-3 font-medium text-ink-faint">
            {comparison.feature}
          </th>
          <th scope="col" className="py-4 pl-2 font-semibold sm:px-6">
            {planNames.developer}
          </th>
          <th scope="col" className="py-4 pl-2 font-semibold sm:px-6">
            {planNames.enterprise}
          </th>
        </tr>
      </thead>
      {comparisonGroups(comparison).map((group) => (
        <Group key={group.title} {...group} words={words} />
      ))}
    </table>
  );
}
