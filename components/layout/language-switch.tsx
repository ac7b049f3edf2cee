import { frameWords } from "@/lib/pages/frame-words";
import { currentLanguage } from "@/lib/site/current-language";
import { languages, mainLanguage } from "@/lib/site/language";
import { languageDefinitions } from "@/lib/site/language-definitions";
import { LanguageLinks } from "./language-links";

const names = Object.fromEntries(languages.map((language) => [language, languageDefinitions[language].name]));

type LanguageSwitchProps = {
  /** The target page, a path of lib/site/paths.ts; by default the current page. */
  at?: string;
  className?: string;
};

/** Links to the same page in the other languages. */
export async function LanguageSwitch({ at, className }: LanguageSwitchProps) {
  const current = await currentLanguage();
  return (
    <nav aria-label={frameWords[current].layout.languages} className={className}>
      <ul className="flex flex-wrap gap-x-5">
        <LanguageLinks current={current} main={mainLanguage} names={names} at={at} />
      </ul>
    </nav>
  );
}
