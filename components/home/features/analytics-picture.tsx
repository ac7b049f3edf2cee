import { homeWords } from "@/lib/pages/home";
import { categoryShares } from "@/lib/pages/home-features";
import { localize } from "@/lib/site/current-language";

const length = 400;

export async function AnalyticsPicture() {
  const { rows, note } = (await localize(homeWords)).analytics;
  const categories = Object.keys(rows) as (keyof typeof rows)[];
  return (
    <div>
      <ul className="share-list">
        {categories.map((category) => (
          <li key={category}>
            <span>{rows[category]}</span>
            <svg viewBox={`0 0 ${length} 12`} className="stakes-reach" aria-hidden="true">
              <path d={`M0 0H${Math.round(length * categoryShares[category] - 7)}l7 6-7 6H0z`} />
            </svg>
          </li>
        ))}
      </ul>
      <p className="small-print mt-5">{note}</p>
    </div>
  );
}
