import { guideTexts } from "@/lib/documentation/integration-guides";
import type { Guide } from "@/lib/integration-api/guides";
import { CodeTabs } from "./code-tabs";
import { Heading } from "./heading";
import { InlineText } from "./inline-text";

/** A code example: the decision in words, then the program. */
export function GuideEntry({ guide }: { guide: Guide }) {
  const { title, text } = guideTexts[guide.id] ?? { title: guide.id, text: "" };
  return (
    <article
      id={guide.id}
      data-doc-entry={title}
      className="docs-entry laid-out-late border-line border-t py-12"
    >
      <Heading level={3} id={guide.id}>
        {title}
      </Heading>
      <p className="mt-3 mb-6 max-w-[65ch] text-ink-soft leading-7">
        <InlineText text={text} />
      </p>
      <CodeTabs id={guide.id} label={title} sources={guide.sources} />
    </article>
  );
}
