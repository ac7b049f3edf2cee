import type { RichText } from "@/lib/platform/forms/spec";
import { currentLanguage } from "@/lib/site/current-language";
import { pathIn } from "@/lib/site/language";
import { siteWords } from "@/lib/site/words";

/** Text next to a control. Its links open a new tab, so that entered values are kept. */
export async function RichTextLine({ text }: { text: RichText }) {
  const language = await currentLanguage();
  return text.map((part) =>
    typeof part === "string" ? (
      part
    ) : (
      <a
        key={part.href}
        href={pathIn(language, part.href)}
        target="_blank"
        rel="noopener"
        className="font-medium text-accent underline underline-offset-4 hover:text-accent-strong"
      >
        {part.text}
        <span className="sr-only">{` ${siteWords[language].newTab}`}</span>
      </a>
    ),
  );
}
