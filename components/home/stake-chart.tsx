import type { Verdict } from "@/lib/pages/home-queue";

const fills: Record<Verdict, string> = {
  allowed: "fill-line-strong/45",
  flagged: "fill-flagged",
  review: "fill-review",
};

const pitch = 10;
const width = 6;
const point = 4;
const tall = 56;

type StakeChartProps = { items: readonly { verdict: Verdict; height: number }[]; className?: string };

const verdicts = Object.keys(fills) as Verdict[];

/** One stake per checked item, one path per verdict. Allowed items have a muted color. */
export function StakeChart({ items, className }: StakeChartProps) {
  const span = items.length * pitch - (pitch - width);
  const stakesOf = (verdict: Verdict) =>
    items
      .map((item, index) => {
        if (item.verdict !== verdict) return "";
        const top = Math.round(tall - (tall * item.height) / 100 + point);
        return `M${index * pitch} ${tall}V${top}l${width / 2}-${point} ${width / 2} ${point}V${tall}z`;
      })
      .join("");
  return (
    <svg viewBox={`0 0 ${span} ${tall}`} preserveAspectRatio="none" aria-hidden="true" className={className}>
      {verdicts.map((verdict) => (
        <path key={verdict} className={fills[verdict]} d={stakesOf(verdict)} />
      ))}
    </svg>
  );
}
