import { cx } from "@/components/ui/cx";
import { homeWords } from "@/lib/pages/home";
import { currentLanguage } from "@/lib/site/current-language";
import { numberForms } from "@/lib/site/number-forms";

/** A score from 0 to 1 in figures. */
export async function Score({ score, className }: { score: number; className?: string }) {
  const language = await currentLanguage();
  return (
    <span className={cx("font-mono text-[0.75rem] text-ink-soft tabular-nums", className)}>
      <span className="sr-only">{homeWords[language].queue.score} </span>
      {score.toFixed(2).replace(".", numberForms[language].decimal)}
    </span>
  );
}
