import { keyVariable, type LanguageId, languages, urlVariable } from "@/lib/integration-api/languages";
import { integrationErrors } from "@/lib/integration-api/moderation";
import { integrationApiWords } from "@/lib/integration-api/words";
import { inEachLanguage } from "@/lib/site/language";
import { eventList } from "@/lib/webhooks/events";
import { documentationWords } from "./words";

/** A table of the documentation. Its cells are Markdown. */
export interface DocumentationTable {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

export const documentationTables = inEachLanguage((language) => {
  const { errors, languages: run, retention, settings, plans, events } = documentationWords[language];
  const api = integrationApiWords[language];
  return {
    errors: {
      caption: errors.caption,
      columns: errors.columns,
      rows: integrationErrors.map(({ status }) => {
        const { description, remedy } = api.errors[status];
        return [`\`${status}\``, description, remedy];
      }),
    },
    languages: {
      ...run,
      rows: languages.map(({ id, label }) => [label, api.languages[id].run, api.languages[id].needs]),
    },
    retention: {
      caption: retention.caption,
      columns: retention.columns,
      rows: [
        retention.content,
        retention.results,
        retention.logs,
        retention.performance,
        retention.analytics,
      ],
    },
    settings: {
      caption: settings.caption,
      columns: settings.columns,
      rows: [
        [`\`${keyVariable}\``, ...settings.key],
        [`\`${urlVariable}\``, ...settings.url],
        settings.timeout,
        settings.tries,
      ],
    },
    plans: {
      caption: plans.caption,
      columns: plans.columns,
      rows: [plans.rate, plans.models, plans.webhooks, plans.bulk, plans.uptime, plans.support],
    },
    /** All events, from the definitions that the sender and OpenAPI use. */
    events: {
      caption: events.caption,
      columns: events.columns,
      rows: eventList.map(({ type, when, example }) => [
        `\`${type}\``,
        when[language],
        Object.keys(example)
          .map((name) => `\`${name}\``)
          .join(", "),
      ]),
    },
  } satisfies Record<string, DocumentationTable>;
});

/** Replaces the label of curl among the receivers, because its sample sends instead of receiving. */
export const receiverNames = inEachLanguage(
  (language): Partial<Record<LanguageId, string>> => ({
    curl: documentationWords[language].labels.shell,
  }),
);
