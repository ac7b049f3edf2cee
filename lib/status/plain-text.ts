import { sortForPage } from "@/lib/incidents/order";
import { incidentWords } from "@/lib/incidents/words";
import { type Language, mainLanguage } from "@/lib/site/language";
import { checkedAt } from "./checked-at";
import { formats } from "./localized-formats";
import type { HealthRecord } from "./schema";
import { headlineOf, statusWords } from "./words";

const sentences = (...all: string[]) => all.filter(Boolean).join(" ");

/** The status page for terminals, and for browsers without JavaScript. */
export function plainText(record: HealthRecord, language: Language = mainLanguage): string {
  const { measured } = record;
  const checked = checkedAt(record);
  const { text: words, states } = statusWords[language];
  const { statesWithin } = incidentWords[language];
  const { moment, percentage, milliseconds } = formats[language];
  const lines = [
    headlineOf(record.status, language),
    record.says,
    ...(checked ? [words.checked({ moment: moment(checked) })] : []),
    "",
    ...record.services.map(({ name, label, says, detail }) =>
      words.service({ service: name, found: sentences(`${label}.`, says, detail) }),
    ),
    "",
    words.hours({ checks: String(measured.samples), passed: percentage(measured.successRate) }),
    words.response({ median: milliseconds(measured.latencyP50), p95: milliseconds(measured.latencyP95) }),
    ...(record.places ?? []).flatMap(({ place, checks }) =>
      checks.map(({ name, status, samples, successRate }) =>
        words.place({ place, check: name, state: states[status], samples, passed: percentage(successRate) }),
      ),
    ),
    "",
    ...sortForPage(record.incidents).flatMap(({ title, state, startsAt, services, url, updates }) => [
      words.incident({ moment: moment(startsAt), title, state: statesWithin[state] }),
      ...(updates[0]?.message.split(/\r?\n/) ?? []).map((line) => `  ${line}`.trimEnd()),
      ...(services.length > 0 ? [`  ${services.map(({ name }) => name).join(", ")}`] : []),
      `  ${url}`,
    ]),
  ];
  return `${lines.join("\n").trim()}\n`;
}

/** A response that caches must revalidate, for the status in formats other than HTML. */
export const publicTextResponse = (contentType: string, text: string): Response =>
  new Response(text, {
    headers: {
      "Content-Type": `${contentType}; charset=utf-8`,
      "Cache-Control": "no-cache",
    },
  });
