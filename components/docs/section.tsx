import type { Block, DocumentationSection } from "@/lib/documentation/blocks";
import { markdownPath } from "@/lib/documentation/contents";
import { documentationLabels as labels } from "@/lib/documentation/sections";
import { Blocks } from "./blocks";
import { Heading } from "./heading";

type Group = { heading?: Extract<Block, { type: "heading" }>; blocks: Block[]; wide?: boolean };

/** Parts whose entries carry headings of their own and use the whole column. */
const isWide = (block: Block) => block.type === "part" && ["reference", "guides"].includes(block.part);

/** Each heading with the blocks that follow it; what stands before the first heading, and what is wide, by itself. */
function groupBlocks(blocks: readonly Block[]): Group[] {
  const groups: Group[] = [{ blocks: [] }];
  for (const block of blocks) {
    if (block.type === "heading") groups.push({ heading: block, blocks: [] });
    else if (isWide(block)) groups.push({ blocks: [block], wide: true });
    else groups.at(-1)?.blocks.push(block);
  }
  return groups.filter(({ heading, blocks: inside }) => heading || inside.length > 0);
}

function GroupView({ group: { heading, blocks, wide } }: { group: Group }) {
  if (wide) return <Blocks blocks={blocks} />;
  const inside = (
    <div className="docs-prose mt-5 grid min-w-0 gap-5">
      <Blocks blocks={blocks} />
    </div>
  );
  if (!heading) return inside;
  return (
    <section id={heading.id} data-doc-entry={heading.text} className="docs-entry laid-out-late mt-12">
      <Heading level={3} id={heading.id}>
        {heading.text}
      </Heading>
      {inside}
    </section>
  );
}

export function DocsSection({ section }: { section: DocumentationSection }) {
  const { id, title, lead, blocks } = section;
  return (
    <section
      id={id}
      data-doc-entry={title}
      className="docs-entry border-line border-t py-16 first:border-t-0 first:pt-0"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <Heading level={2} id={id}>
          {title}
        </Heading>
        <a
          href={markdownPath(id)}
          className="inline-flex min-h-11 items-center text-[0.8125rem] text-ink-faint underline decoration-line-strong/50 underline-offset-4 hover:text-ink"
        >
          {labels.asMarkdown}
          <span className="sr-only">: {title}</span>
        </a>
      </div>
      <p className="mt-2 max-w-2xl text-ink-soft text-lead">{lead}</p>
      {groupBlocks(blocks).map((group) => (
        <GroupView key={group.heading?.id ?? (group.wide ? "wide" : "opening")} group={group} />
      ))}
    </section>
  );
}
