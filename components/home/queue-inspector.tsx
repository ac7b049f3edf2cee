import { Badge } from "@/components/ui/badge";
import { homeWords } from "@/lib/pages/home";
import { inspectedItem } from "@/lib/pages/home-queue";
import { localize } from "@/lib/site/current-language";
import { ListingPhoto } from "./listing-photo";
import { Score } from "./queue-row";
import { ScoreStake } from "./score-stake";

/** The queue's detail panel for one item: content, scores by category, and the action taken. */
export async function QueueInspector() {
  const { queue: words } = await localize(homeWords);
  return (
    <div className="queue-inspector">
      <div className="flex items-center justify-between gap-3">
        <p className="small-print">{words.items[inspectedItem.key].source}</p>
        <Badge tone={inspectedItem.verdict}>{words.verdicts[inspectedItem.verdict]}</Badge>
      </div>
      <ListingPhoto className="mt-3 w-full rounded-lg border border-line" />
      <ul className="queue-scores">
        {inspectedItem.scores.map((row) => (
          <li key={row.category}>
            <span>{words.categories[row.category]}</span>
            <ScoreStake score={row.score} verdict={row.verdict} />
            <Score score={row.score} />
          </li>
        ))}
      </ul>
      <p className="mt-5 border-t border-line pt-4 text-[0.875rem] leading-6 text-ink-soft">{words.action}</p>
    </div>
  );
}
