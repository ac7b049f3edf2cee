import { Icon } from "@/components/ui/icon";
import { insults } from "@/lib/pages/feature-pictures";

/** A picture of one insult in several scripts, each detected. */
export function LanguagesPicture() {
  return (
    <ul className="grid gap-2">
      {insults.map(({ lang, text }) => (
        <li
          key={lang}
          className="flex items-center gap-3 rounded-lg border border-line bg-sunken px-3 py-2 text-[0.875rem] leading-5"
        >
          <span className="w-6 shrink-0 font-mono text-[0.75rem] text-ink-faint uppercase">{lang}</span>
          <span lang={lang} dir={lang === "ar" ? "rtl" : "ltr"} className="min-w-0 flex-1">
            {text}
          </span>
          <Icon name="flag" className="size-4 text-flagged" />
        </li>
      ))}
    </ul>
  );
}
