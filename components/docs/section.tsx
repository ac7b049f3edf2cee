import { renderSection } from "@/lib/documentation/draw";
import { type DocumentationSection, markdownPath } from "@/lib/documentation/sections";
import { documentationWords } from "@/lib/documentation/words";
import { htmlOf } from "@/lib/platform/html/static-html";
import { languageDefinitions } from "@/lib/site/language-definitions";
import { contentComponents } from "./content";
import { Heading } from "./heading";

/** A section with its heading and a link to its Markdown. It is static HTML, so React doesn't hydrate it. */
export async function DocsSection({ section, level }: { section: DocumentationSection; level: 1 | 2 }) {
  const { id, language, title, lead } = section;
  const { labels } = documentationWords[language];
  const html = await htmlOf(
    <>
      <div className="docs-head">
        <Heading level={level} id={id} language={language}>
          {title}
        </Heading>
        <a href={markdownPath(id)} className="docs-markdown">
          {labels.asMarkdown}
          <span className="sr-only">{`${languageDefinitions[language].colon} ${title}`}</span>
        </a>
      </div>
      <p className="mt-2 max-w-2xl text-ink-soft text-lead">{lead}</p>
      {renderSection(section, contentComponents)}
    </>,
  );
  return (
    <section
      id={id}
      className="docs-entry border-line border-t py-16 first:border-t-0 first:pt-0"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made while the site is built, of its own files alone
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
