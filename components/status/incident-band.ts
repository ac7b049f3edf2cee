import type { Impact } from "@/lib/incidents/impacts";

/** Where an incident was reported, beside what was measured: a band below the bars. */
export const bandTones: Record<Impact, { fill: string; ground: string }> = {
  none: { fill: "fill-review", ground: "bg-review" },
  minor: { fill: "fill-review", ground: "bg-review" },
  major: { fill: "fill-flagged", ground: "bg-flagged" },
  critical: { fill: "fill-flagged", ground: "bg-flagged" },
};
