import { buttonClass } from "@/components/ui/button";
import { documentationWords } from "@/lib/documentation/words";
import { integrationApiWords } from "@/lib/integration-api/words";
import type { IntegrationOperation } from "@/lib/platform/openapi/operation";
import type { Language } from "@/lib/site/language";
import { languageDefinitions } from "@/lib/site/language-definitions";

type TryItProps = { operation: IntegrationOperation; language: Language };

/** Only the first sentence: a later one may contain code, such as `fields`, which an option can’t style. */
const firstSentence = (text: string) => text.replace(/(?<=\.) .*/, "");

/** The responses that can be requested from the mock: each example, and each error of the endpoint. */
function responseOptions({ response, errorStatuses }: IntegrationOperation, language: Language) {
  const meanings: Partial<Record<number, { description: string }>> = integrationApiWords[language].errors;
  return [
    ...Object.keys(response.examples).map((name) => ({ value: `example=${name}`, label: `200 ${name}` })),
    ...errorStatuses.map((status) => ({
      value: `code=${status}`,
      label: `${status} ${firstSentence(meanings[status]?.description ?? "")}`,
    })),
  ];
}

/** Calls one endpoint of the mock inside the page, once `TryListener` runs. */
export function TryIt({ operation, language }: TryItProps) {
  const { tryIt: words } = documentationWords[language];
  const { id, method, path, summary, request } = operation;
  return (
    <details className="try-it needs-js">
      <summary>
        {words.title}
        <span className="sr-only">{`${languageDefinitions[language].colon} ${summary}`}</span>
      </summary>
      {/* With this method, pressing Send before the listener runs doesn't load another page. */}
      <form method="dialog" data-method={method.toUpperCase()} data-path={path}>
        <p>{words.lead}</p>
        {request && (
          <>
            <label htmlFor={`${id}-body`}>{words.body}</label>
            <textarea id={`${id}-body`} name="body" rows={8} spellCheck="false" autoComplete="off">
              {JSON.stringify(request.example, null, 2)}
            </textarea>
          </>
        )}
        <label htmlFor={`${id}-wish`}>{words.answerWith}</label>
        <div className="try-send">
          <div className="try-select">
            <select id={`${id}-wish`} name="wish" autoComplete="off">
              {responseOptions(operation, language).map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </div>
          <button type="submit" className={buttonClass("primary")}>
            {words.send}
          </button>
        </div>
        <div role="status" className="try-result">
          <p>{words.ready}</p>
          <p hidden>{words.answer}</p>
          <pre hidden data-part="answer" />
          <p hidden>{words.request}</p>
          <pre hidden data-part="request" />
        </div>
      </form>
    </details>
  );
}
