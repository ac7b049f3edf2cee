import type { Block } from "@/lib/documentation/blocks";
import { Blocks } from "./blocks";

type StepsProps = { items: readonly { title: string; blocks: readonly Block[] }[] };

/** What to do, one thing after the other. */
export function Steps({ items }: StepsProps) {
  return (
    <ol className="mt-4 grid gap-10">
      {items.map(({ title, blocks }, at) => (
        <li
          key={title}
          id={`step-${at + 1}`}
          data-doc-entry={title}
          className="docs-entry grid min-w-0 grid-cols-[2rem_minmax(0,1fr)] gap-x-4"
        >
          <span
            aria-hidden="true"
            className="grid size-8 place-items-center rounded-full bg-accent-soft font-mono font-semibold text-[0.875rem] text-accent"
          >
            {at + 1}
          </span>
          <div className="docs-prose grid min-w-0 gap-4">
            <h3 className="text-heading">{title}</h3>
            <Blocks blocks={blocks} />
          </div>
        </li>
      ))}
    </ol>
  );
}
