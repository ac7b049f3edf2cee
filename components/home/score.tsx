import { homeWords } from "@/lib/pages/home";
import { currentLanguage } from "@/lib/site/current-language";
import { numberForms } from "@/lib/site/number-forms";

/** A score from 0 to 1 in figures. */
export async function Score({ score }: { score: number }) {
  const language = await currentLanguage();
  return (
    <span className="score">
      <span className="sr-only">{homeWords[language].queue.score} </span>
      {score.toFixed(2).replace(".", numberForms[language].decimal)}
    </span>
  );
}
