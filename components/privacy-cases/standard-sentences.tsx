import { Collapsible } from "@/components/ui/collapsible";
import type { StandardSentence } from "@/lib/privacy/cases/standard-sentences";
import { stepReaderWords as words } from "@/lib/privacy/core/step-words";
import { englishName, type Language } from "@/lib/site/language";

/** The standard text of a step's email, in English and in the requester's language. */
export function StandardSentences({
  language,
  sentences,
}: {
  language: Language;
  sentences: readonly StandardSentence[];
}) {
  if (sentences.length === 0) return null;
  return (
    <Collapsible summary={words.sentences(englishName(language))} className="bg-sunken">
      <ul className="grid gap-3">
        {sentences.map(({ english, theirs }) => (
          <li key={english} className="text-[0.9375rem] leading-6">
            <p>{english}</p>
            <p lang={language} className="text-ink-soft">
              {theirs}
            </p>
          </li>
        ))}
      </ul>
    </Collapsible>
  );
}
