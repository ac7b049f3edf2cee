import { Icon } from "@/components/ui/icon";
import { StaticHtml } from "@/components/ui/static-html";
import { frameWords } from "@/lib/pages/frame-words";
import type { LegalDocument } from "@/lib/pages/legal-document";
import { localize } from "@/lib/site/current-language";
import { ReadingPosition } from "./reading-position";

function SectionList({ sections, numbered }: Pick<LegalDocument, "sections" | "numbered">) {
  return (
    <ol className="toc-list">
      {sections.map(({ id, title }, index) => (
        <li key={id}>
          <a href={`#${id}`} className="toc-link">
            {numbered && <span>{index + 1}</span>}
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
}

/** The sections of a document: beside the text on wide screens, folded above it on narrow ones, absent in print. */
export async function TableOfContents({ sections, numbered }: Pick<LegalDocument, "sections" | "numbered">) {
  const { contents } = (await localize(frameWords)).legal;
  return (
    <div className="print:hidden">
      <details className="group rounded-xl border border-line bg-surface lg:hidden">
        <summary className="flex min-h-12 list-none items-center justify-between gap-3 px-4 font-medium [&::-webkit-details-marker]:hidden">
          {contents}
          <Icon name="chevron-down" className="size-5 text-ink-faint group-open:rotate-180" />
        </summary>
        <StaticHtml as="nav" aria-label={contents} className="border-line border-t px-4 py-3">
          <SectionList sections={sections} numbered={numbered} />
        </StaticHtml>
      </details>
      <StaticHtml
        as="nav"
        aria-label={contents}
        className="sticky top-[calc(var(--stuck-top)+2rem)] hidden max-h-[calc(100dvh-var(--stuck-top)-4rem)] overflow-y-auto lg:block"
      >
        <p className="pb-3 font-medium text-sm">{contents}</p>
        <SectionList sections={sections} numbered={numbered} />
      </StaticHtml>
      <ReadingPosition ids={sections.map(({ id }) => id)} />
    </div>
  );
}
