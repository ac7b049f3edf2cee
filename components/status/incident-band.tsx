import { cx } from "@/components/ui/cx";
import type { Impact } from "@/lib/incidents/impacts";

/** The colors of the band below the bars, which marks reported incidents next to the measurements. */
export const bandTones: Record<Impact, { fill: string; ground: string }> = {
  none: { fill: "fill-review", ground: "bg-review" },
  minor: { fill: "fill-review", ground: "bg-review" },
  major: { fill: "fill-flagged", ground: "bg-flagged" },
  critical: { fill: "fill-flagged", ground: "bg-flagged" },
};

/** The legend of the band, in both of its colors. */
export function BandLegend({ children }: { children: string }) {
  return (
    <p className="mt-2 flex items-center gap-2 text-[0.8125rem] text-ink-soft">
      <span className="flex overflow-hidden rounded-full forced-color-adjust-none">
        <span className={cx("h-1.5 w-3", bandTones.minor.ground)} />
        <span className={cx("h-1.5 w-3", bandTones.major.ground)} />
      </span>
      {children}
    </p>
  );
}
