import { ReadingPosition } from "@/components/legal/reading-position";
import { Icon } from "@/components/ui/icon";
import { StaticHtml } from "@/components/ui/static-html";
import { type ContentsItem, contentsOf } from "@/lib/documentation/markdown-tree";
import { searchPath } from "@/lib/documentation/search";
import {
  type DocumentationSection,
  documentationSections,
  pageOfSection,
  sectionPath,
} from "@/lib/documentation/sections";
import { documentationWords } from "@/lib/documentation/words";
import { currentLanguage } from "@/lib/site/current-language";
import { pathIn } from "@/lib/site/language";
import { DocsSearch } from "./docs-search";

type Entry = Pick<DocumentationSection, "id" | "title" | "language"> & {
  /** The table of contents of this page. */
  contents: ContentsItem[] | null;
};

function Contents({ entries }: { entries: readonly Entry[] }) {
  return (
    <ul className="docs-pages">
      {entries.map(({ id, title, language, contents }) => (
        <li key={id}>
          <a href={pathIn(language, sectionPath(id))} aria-current={contents ? "page" : undefined}>
            {title}
          </a>
          {contents && contents.length > 0 && (
            <ul className="docs-toc">
              {contents.map((part) => (
                <li key={part.id}>
                  <a href={`#${part.id}`} className="toc-link">
                    {part.title}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Search, pages, and this page's contents: at the side on wide screens, folded above the text on narrow ones. */
export async function Sidebar({ page }: { page: string }) {
  const language = await currentLanguage();
  const { labels, search } = documentationWords[language];
  const entries = await Promise.all(
    documentationSections[language].map(async (section) => ({
      ...section,
      contents: pageOfSection(section.id) === page ? await contentsOf(section) : null,
    })),
  );
  const ids = entries.flatMap(({ contents }) => contents?.map(({ id }) => id) ?? []);
  return (
    <div className="print:hidden grid content-start gap-4 lg:sticky lg:top-[calc(var(--stuck-top)+2rem)] lg:max-h-[calc(100dvh-var(--stuck-top)-3rem)] lg:grid-rows-[auto_minmax(0,1fr)] lg:self-start">
      <DocsSearch
        labels={search}
        entries={searchPath(language)}
        icon={<Icon name="search" className="size-4" />}
      />
      <details className="group rounded-xl border border-line bg-surface lg:hidden">
        <summary className="flex min-h-12 list-none items-center justify-between gap-3 px-4 font-medium [&::-webkit-details-marker]:hidden">
          {labels.sections}
          <Icon name="chevron-down" className="size-5 text-ink-faint group-open:rotate-180" />
        </summary>
        <StaticHtml as="nav" aria-label={labels.contents} className="border-line border-t px-4 py-3">
          <Contents entries={entries} />
        </StaticHtml>
      </details>
      <StaticHtml as="nav" aria-label={labels.contents} className="hidden overflow-y-auto pr-2 pb-6 lg:block">
        <Contents entries={entries} />
      </StaticHtml>
      <ReadingPosition ids={ids} />
    </div>
  );
}
