import { analyticsTile } from "@/lib/pages/home-features";

const length = 400;

export function AnalyticsPicture() {
  return (
    <div>
      <ul className="grid gap-3.5">
        {analyticsTile.rows.map((row) => (
          <li
            key={row.label}
            className="grid items-center gap-x-4 gap-y-1 sm:grid-cols-[11rem_minmax(0,1fr)]"
          >
            <span className="text-[0.9375rem] leading-6">{row.label}</span>
            <svg
              viewBox={`0 0 ${length} 12`}
              className="stakes-reach w-full text-accent"
              aria-hidden="true"
              focusable="false"
            >
              <path d={`M0 0H${length}V12H0z`} className="fill-sunken" />
              <path d={`M0 0H${length * row.share - 7}l7 6-7 6H0z`} fill="currentColor" />
            </svg>
          </li>
        ))}
      </ul>
      <p className="mt-5 font-mono text-[0.75rem] leading-5 text-ink-faint">{analyticsTile.note}</p>
    </div>
  );
}
