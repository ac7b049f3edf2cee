import { BackLink, ConsoleHead } from "@/components/console/console-head";
import { EmptyList } from "@/components/console/empty-list";
import { buttonClass } from "@/components/ui/button";
import { Collapsible } from "@/components/ui/collapsible";
import { caseWords } from "@/lib/privacy/core/case-words";
import { type Disclosure, type DisclosureFigures, earliestYear } from "@/lib/privacy/disclosure/schema";
import {
  complaintType,
  type Law,
  lawOf,
  type PrivacyRequestType,
  requestTypeLabel,
  requestTypesOf,
} from "@/lib/privacy/laws";
import { figuresWords as words } from "@/lib/privacy/queue/queue-words";
import { casePaths } from "@/lib/site/staff-paths";

type LawFigures = { law: Law; disclosure: Disclosure };
type RequestFiguresProps = { year: number; current: number; figures: readonly LawFigures[] };

const parts = {
  complied: "fill-allowed",
  denied: "fill-flagged",
  rest: "fill-line-strong",
} as const;
const partNames = Object.keys(parts) as (keyof typeof parts)[];

/**
 * The segments of a bar: complied with, denied, and open or withdrawn.
 * @param longest the number of requests that fills the bar's 100 units
 */
function barsOf({ received, complied, denied }: DisclosureFigures, longest: number) {
  const counts = { complied, denied, rest: received - complied - denied };
  let x = 0;
  return partNames.flatMap((part) => {
    const width = (100 * counts[part]) / longest;
    const at = x;
    x += width;
    return width > 0 ? [{ part, x: at, width }] : [];
  });
}

/** The metrics of 11 CCR § 7102 for every law, as numbers and as bars on a common scale. */
export function RequestFigures({ year, current, figures }: RequestFiguresProps) {
  const ofTypes = figures.flatMap(({ disclosure }) => Object.values<DisclosureFigures>(disclosure.byType));
  const longest = Math.max(1, ...ofTypes.map(({ received }) => received));
  const lawsWithRequests = figures.filter(({ disclosure }) => disclosure.received > 0);
  const unused = figures.filter(({ disclosure }) => disclosure.received === 0);
  const years = [year - 1, year + 1].filter((one) => one >= earliestYear && one <= current);
  return (
    <div className="grid gap-6">
      <div>
        <BackLink href={casePaths.queue}>{caseWords.back}</BackLink>
        <ConsoleHead title={words.titleOf(year)} lead={words.lead}>
          {years.map((one) => (
            <a key={one} href={`${casePaths.figures}?year=${one}`} className={buttonClass("secondary")}>
              {one}
            </a>
          ))}
        </ConsoleHead>
        {lawsWithRequests.length > 0 && <Legend />}
      </div>
      {lawsWithRequests.length === 0 && <EmptyList icon="chart">{words.noneIn(year)}</EmptyList>}
      {lawsWithRequests.map(({ law, disclosure }) => (
        <LawStatistics key={law} law={law} disclosure={disclosure} longest={longest} />
      ))}
      {unused.length > 0 && (
        <Collapsible summary={words.unused(unused.length)} className="bg-surface">
          <div className="grid gap-6">
            {unused.map(({ law, disclosure }) => (
              <LawStatistics key={law} law={law} disclosure={disclosure} longest={longest} includesUnused />
            ))}
          </div>
        </Collapsible>
      )}
    </div>
  );
}

function Legend() {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-2 text-[0.875rem] text-ink-soft">
      {partNames.map((name) => (
        <li key={name} className="flex items-center gap-2">
          <svg viewBox="0 0 1 1" aria-hidden="true" className="size-3">
            <rect width="1" height="1" className={parts[name]} />
          </svg>
          {words.parts[name]}
        </li>
      ))}
    </ul>
  );
}

type OfLawProps = LawFigures & {
  longest: number;
  /** Whether types without any requests are listed too. */
  includesUnused?: boolean;
};

function LawStatistics({ law, disclosure, longest, includesUnused = false }: OfLawProps) {
  const { fullName } = lawOf(law);
  const rows = ([...requestTypesOf(law), complaintType] as PrivacyRequestType[])
    .map((type): [label: string, figures: DisclosureFigures] => [
      requestTypeLabel(law, type),
      disclosure.byType[type],
    ])
    .filter(([, { received }]) => includesUnused || received > 0);
  return (
    <section className="overflow-hidden rounded-xl border border-line bg-surface print:break-inside-avoid">
      <h2 className="border-b border-line bg-sunken px-4 py-3 font-semibold">{fullName}</h2>
      <section
        aria-label={words.tableOf(fullName)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
        tabIndex={0}
        className="overflow-x-auto print:overflow-visible"
      >
        <table className="stacked-table w-full text-[0.9375rem] sm:min-w-[44rem] print:min-w-0">
          <thead>
            <tr className="border-b border-line text-left text-[0.875rem] text-ink-soft">
              {words.columns.map((column) => (
                <th key={column} scope="col" className="px-4 py-3 font-medium">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {rows.map(([label, figures]) => (
              <Row key={label} label={label} figures={figures} longest={longest} />
            ))}
            <Row label={words.all} figures={disclosure} />
          </tbody>
        </table>
      </section>
    </section>
  );
}

type RowProps = {
  label: string;
  figures: DisclosureFigures;
  /** The maximum of one type, which fills its cell; without it there is no bar. */
  longest?: number;
};

function Row({ label, figures, longest }: RowProps) {
  const { received, complied, denied, medianDays, meanDays } = figures;
  const numbers = [received, complied, denied, received - complied - denied, medianDays, meanDays];
  return (
    <tr>
      <th scope="row" className="px-4 text-left font-normal max-sm:font-medium sm:py-2.5">
        {label}
        {longest !== undefined && (
          <svg
            viewBox="0 0 100 1"
            preserveAspectRatio="none"
            aria-hidden="true"
            className="mt-1.5 h-2 w-full min-w-40 rounded-sm bg-sunken"
          >
            {barsOf(figures, longest).map(({ part, x, width }) => (
              <rect key={part} x={x} width={width} height="1" className={parts[part]} />
            ))}
          </svg>
        )}
      </th>
      {numbers.map((value, index) => (
        <td
          key={words.columns[index + 1]}
          data-label={words.columns[index + 1]}
          className="px-4 align-top tabular-nums sm:py-2.5"
        >
          {value ?? words.none}
        </td>
      ))}
    </tr>
  );
}
