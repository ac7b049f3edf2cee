import { preFilter } from "@/lib/moderation/pre-filter";
import { homeWords } from "@/lib/pages/home";
import { preFilterExamples, preFilterWords } from "@/lib/pages/home-pre-filter";
import { currentLanguage, localPath } from "@/lib/site/current-language";
import { numberForms } from "@/lib/site/number-forms";
import { paths } from "@/lib/site/paths";
import { PreFilterPanel } from "./pre-filter/panel";

/**
 * The pre-filter in the hero. The first example is checked at build time, so the result is real and complete without
 * JavaScript; the engine is loaded when a visitor first types.
 */
export async function PreFilterDemo() {
  const language = await currentLanguage();
  const words = preFilterWords[language];
  const examples = preFilterExamples(words);
  const { text } = words.examples.phishing;
  return (
    <PreFilterPanel
      initialText={text}
      initialMatches={preFilter(text)}
      words={{
        ...words,
        examples,
        verdicts: { ...homeWords[language].queue.verdicts, allowed: words.passedOn },
        decimal: numberForms[language].decimal,
      }}
      layersHref={await localPath(paths.features)}
    />
  );
}
