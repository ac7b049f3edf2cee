import { Badge } from "@/components/ui/badge";
import { Icon } from "@/components/ui/icon";
import { homeWords } from "@/lib/pages/home";
import type { QueueItem } from "@/lib/pages/home-queue";
import { localize } from "@/lib/site/current-language";
import { Score } from "./score";
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

export async function QueueRow({ item }: { item: QueueItem }) {
  const { queue: words } = await localize(homeWords);
  const { source, content } = words.items[item.key];
  return (
    <li className="queue-row" data-selected={item.selected}>
      <span className="grid size-9 shrink-0 place-items-center rounded-lg bg-sunken text-ink-soft ring-1 ring-line ring-inset">
        <Icon name={item.medium} className="size-4.5" />
      </span>
      <div className="queue-content">
        <p className="text-[0.9375rem] leading-6">
          <Redacted text={content} />
        </p>
        <p className="font-mono text-[0.75rem] leading-5 text-ink-faint">
          {source} · {item.ms} ms
        </p>
      </div>
      <div className="queue-score">
        <p className="truncate text-[0.8125rem] leading-5 text-ink-soft">{words.categories[item.category]}</p>
        <div className="flex items-center gap-2.5">
          <ScoreStake score={item.score} verdict={item.verdict} />
          <Score score={item.score} className="leading-5" />
        </div>
      </div>
      <Badge tone={item.verdict} className="queue-badge">
        {words.verdicts[item.verdict]}
      </Badge>
    </li>
  );
}
