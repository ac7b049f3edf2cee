import { resolveLink } from "@/lib/documentation/anchors";
import type { DocumentationComponents } from "@/lib/documentation/components";
import { documentationTables } from "@/lib/documentation/tables";
import { guides } from "@/lib/integration-api/guides";
import { describedOperations } from "@/lib/integration-api/operations";
import { pathIn } from "@/lib/site/language";
import { CodeFigure } from "./code-figure";
import { CodeTabs } from "./code-tabs";
import { CreditCalculator } from "./credit-calculator";
import { EndpointEntry } from "./endpoint-entry";
import { EndpointTable } from "./endpoint-table";
import { Heading } from "./heading";
import { Table } from "./table";

/** The components that render the Markdown of sections. */
export const contentComponents: DocumentationComponents = {
  a: async ({ href = "", children, language }) => (
    <a href={pathIn(language, await resolveLink(href))}>{children}</a>
  ),
  Topic: ({ id, title, children, language, level }) => {
    const inside = <div className="docs-prose mt-5 gap-5">{children}</div>;
    if (!id || !title) return inside;
    return (
      <section id={id} data-doc-entry={title} className="docs-entry mt-12">
        <Heading level={level} id={id} language={language} className="text-heading">
          {title}
        </Heading>
        {inside}
      </section>
    );
  },
  Steps: ({ children }) => <ol className="mt-9 grid max-w-3xl gap-10">{children}</ol>,
  Step: ({ number, title, children }) => (
    <li
      id={`step-${number}`}
      data-doc-entry={title}
      className="docs-entry grid min-w-0 grid-cols-[2rem_minmax(0,1fr)] gap-x-4"
    >
      <span
        aria-hidden="true"
        className="grid size-8 place-items-center rounded-full bg-accent-soft font-mono font-semibold text-[0.875rem] text-accent"
      >
        {number}
      </span>
      <div className="docs-prose gap-4">
        <h3 className="text-heading">{title}</h3>
        {children}
      </div>
    </li>
  ),
  Guide: ({ id, title, children, language, level }) => (
    <article id={id} data-doc-entry={title} className="docs-entry docs-guide">
      <Heading level={level} id={id} language={language} className="text-heading">
        {title}
      </Heading>
      {children}
      <CodeTabs
        id={id}
        label={title}
        sources={guides.find((guide) => guide.id === id)?.sources ?? {}}
        language={language}
      />
    </article>
  ),
  Code: CodeFigure,
  Programs: CodeTabs,
  Table,
  Endpoints: EndpointTable,
  Errors: ({ language }) => <Table {...documentationTables[language].errors} />,
  Reference: ({ language, tag }) => (
    <div className="mt-8">
      {describedOperations[language]
        .filter((operation) => operation.tag === tag)
        .map((operation) => (
          <EndpointEntry key={operation.id} operation={operation} language={language} />
        ))}
    </div>
  ),
  Calculator: CreditCalculator,
};
