import type { outcomes } from "@/lib/access/vocabulary";
import { accessWords } from "@/lib/access/words";
import { formatInteger } from "@/lib/site/figures";

type Count = { day: string; kind: string; name: string; outcome: string; count: number };

const { counts: words, kinds } = accessWords;
const cell = "px-4 sm:px-5 sm:py-2";

/** The number of entries and of failed attempts. */
export function AccessCounts({ counts }: { counts: readonly Count[] }) {
  return (
    <div className="mt-10">
      <h2 id="counts" className="text-heading">
        {words.title}
      </h2>
      <p className="mt-1 mb-4 text-[0.9375rem] leading-6 text-ink-soft">
        {counts.length > 0 ? words.lead : words.none}
      </p>
      {counts.length > 0 && (
        <section
          aria-labelledby="counts"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          tabIndex={0}
          className="overflow-x-auto rounded-xl border border-line bg-surface"
        >
          <table className="stacked-table w-full text-left sm:min-w-144 text-[0.9375rem] leading-6">
            <thead className="bg-sunken text-ink-soft">
              <tr>
                {Object.values(words.columns).map((column) => (
                  <th key={column} scope="col" className={`${cell} font-medium last:text-right`}>
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="divide-y divide-line">
              {counts.map(({ day, kind, name, outcome, count }) => (
                <tr key={`${day} ${kind} ${name} ${outcome}`}>
                  <td data-label={words.columns.day} className={`${cell} whitespace-nowrap tabular-nums`}>
                    {day}
                  </td>
                  <th scope="row" className={`${cell} min-w-40 font-medium wrap-break-word`}>
                    {name || words.unnamed}
                  </th>
                  <td data-label={words.columns.kind} className={cell}>
                    {kinds[kind as keyof typeof kinds]}
                  </td>
                  <td data-label={words.columns.outcome} className={cell}>
                    {words.outcomes[outcome as (typeof outcomes)[number]]}
                  </td>
                  <td data-label={words.columns.count} className={`${cell} text-right tabular-nums`}>
                    {formatInteger(count)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </div>
  );
}
