import { Badge } from "@/components/ui/badge";
import { costOf } from "@/lib/documentation/credits";
import { answerDescription, fieldsOf } from "@/lib/documentation/fields";
import { documentationWords } from "@/lib/documentation/words";
import { codeSamples } from "@/lib/integration-api/code-samples";
import type { IntegrationOperation } from "@/lib/platform/openapi/operation";
import type { Language } from "@/lib/site/language";
import { CodeFigure } from "./code-figure";
import { CodeTabs } from "./code-tabs";
import { Method } from "./endpoint-table";
import { FieldList } from "./field-list";
import { Heading } from "./heading";
import { InlineMarkdown } from "./inline-markdown";
import { TryIt } from "./try-it";

type EndpointEntryProps = { operation: IntegrationOperation; language: Language };

/** One endpoint: parameters, response, samples, and a panel to try it. */
export function EndpointEntry({ operation, language }: EndpointEntryProps) {
  const { labels } = documentationWords[language];
  const { id, method, path, summary, description, request, response } = operation;
  const sources = Object.fromEntries(codeSamples(operation).map(({ lang, source }) => [lang, source]));
  const [example] = Object.values(response.examples);
  return (
    <article
      id={id}
      data-doc-entry={summary}
      className="docs-entry grid min-w-0 gap-8 border-line border-t py-10"
    >
      <div className="min-w-0 max-w-3xl">
        <Heading level={2} id={id} language={language} className="text-heading">
          {summary}
        </Heading>
        <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2">
          <Method method={method} />
          <span className="wrap-anywhere font-mono text-[0.875rem]">{path}</span>
          <Badge>{costOf(operation, labels)}</Badge>
        </p>
        <p className="mt-4 text-ink-soft leading-7">
          <InlineMarkdown text={description} />
        </p>
        {request && (
          <FieldList
            title={labels.request}
            fields={fieldsOf(request.schema, "input", language)}
            required={labels.required}
          />
        )}
        <FieldList
          title={labels.answer}
          description={answerDescription(id, language)}
          fields={fieldsOf(response.schema, "output", language)}
        />
      </div>
      <div className="grid min-w-0 gap-4">
        <CodeTabs id={id} label={summary} sources={sources} language={language} />
        <CodeFigure
          label={labels.answer}
          code={JSON.stringify(example?.value, null, 2)}
          grammar="json"
          language={language}
        />
        <TryIt operation={operation} language={language} />
      </div>
    </article>
  );
}
