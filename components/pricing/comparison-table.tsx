import { CollapsibleOnPhones } from "@/components/ui/collapsible";
import { Icon } from "@/components/ui/icon";
import { StaticHtml } from "@/components/ui/static-html";
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
        className={value ? "size-5 text-accent" : "size-5 text-ink-faint"}
      />
      <span className="sr-only">{value ? comparison.included : comparison.notIncluded}</span>
    </>
  );
}

function Group({ title, rows, words }: ComparisonGroup & WordsProps) {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={3}>
          {title}
        </th>
      </tr>
      {rows.map(({ label, developer, enterprise, creditsNote: noted }) => (
        <tr key={label}>
          <th scope="row">
            {label}
            {noted && <a href={`#${creditsNoteId}`}>{words.creditsNote.title}</a>}
          </th>
          <td>
            <Value value={developer} words={words} />
          </td>
          <td>
            <Value value={enterprise} words={words} />
          </td>
        </tr>
      ))}
    </tbody>
  );
}

/** Three columns that fit 320px, so that nothing scrolls sideways and the plan names stay visible. */
export async function ComparisonTable() {
  const words = await localize(pricingWords);
  const { comparison } = words;
  return (
    <StaticHtml>
      <CollapsibleOnPhones summary={comparison.folded} />
      <table className="comparison">
        <caption className="sr-only">{comparison.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{comparison.feature}</th>
            <th scope="col">{planNames.developer}</th>
            <th scope="col">{planNames.enterprise}</th>
          </tr>
        </thead>
        {comparisonGroups(comparison).map((group) => (
          <Group key={group.title} {...group} words={words} />
        ))}
      </table>
    </StaticHtml>
  );
}
