import { ReadingPosition } from "@/components/legal/reading-position";
import { Icon } from "@/components/ui/icon";
import { htmlOf } from "@/lib/documentation/html";
import { type ContentsItem, contentsOf } from "@/lib/documentation/markdown";
import { type DocumentationSection, documentationSections } from "@/lib/documentation/sections";
import { documentationWords } from "@/lib/documentation/words";
import { localize } from "@/lib/site/current-language";
import { PageSearch } from "./page-search";

type Entry = Pick<DocumentationSection, "id" | "title"> & { contents: ContentsItem[] };

function Contents({ entries }: { entries: readonly Entry[] }) {
  return (
    <ul className="docs-contents grid gap-3 lg:gap-1">
      {entries.map((section) => (
        <li key={section.id}>
          <a
            href={`#${section.id}`}
            className="toc-link flex min-h-11 items-center font-semibold text-[0.9375rem] text-ink hover:text-accent aria-[current]:text-accent lg:min-h-9"
          >
            {section.title}
          </a>
          <ul className="docs-toc mb-3">
            {section.contents.map(({ id, title }) => (
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
export async function Sidebar() {
  const { labels, search } = await localize(documentationWords);
  const sections = await localize(documentationSections);
  const entries = await Promise.all(
    sections.map(async (section) => ({ ...section, contents: await contentsOf(section) })),
  );
  const ids = entries.flatMap(({ id, contents }) => [id, ...contents.map((item) => item.id)]);
  const contents = { __html: await htmlOf(<Contents entries={entries} />) };
  return (
    <div className="print:hidden grid content-start gap-4 lg:sticky lg:top-[calc(var(--stuck-top)+2rem)] lg:max-h-[calc(100dvh-var(--stuck-top)-3rem)] lg:grid-rows-[auto_minmax(0,1fr)] lg:self-start">
      <PageSearch labels={search} icon={<Icon name="search" className="size-4" />} />
      <details className="group rounded-xl border border-line bg-surface lg:hidden">
        <summary className="flex min-h-12 list-none items-center justify-between gap-3 px-4 font-medium [&::-webkit-details-marker]:hidden">
          {labels.contents}
          <Icon name="chevron-down" className="size-5 text-ink-faint group-open:rotate-180" />
        </summary>
        <nav
          aria-label={labels.contents}
          className="border-line border-t px-4 py-3"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: made of headings of the site's own
          dangerouslySetInnerHTML={contents}
        />
      </details>
      <nav
        aria-label={labels.contents}
        className="hidden overflow-y-auto pr-2 pb-6 lg:block"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: as above
        dangerouslySetInnerHTML={contents}
      />
      <ReadingPosition ids={ids} />
    </div>
  );
}
