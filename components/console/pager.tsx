import { buttonClass } from "@/components/ui/button";
import { consoleWords } from "@/lib/console/words";

type PagerProps = { page: number; pages: number; href: (page: number) => string };

const words = consoleWords.pages;

/** Pagination of a long list. Renders nothing if there is only one page. */
export function Pager({ page, pages, href }: PagerProps) {
  if (pages === 1) return null;
  return (
    <nav aria-label={words.label} className="flex flex-wrap items-center gap-4">
      {page > 1 && (
        <a href={href(page - 1)} rel="prev" className={buttonClass("secondary")}>
          {words.previous}
        </a>
      )}
      <span className="text-[0.9375rem] text-ink-soft">{words.current(page, pages)}</span>
      {page < pages && (
        <a href={href(page + 1)} rel="next" className={buttonClass("secondary")}>
          {words.next}
        </a>
      )}
    </nav>
  );
}
