import { Fold } from "@/components/ui/fold";
import { stepReaderCopy as copy } from "@/lib/privacy/case-words";
import type { StandardSentence } from "@/lib/privacy/standard-sentences";
import { englishName, type Language } from "@/lib/site/language";

/** What a step's mail says by itself, in English and as the requester reads it. */
export function StandardSentences({
  language,
  sentences,
}: {
  language: Language;
  sentences: readonly StandardSentence[];
}) {
  if (sentences.length === 0) return null;
  return (
    <Fold summary={copy.sentences(englishName(language))} className="bg-sunken">
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
    </Fold>
  );
}
