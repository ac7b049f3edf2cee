import { homeWords } from "@/lib/pages/home";
import { categoryShares } from "@/lib/pages/home-features";
import { localize } from "@/lib/site/current-language";

const length = 400;

export async function AnalyticsPicture() {
  const { rows, note } = (await localize(homeWords)).analytics;
  const categories = Object.keys(rows) as (keyof typeof rows)[];
  return (
    <div>
      <ul className="grid gap-3.5">
        {categories.map((category) => (
          <li key={category} className="grid items-center gap-x-4 gap-y-1 sm:grid-cols-[11rem_minmax(0,1fr)]">
            <span className="text-[0.9375rem] leading-6">{rows[category]}</span>
            <svg
              viewBox={`0 0 ${length} 12`}
              className="stakes-reach w-full text-accent"
              aria-hidden="true"
              focusable="false"
            >
              <path d={`M0 0H${length}V12H0z`} className="fill-sunken" />
              <path d={`M0 0H${length * categoryShares[category] - 7}l7 6-7 6H0z`} fill="currentColor" />
            </svg>
          </li>
        ))}
      </ul>
      <p className="mt-5 font-mono text-[0.75rem] leading-5 text-ink-faint">{note}</p>
    </div>
  );
}
