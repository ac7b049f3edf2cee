import { featuresWords } from "@/lib/pages/features";
import { localize } from "@/lib/site/current-language";

/** Flagged items per hour, stacked: toxicity below, spam above. */
const hours = [
  [16, 5],
  [13, 7],
  [18, 4],
  [15, 6],
  [22, 8],
  [20, 6],
  [25, 9],
  [24, 7],
  [28, 10],
  [26, 12],
  [30, 41],
  [27, 70],
  [25, 58],
  [24, 20],
  [22, 9],
  [19, 6],
] as const;

const pitch = 10;
const bar = pitch - 3;

/** All bars of one color as one path. */
const barsOf = (place: (hour: (typeof hours)[number]) => { top: number; height: number }) =>
  hours
    .map((hour, index) => {
      const { top, height } = place(hour);
      return `M${index * pitch + 1.5} ${top}h${bar}v${height}h-${bar}z`;
    })
    .join("");
const toxicityBars = barsOf(([below]) => ({ top: 100 - below, height: below }));
const spamBars = barsOf(([below, above]) => ({ top: 99 - below - above, height: above }));

export async function AnalyticsPicture() {
  const { note, toxicity, spam, span } = (await localize(featuresWords)).pictures.analytics;
  return (
    <div>
      <div className="relative">
        <svg
          viewBox={`0 0 ${hours.length * pitch} 100`}
          preserveAspectRatio="none"
          className="block h-36 w-full border-b border-line-strong/60"
          role="presentation"
        >
          <path d={toxicityBars} className="fill-accent" />
          <path d={spamBars} className="fill-flagged" />
        </svg>
        <span className="absolute top-0 right-[39%] rounded-md bg-flagged-soft px-2 py-0.5 text-[0.8125rem] leading-5 font-medium text-flagged">
          {note}
        </span>
      </div>
      <div className="mt-2.5 flex flex-wrap gap-x-5 gap-y-1 text-[0.8125rem] leading-5 text-ink-soft">
        {[toxicity, spam].map((name, index) => (
          <span key={name} className="flex items-center gap-2">
            <span
              className={
                index === 0
                  ? "size-2.5 bg-accent forced-color-adjust-none"
                  : "size-2.5 bg-flagged forced-color-adjust-none"
              }
            />
            {name}
          </span>
        ))}
        <span className="ml-auto font-mono text-[0.75rem] text-ink-faint">{span}</span>
      </div>
    </div>
  );
}
