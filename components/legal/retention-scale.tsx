import { retentionScale } from "@/lib/data-inventory/tables";
import { localize } from "@/lib/site/current-language";

const longest = Math.max(...retentionScale.en.bars.map(({ days }) => days));

/** The length of a bar in percent, on a logarithmic scale with a minimum, so that one day is visible beside seven years. */
const barWidth = (days: number) => 6 + (94 * Math.log10(days)) / Math.log10(longest);

/** The retention periods as a chart. The tables below have all details. */
export async function RetentionScale() {
  const { bars, caption } = await localize(retentionScale);
  return (
    <figure className="legal-wide mt-5 rounded-xl border border-line bg-surface p-5 sm:p-6 print:break-inside-avoid">
      <ul className="space-y-4 text-sm leading-5">
        {bars.map(({ label, value, days }) => (
          <li key={label}>
            <span className="flex items-baseline justify-between gap-4">
              <span>{label}</span>
              <span className="whitespace-nowrap font-semibold text-ink tabular-nums">{value}</span>
            </span>
            <svg
              viewBox="0 0 100 1"
              preserveAspectRatio="none"
              aria-hidden="true"
              className="mt-1.5 h-1.5 w-full rounded-full bg-sunken"
            >
              <rect width={barWidth(days).toFixed(1)} height="1" className="fill-accent" />
            </svg>
          </li>
        ))}
      </ul>
      <figcaption className="mt-5 text-ink-faint text-sm leading-5">{caption}</figcaption>
    </figure>
  );
}
