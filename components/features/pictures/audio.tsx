import { Badge } from "@/components/ui/badge";
import { clipTime } from "@/lib/pages/feature-pictures";
import { featuresWords } from "@/lib/pages/features";
import { localize } from "@/lib/site/current-language";

const heights = [
  10, 18, 30, 22, 44, 58, 36, 24, 48, 66, 52, 30, 18, 12, 26, 62, 84, 70, 92, 78, 60, 86, 48, 30, 16, 22, 38,
  28, 46, 34, 20, 12,
];
const flaggedFrom = 15;
const flaggedTo = 22;

/** The bars inside or outside the flagged seconds. Their round caps don't exceed a bar's height. */
const barsOf = (flagged: boolean) =>
  heights
    .map((height, index) =>
      flagged === (index >= flaggedFrom && index <= flaggedTo)
        ? `M${index * 10 + 2} ${66 - height / 2}v${height - 4}`
        : "",
    )
    .join("");

/** A voice message with the flagged seconds marked. */
export async function AudioPicture() {
  const { transcript, finding } = (await localize(featuresWords)).pictures.audio;
  return (
    <div>
      <svg viewBox="0 0 320 128" className="w-full" role="presentation">
        <rect
          x={flaggedFrom * 10 - 3}
          width={(flaggedTo - flaggedFrom) * 10 + 10}
          height="128"
          rx="6"
          className="fill-flagged-soft"
        />
        <g strokeWidth="4" strokeLinecap="round">
          <path d={barsOf(false)} className="stroke-line-strong" />
          <path d={barsOf(true)} className="stroke-flagged" />
        </g>
      </svg>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-2 text-[0.875rem] leading-5">
        <span className="text-ink-soft">
          <span className="mr-2 font-mono text-[0.75rem] text-ink-faint">{clipTime}</span>
          {transcript}
        </span>
        <Badge tone="flagged">{finding}</Badge>
      </div>
    </div>
  );
}
