import type { Verdict } from "@/lib/pages/home-queue";

const fills: Record<Verdict, string> = {
  allowed: "fill-line-strong/45",
  flagged: "fill-flagged",
  review: "fill-review",
};

const pitch = 10;
const width = 6.4;
const point = 4;
const tall = 56;

type StakeChartProps = { items: readonly { verdict: Verdict; height: number }[]; className?: string };

/** One pointed stake per checked item; what was let through stays quiet. */
export function StakeChart({ items, className }: StakeChartProps) {
  const span = items.length * pitch - (pitch - width);
  return (
    <svg
      viewBox={`0 0 ${span} ${tall}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
      className={className}
    >
      {items.map((item, index) => {
        const top = tall - (tall * item.height) / 100;
        const left = index * pitch;
        return (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: a fixed drawing, never reordered
            key={index}
            className={fills[item.verdict]}
            d={`M${left} ${tall}V${top + point}l${width / 2} -${point}l${width / 2} ${point}V${tall}z`}
          />
        );
      })}
    </svg>
  );
}
