import type { ReactNode } from "react";
import { cx } from "./cx";
import { Glyph } from "./glyph";
import { glyphs } from "./glyphs";

type CollapsibleProps = { summary: ReactNode; open?: boolean; className?: string; children: ReactNode };

/**
 * Content that is folded on phones and always visible on wider screens. The folded part is the next element, so that
 * CSS can show it without opening anything.
 */
export function CollapsibleOnPhones({ summary }: { summary: string }) {
  return (
    <details className="phone-fold">
      <summary>
        {summary}
        <Glyph d={glyphs["chevron-down"]} className="size-5 text-ink-faint" />
      </summary>
    </details>
  );
}

/** A folded part for content that few people need. Works without scripts. */
export function Collapsible({ summary, open, className, children }: CollapsibleProps) {
  return (
    <details open={open} className={cx("group rounded-xl border border-line px-4 py-1 sm:px-5", className)}>
      <summary className="flex min-h-11 list-none items-center justify-between gap-3 py-2 font-medium [&::-webkit-details-marker]:hidden">
        {summary}
        <Glyph
          d={glyphs["chevron-down"]}
          className="size-5 text-ink-faint transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="pt-1 pb-4">{children}</div>
    </details>
  );
}
