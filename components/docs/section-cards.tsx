import { Icon } from "@/components/ui/icon";
import { sectionCards, sectionPath } from "@/lib/documentation/sections";
import { documentationWords } from "@/lib/documentation/words";
import { currentLanguage } from "@/lib/site/current-language";
import { pathIn } from "@/lib/site/language";

/** Cards that link to the main parts of the documentation. */
export async function SectionCards() {
  const language = await currentLanguage();
  const { labels, sections } = documentationWords[language];
  return (
    <nav aria-label={labels.sections}>
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-5">
        {sectionCards.map(({ id, icon }) => (
          <li key={id}>
            <a
              href={pathIn(language, sectionPath(id))}
              className="card grid h-full grid-cols-[1.25rem_minmax(0,1fr)] content-start gap-x-4 rounded-xl border border-line bg-surface p-4 transition-colors hover:border-line-strong sm:block sm:p-5"
            >
              <Icon name={icon} className="mt-0.5 size-5 text-accent sm:mt-0" />
              <span className="font-semibold leading-6 sm:mt-4 sm:block">{sections[id].title}</span>
              <span className="col-start-2 mt-0.5 text-[0.875rem] text-ink-soft leading-5 sm:mt-1 sm:block">
                {sections[id].lead}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
