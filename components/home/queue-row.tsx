import { Badge } from "@/components/ui/badge";
import { Icon } from "@/components/ui/icon";
import { homeWords } from "@/lib/pages/home";
import type { QueueItem } from "@/lib/pages/home-queue";
import { currentLanguage, localize } from "@/lib/site/current-language";
import { numberForms } from "@/lib/site/number-forms";
import { ScoreStake } from "./score-stake";

/** A score from 0 to 1 as a number. */
export async function Score({ score }: { score: number }) {
  const language = await currentLanguage();
  return (
    <span className="score">
      <span className="sr-only">{homeWords[language].queue.score} </span>
      {score.toFixed(2).replace(".", numberForms[language].decimal)}
    </span>
  );
}

/** Blacks out text between ▮ marks. */
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
      <span className="queue-medium">
        <Icon name={item.medium} className="size-4.5" />
      </span>
      <div className="queue-content">
        <p>
          <Redacted text={content} />
        </p>
        <p className="small-print">
          {source} · {item.ms}&nbsp;ms
        </p>
      </div>
      <div className="queue-score">
        <p>{words.categories[item.category]}</p>
        <div>
          <ScoreStake score={item.score} verdict={item.verdict} />
          <Score score={item.score} />
        </div>
      </div>
      <Badge tone={item.verdict} className="queue-badge">
        {words.verdicts[item.verdict]}
      </Badge>
    </li>
  );
}
