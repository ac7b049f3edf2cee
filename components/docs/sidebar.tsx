import { ReadingPosition } from "@/components/legal/reading-position";
import { Icon } from "@/components/ui/icon";
import { contentsOf } from "@/lib/documentation/contents";
import { docsControls } from "@/lib/documentation/controls";
import { documentationSections, documentationLabels as labels } from "@/lib/documentation/sections";
import { PageSearch } from "./page-search";

function Contents() {
  return (
    <ul className="docs-contents grid gap-3 lg:gap-1">
      {documentationSections.map((section) => (
        <li key={section.id}>
          <a
            href={`#${section.id}`}
            className="toc-link flex min-h-11 items-center font-semibold text-[0.9375rem] text-ink hover:text-accent aria-[current]:text-accent lg:min-h-9"
          >
            {section.title}
          </a>
          <ul className="docs-toc mb-3">
            {contentsOf(section).map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} className="toc-link">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

/** Search and contents: beside the text on wide screens, above it and folded on narrow ones. */
export function Sidebar() {
  const ids = documentationSections.flatMap((section) => [
    section.id,
    ...contentsOf(section).map(({ id }) => id),
  ]);
  return (
    <div className="no-scroll-anchor grid content-start gap-4 lg:sticky lg:top-[calc(var(--stuck-top)+2rem)] lg:max-h-[calc(100dvh-var(--stuck-top)-3rem)] lg:grid-rows-[auto_minmax(0,1fr)] lg:self-start">
      <PageSearch
        labels={{
          search: labels.search,
          hint: docsControls.searchHint,
          keys: docsControls.searchKeys,
          found: labels.results,
          none: labels.noResults,
        }}
        icon={<Icon name="search" className="size-4" />}
      />
      <details className="group rounded-xl border border-line bg-surface lg:hidden">
        <summary className="flex min-h-12 list-none items-center justify-between gap-3 px-4 font-medium [&::-webkit-details-marker]:hidden">
          {labels.contents}
          <Icon name="chevron-down" className="size-5 text-ink-faint group-open:rotate-180" />
        </summary>
        <nav aria-label={labels.contents} className="border-line border-t px-4 py-3">
          <Contents />
        </nav>
      </details>
      <nav aria-label={labels.contents} className="hidden overflow-y-auto pr-2 pb-6 lg:block">
        <Contents />
      </nav>
      <ReadingPosition ids={ids} />
    </div>
  );
}
