import type { Element, Root } from "hast";
import { toString as textOf } from "hast-util-to-string";
import { createElement } from "react";
import { guides } from "@/lib/integration-api/guides";
import { describedOperations } from "@/lib/integration-api/operations";
import { treeOf } from "@/lib/platform/html/static-html";
import type { DocumentationComponents } from "./components";
import { creditKinds } from "./credits";
import { renderSection } from "./draw";
import { endpointRow, fence, programs, reference, table } from "./markdown-parts";
import type { DocumentationSection } from "./sections";
import { documentationTables } from "./tables";
import { documentationWords } from "./words";

/** An element that occurs on no page: it marks Markdown to be output unchanged. */
export const rawMarkdown = "raw-markdown";
const RawMarkdown = ({ markdown }: { markdown: string }) => createElement(rawMarkdown, { markdown });

const components: DocumentationComponents = {
  a: ({ href, children }) => <a href={href}>{children}</a>,
  Topic: ({ id, title, children }) => (
    <>
      {title && <h2 id={id}>{title}</h2>}
      {children}
    </>
  ),
  Steps: ({ children }) => <>{children}</>,
  Step: ({ number, title, children }) => (
    <>
      <h2>{`${number}. ${title}`}</h2>
      {children}
    </>
  ),
  Guide: ({ id, title, children }) => (
    <>
      <h3 id={id}>{title}</h3>
      {children}
      <RawMarkdown
        markdown={programs(Object.entries(guides.find((guide) => guide.id === id)?.sources ?? {}))}
      />
    </>
  ),
  Code: ({ grammar, code }) => <RawMarkdown markdown={fence(grammar, code)} />,
  Programs: ({ sources }) => <RawMarkdown markdown={programs(Object.entries(sources))} />,
  Table: (content) => <RawMarkdown markdown={table(content)} />,
  Endpoints: ({ language }) => (
    <RawMarkdown
      markdown={table({
        columns: documentationWords[language].endpoints.columns,
        rows: describedOperations[language].map((operation) => endpointRow(operation, language)),
      })}
    />
  ),
  Errors: ({ language }) => <RawMarkdown markdown={table(documentationTables[language].errors)} />,
  Reference: ({ language, tag }) => (
    <>
      {describedOperations[language]
        .filter((operation) => operation.tag === tag)
        .map((operation) => (
          <div key={operation.id}>
            <h3 id={operation.id}>{operation.summary}</h3>
            <RawMarkdown markdown={reference(operation, language)} />
          </div>
        ))}
    </>
  ),
  Calculator: ({ language }) => {
    const { kind, perCall, kinds } = documentationWords[language].calculator;
    return (
      <RawMarkdown
        markdown={table({
          columns: [kind, perCall],
          rows: creditKinds.map(({ id, cost }) => [kinds[id], String(cost)]),
        })}
      />
    );
  },
};

/** A section as HTML, for conversion to Markdown. */
export const sectionTree = (section: DocumentationSection): Promise<Root> =>
  treeOf(renderSection(section, components));

export interface ContentsItem {
  id: string;
  title: string;
}

function headingsOf(node: Root | Element): Element[] {
  return node.children.flatMap((child) => {
    if (child.type !== "element") return [];
    return /^h[23]$/.test(child.tagName) ? [child] : headingsOf(child);
  });
}

/** The parts of a section in its table of contents, in page order. */
export async function contentsOf(section: DocumentationSection): Promise<ContentsItem[]> {
  return headingsOf(await sectionTree(section)).flatMap((heading) => {
    const { id } = heading.properties;
    return typeof id === "string" ? [{ id, title: textOf(heading) }] : [];
  });
}
