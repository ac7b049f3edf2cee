import type { Impact } from "@/lib/incidents/impacts";

/** Where an incident was reported, beside what was measured: a band below the bars. */
export const bandTones: Record<Impact, { fill: string; ground: string }> = {
  none: { fill: "fill-review", ground: "bg-review" },
  minor: { fill: "fill-review", ground: "bg-review" },
  major: { fill: "fill-flagged", ground: "bg-flagged" },
  critical: { fill: "fill-flagged", ground: "bg-flagged" },
};

/** What the band below the bars stands for. */
export function BandLegend({ children }: { children: string }) {
  return (
    <p className="mt-2 flex items-center gap-2 text-[0.8125rem] text-ink-soft">
      <span className="h-1.5 w-6 rounded-full bg-flagged forced-color-adjust-none" />
      {children}
    </p>
  );
}
