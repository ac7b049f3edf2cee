import { documentationLabels } from "@/lib/documentation/labels";
import { type LanguageId, languages } from "@/lib/integration-api/languages";
import { CopyCode } from "./copy-code";
import { Program } from "./program";

type CodeTabsProps = {
  /** Tells this group of radio buttons from the others of the page. */
  id: string;
  label: string;
  sources: Partial<Record<LanguageId, string>>;
  /** In place of a language's own name. */
  names?: Partial<Record<LanguageId, string>>;
};

/** The same program in several languages. Works without scripts; remembers nothing. */
export function CodeTabs({ id, label, sources, names = {} }: CodeTabsProps) {
  const offered = languages.filter((language) => sources[language.id]);
  return (
    <figure className="code-tabs min-w-0 overflow-hidden rounded-xl border border-line bg-surface">
      <figcaption className="sr-only">{label}</figcaption>
      <div className="flex items-center justify-between border-line border-b">
        <fieldset className="flex min-w-0 overflow-x-auto pl-1">
          <legend className="sr-only">{`${documentationLabels.language}: ${label}`}</legend>
          {offered.map((language, at) => (
            <label key={language.id} className="code-tab">
              <input type="radio" name={`language-${id}`} value={language.id} checked={at === 0} />
              {names[language.id] ?? language.label}
            </label>
          ))}
        </fieldset>
        <CopyCode label={label} />
      </div>
      {offered.map((language) => (
        <Program
          key={language.id}
          code={sources[language.id] ?? ""}
          grammar={language.grammar}
          label={`${label}, ${names[language.id] ?? language.label}`}
          language={language.id}
        />
      ))}
    </figure>
  );
}
