import { documentationWords } from "@/lib/documentation/words";
import { type LanguageId, languages } from "@/lib/integration-api/languages";
import type { Language } from "@/lib/site/language";
import { languageDefinitions } from "@/lib/site/language-definitions";
import { CodeSample } from "./code-sample";
import { CopyCode } from "./copy-code";

type CodeTabsProps = {
  /** Unique on the page, because it names this group of radio buttons. */
  id: string;
  label: string;
  sources: Partial<Record<LanguageId, string>>;
  /** The language of the page, not the programming language. */
  language: Language;
  /** Labels that replace the names of programming languages. */
  names?: Partial<Record<LanguageId, string>>;
};

/** Tabs with one program in several programming languages. Works without scripts; the choice is not stored. */
export function CodeTabs({ id, label, sources, language, names = {} }: CodeTabsProps) {
  const offeredLanguages = languages.filter(({ id }) => sources[id]);
  return (
    <figure className="code-tabs code-figure">
      <figcaption className="sr-only">{label}</figcaption>
      <div className="code-tablist">
        <fieldset>
          <legend className="sr-only">{`${label}${languageDefinitions[language].colon} ${documentationWords[language].labels.language}`}</legend>
          {offeredLanguages.map((written, at) => (
            <label key={written.id} className="code-tab">
              <input type="radio" name={`language-${id}`} value={written.id} checked={at === 0} />
              {names[written.id] ?? written.label}
            </label>
          ))}
        </fieldset>
        <CopyCode label={label} language={language} />
      </div>
      {offeredLanguages.map((written) => (
        <CodeSample
          key={written.id}
          code={sources[written.id] ?? ""}
          grammar={written.grammar}
          label={names[written.id] ?? written.label}
          language={written.id}
        />
      ))}
    </figure>
  );
}
