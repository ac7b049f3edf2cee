import { Badge } from "@/components/ui/badge";
import { cx } from "@/components/ui/cx";
import { Icon } from "@/components/ui/icon";
import { featuresWords } from "@/lib/pages/features";
import { localize } from "@/lib/site/current-language";

/** When each layer runs, on a shared time axis. */
const lanes = [
  { bar: "left-0 w-[10%] bg-review", finding: "text-review" },
  { bar: "left-[10%] w-[72%] bg-flagged", finding: "text-flagged" },
];

/** A message passing through both layers, on one time axis. */
export async function LayersPicture() {
  const { message, verdict, preFilter, analysis, label } = (await localize(featuresWords)).pictures.layers;
  return (
    <div className="rounded-xl border border-line bg-surface text-ink">
      <p className="border-b border-line px-4 py-4 leading-7 sm:px-6 sm:py-5">
        {message.before}
        <span className="rounded-sm bg-flagged-soft box-decoration-clone px-1 py-0.5 text-flagged">
          {message.marked}
        </span>
        {message.after}
      </p>
      <div className="grid gap-6 px-4 py-5 sm:px-6 sm:py-6">
        {[preFilter, analysis].map((lane, index) => (
          <div key={lane.name}>
            <div className="flex items-baseline justify-between gap-3 text-[0.875rem] leading-5">
              <span className="font-medium">{lane.name}</span>
              <span className="font-mono text-[0.8125rem] whitespace-nowrap text-ink-faint">{lane.time}</span>
            </div>
            <div className="relative mt-2.5 h-2.5 rounded-full bg-line/70">
              <span
                className={cx("absolute inset-y-0 rounded-full forced-color-adjust-none", lanes[index]?.bar)}
              />
            </div>
            <p className={cx("mt-2 text-[0.875rem] leading-5", lanes[index]?.finding)}>{lane.finding}</p>
          </div>
        ))}
      </div>
      <div className="flex items-center justify-between gap-4 border-t border-line px-4 py-3.5 sm:px-6">
        <span className="text-[0.875rem] leading-5 text-ink-soft">{label}</span>
        <Badge tone="flagged">
          <Icon name="flag" className="size-3.5" />
          {verdict}
        </Badge>
      </div>
    </div>
  );
}
