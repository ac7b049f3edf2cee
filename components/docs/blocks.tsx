import type { Block } from "@/lib/documentation/blocks";
import { CodeFigure } from "./code-figure";
import { InlineText } from "./inline-text";
import { Part } from "./part";
import { Steps } from "./steps";
import { Table } from "./table";

function BlockView({ block }: { block: Exclude<Block, { type: "heading" }> }) {
  switch (block.type) {
    case "text":
      return (
        <p>
          <InlineText text={block.text} />
        </p>
      );
    case "list":
      return (
        <ul className="list-disc space-y-2 pl-5 marker:text-ink-faint">
          {block.items.map((item) => (
            <li key={item}>
              <InlineText text={item} />
            </li>
          ))}
        </ul>
      );
    case "steps":
      return <Steps items={block.items} />;
    case "code":
      return <CodeFigure {...block} />;
    case "table":
      return <Table {...block} />;
    case "part":
      return <Part part={block.part} />;
  }
}

/** Blocks in their order; a heading between them is the caller's. */
export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, at) =>
    // Blocks never move: their place is their identity.
    // biome-ignore lint/suspicious/noArrayIndexKey: as said above
    block.type === "heading" ? null : <BlockView key={at} block={block} />,
  );
}
