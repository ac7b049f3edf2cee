import { Icon } from "@/components/ui/icon";
import { documentationSections } from "@/lib/documentation/sections";
import { documentationWords } from "@/lib/documentation/words";
import { localize } from "@/lib/site/current-language";

/** The five ways into the documentation. */
export async function SectionCards() {
  const { labels } = await localize(documentationWords);
  const sections = await localize(documentationSections);
  return (
    <nav aria-label={labels.sections}>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-5">
        {sections.map(({ id, title, lead, icon }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="card grid h-full grid-cols-[1.25rem_minmax(0,1fr)] content-start gap-x-4 rounded-xl border border-line bg-surface p-4 transition-colors hover:border-line-strong sm:block sm:p-5"
            >
              <Icon name={icon} className="mt-0.5 size-5 text-accent sm:mt-0" />
              <span className="font-semibold leading-6 sm:mt-4 sm:block">{title}</span>
              <span className="col-start-2 mt-0.5 text-[0.875rem] text-ink-soft leading-5 sm:mt-1 sm:block">
                {lead}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
