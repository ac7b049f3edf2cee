import { Badge } from "@/components/ui/badge";
import { Icon } from "@/components/ui/icon";
import { type QueueItem, queueCopy, verdictLabels } from "@/lib/pages/home-queue";
import { ScoreStake } from "./score-stake";

/** Blacks out what stands between ▮ marks. */
function Redacted({ text }: { text: string }) {
  return text.split("▮").map((part, index) =>
    index % 2 === 1 ? (
      <span key={part} className="redacted">
        {part}
      </span>
    ) : (
      part
    ),
  );
}

export function QueueRow({ item }: { item: QueueItem }) {
  return (
    <li className="queue-row" data-selected={item.selected}>
      <span className="grid size-9 shrink-0 place-items-center rounded-lg bg-sunken text-ink-soft ring-1 ring-line ring-inset">
        <Icon name={item.medium} className="size-4.5" />
      </span>
      <div className="queue-content">
        <p className="text-[0.9375rem] leading-6">
          <Redacted text={item.content} />
        </p>
        <p className="font-mono text-[0.75rem] leading-5 text-ink-faint">
          {item.source} · {item.ms} ms
        </p>
      </div>
      <div className="queue-score">
        <p className="truncate text-[0.8125rem] leading-5 text-ink-soft">{item.category}</p>
        <div className="flex items-center gap-2.5">
          <ScoreStake score={item.score} verdict={item.verdict} />
          <span className="font-mono text-[0.75rem] leading-5 text-ink-soft tabular-nums">
            <span className="sr-only">{queueCopy.score} </span>
            {item.score.toFixed(2)}
          </span>
        </div>
      </div>
      <Badge tone={item.verdict} className="queue-badge">
        {verdictLabels[item.verdict]}
      </Badge>
    </li>
  );
}
