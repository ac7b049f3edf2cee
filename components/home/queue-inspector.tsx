import { Badge } from "@/components/ui/badge";
import { inspected, queueCopy, verdictLabels } from "@/lib/pages/home-queue";
import { ListingPhoto } from "./listing-photo";
import { ScoreStake } from "./score-stake";

/** The side of the queue that explains one answer: what was seen, each category's score, what was done. */
export function QueueInspector() {
  return (
    <div className="queue-inspector">
      <div className="flex items-center justify-between gap-3">
        <p className="font-mono text-[0.75rem] leading-5 text-ink-faint">{inspected.id}</p>
        <Badge tone={inspected.verdict}>{verdictLabels[inspected.verdict]}</Badge>
      </div>
      <ListingPhoto className="mt-3 w-full rounded-lg border border-line" />
      <ul className="mt-5 grid gap-2.5">
        {inspected.scores.map((row) => (
          <li key={row.label} className="flex items-center gap-3 text-[0.875rem] leading-5">
            <span className="min-w-0 grow truncate">{row.label}</span>
            <ScoreStake score={row.score} verdict={row.verdict} />
            <span className="font-mono text-[0.75rem] text-ink-soft tabular-nums">
              <span className="sr-only">{queueCopy.score} </span>
              {row.score.toFixed(2)}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-5 border-t border-line pt-4 text-[0.875rem] leading-6 text-ink-soft">
        {inspected.action}
      </p>
    </div>
  );
}
